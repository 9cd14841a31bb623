import Platform
import Synchronization

/// The directories of the games, each opened as soon as the disk allows it.
///
/// Whatever cannot be opened, created or locked now is tried again whenever it is needed, so that
/// an initial refusal by the disk prevents neither reading nor later saving.
final class StoreDisk: Sendable {
  enum FolderName {
    case state, games
  }

  private struct Opened {
    var folders: [FolderName: DiskFolder] = [:]
    var lock: StoreLock?
  }

  private let path: String
  private let opened = Mutex(Opened())

  /// Opens as much as possible.
  ///
  /// - Throws: Only `lockedByAnother`, if another program has the games.
  init(_ path: String) throws(StoreError) {
    self.path = path
    do throws(FileFault) {
      _ = try folder(.games, forWriting: true)
    } catch {
      if error == Self.lockedByAnother { throw .lockedByAnother }
    }
  }

  var isHeld: Bool { opened.withLock { $0.lock != nil } }

  func folder(_ name: FolderName, forWriting: Bool) throws(FileFault) -> DiskFolder {
    try opened.withLock { opened throws(FileFault) in
      if opened.folders[.state] == nil {
        opened.folders[.state] = try DiskFolder(path, makes: true)
      }
      if forWriting, opened.lock == nil { opened.lock = try lock() }
      if let folder = opened.folders[name] { return folder }
      let folder = try DiskFolder(path + "/games", makes: true)
      opened.folders[.games] = folder
      return folder
    }
  }

  private static let lockedByAnother = FileFault(.lock, EWOULDBLOCK)

  private func lock() throws(FileFault) -> StoreLock {
    do throws(StoreError) {
      return try StoreLock(path + "/lock")
    } catch {
      if case .cannotLock(let fault) = error { throw fault }
      throw Self.lockedByAnother
    }
  }
}

/// A directory of the games on disk, opened by the first call that can open it.
struct StoreFolder: Folder {
  let disk: StoreDisk
  let name: StoreDisk.FolderName

  private func reading() throws(FileFault) -> DiskFolder {
    try disk.folder(name, forWriting: false)
  }

  private func writing() throws(FileFault) -> DiskFolder {
    try disk.folder(name, forWriting: true)
  }

  func names() throws(FileFault) -> [String] { try reading().names() }

  func read(_ name: String, atMost limit: Int) throws(FileFault) -> [UInt8]? {
    try reading().read(name, atMost: limit)
  }

  func isOwnFile(_ name: String) -> Bool {
    Log.attempt("to look at a file", reading)?.isOwnFile(name) ?? false
  }

  func create(_ name: String) throws(FileFault) -> Int32 { try writing().create(name) }

  func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFault) -> Int {
    try writing().write(bytes, to: file)
  }

  func sync(_ file: Int32) throws(FileFault) { try writing().sync(file) }

  func close(_ file: Int32) throws(FileFault) { try writing().close(file) }

  func link(_ name: String, as other: String) throws(FileFault) {
    try writing().link(name, as: other)
  }

  func rename(_ name: String, to other: String) throws(FileFault) {
    try writing().rename(name, to: other)
  }

  func remove(_ name: String) throws(FileFault) { try writing().remove(name) }

  func sync() throws(FileFault) { try writing().sync() }
}

/// The lock on the games, held as long as this object lives; the system releases it when the
/// program dies.
final class StoreLock: Sendable {
  private let descriptor: Int32

  /// Locks a file that serves no other purpose.
  ///
  /// - Throws: `lockedByAnother` if another program holds it, otherwise `cannotLock`.
  init(_ path: String) throws(StoreError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotLock(FileFault(.open, errno)) }
    // The account's umask may have removed its own permissions from a new file.
    var facts = stat()
    if fstat(descriptor, &facts) == 0, facts.isOwnFile, facts.st_mode & 0o600 != 0o600 {
      _ = fchmod(descriptor, 0o600)
    }
    let answer: LockAnswer
    do throws(SystemError) {
      answer = try takeLock(descriptor)
    } catch {
      throw .cannotLock(FileFault(.lock, error.number))
    }
    if answer == .heldByAnother { throw .lockedByAnother }
  }

  deinit { unlockAndClose(descriptor) }
}
