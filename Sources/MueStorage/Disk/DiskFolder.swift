import MueData
import Platform

/// A directory on disk, held open as long as this object lives.
public final class DiskFolder: Folder {
  private let descriptor: Int32
  /// Whether only regular files of the account that runs the program are read.
  private let readsOwnFilesOnly: Bool

  /// Opens a directory; with `makes`, creates it and all missing ones above it.
  ///
  /// `readsOwnFilesOnly` is for directories in which others may create files: a file of another
  /// account or one that is not regular, such as a link, then counts as missing.
  public init(
    _ path: String, makes: Bool = false, readsOwnFilesOnly: Bool = false
  ) throws(FileFault) {
    self.readsOwnFilesOnly = readsOwnFilesOnly
    var opened = Self.open(path)
    if opened < 0, errno == ENOENT, makes {
      try Self.make(path)
      opened = Self.open(path)
    }
    guard opened >= 0 else { throw FileFault(.openDirectory, errno) }
    descriptor = opened
  }

  /// Opens a directory as `init` does; nil if there is none, or if the system refuses, which is
  /// logged.
  public static func ifThere(
    _ path: String, makes: Bool = false, readsOwnFilesOnly: Bool = false
  ) -> DiskFolder? {
    do throws(FileFault) {
      return try DiskFolder(path, makes: makes, readsOwnFilesOnly: readsOwnFilesOnly)
    } catch {
      if !error.isMissing { Log.note("to open \(path): \(error)") }
      return nil
    }
  }

  private static func open(_ path: String) -> Int32 {
    Platform.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit { unlockAndClose(descriptor) }

  /// Creates a directory for this account alone, and the missing ones above it.
  private static func make(_ path: String) throws(FileFault) {
    if makeOne(path) { return }
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    guard errno == ENOENT, !parent.isEmpty else { throw FileFault(.makeDirectory, errno) }
    try make("/" + parent)
    guard makeOne(path) else { throw FileFault(.makeDirectory, errno) }
  }

  /// Creates one directory; returns whether it is there now.
  private static func makeOne(_ path: String) -> Bool {
    guard mkdir(path, 0o700) == 0 else { return errno == EEXIST }
    // The account's umask may have removed its own permissions.
    _ = chmod(path, 0o700)
    return true
  }

  /// Locks the directory as long as this object lives.
  ///
  /// It waits for another program that holds the lock, but not for ever, since that program may be
  /// stopped or belong to somebody else.
  ///
  /// - Throws: `FileFault` if it cannot be locked, with `EWOULDBLOCK` if another program holds the
  ///   lock.
  func lock(milliseconds: Int) throws(FileFault) {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    do throws(SystemError) {
      while try takeLock(descriptor) == .heldByAnother {
        if ContinuousClock.now >= deadline { throw SystemError(number: EWOULDBLOCK) }
        usleep(5000)
      }
    } catch {
      throw FileFault(.lock, error.number)
    }
  }

  /// Locks the directory unless another program holds the lock; returns whether this program may
  /// continue, which it may also on a disk without locks.
  public func tryLock() -> Bool {
    let answer = Log.attempt("to lock a folder") { () throws(SystemError) in
      try takeLock(descriptor)
    }
    return answer == .taken || answer == .unsupported
  }

  public var hasLocks: Bool {
    Log.attempt("to lock a folder") { () throws(SystemError) in try takeLock(descriptor) }
      != .unsupported
  }

  /// The names in it, in no particular order.
  public func names() throws(FileFault) -> [String] { try names(beginningWith: "") }

  /// The names in it that begin with a text, in no particular order; the others cost almost
  /// nothing.
  public func names(beginningWith prefix: String) throws(FileFault) -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw FileFault(.list, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = try next(in: stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> String? in
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          strncmp(start, prefix, prefix.utf8.count) == 0
        else { return nil }
        return String(cString: start)
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The next entry; nil after the last one.
  ///
  /// - Throws: `FileFault` if the list breaks off.
  private func next(in stream: OpaquePointer) throws(FileFault) -> UnsafeMutablePointer<dirent>? {
    errno = 0
    let entry = readdir(stream)
    if entry == nil, errno != 0 { throw FileFault(.list, errno) }
    return entry
  }

  /// The first bytes of a file, up to a limit; nil if there is no such file.
  public func read(_ name: String, atMost limit: Int) throws(FileFault) -> [UInt8]? {
    // Non-blocking, so that a pipe with this name cannot block the program.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (readsOwnFilesOnly ? O_NOFOLLOW : 0)
    let file = openat(descriptor, name, flags)
    if file < 0, errno == ENOENT || readsOwnFilesOnly && errno == ELOOP { return nil }
    guard file >= 0 else { throw FileFault(.open, errno) }
    defer { _ = Platform.close(file) }
    if readsOwnFilesOnly, !Self.isOwnFile(file) { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = retryOnInterrupt {
        Platform.read(file, &piece, min(piece.count, limit - bytes.count))
      }
      guard count >= 0 else { throw FileFault(.read, errno) }
      if count == 0 { break }
      bytes += piece.prefix(count)
    }
    return bytes
  }

  private static func isOwnFile(_ file: Int32) -> Bool {
    var facts = stat()
    return fstat(file, &facts) == 0 && facts.isOwnFile
  }

  /// Whether a name is that of a regular file of this account, not of a link to one.
  public func isOwnFile(_ name: String) -> Bool {
    var facts = stat()
    return fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 && facts.isOwnFile
  }

  /// Creates an empty file that must not exist yet, readable by this account alone, and opens it.
  public func create(_ name: String) throws(FileFault) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try checked(.create) { openat(descriptor, name, flags, 0o600) }
    // The account's umask may have removed its own permission to read.
    _ = fchmod(file, 0o600)
    return file
  }

  /// Writes part of the bytes at the end of an open file and returns their number.
  public func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFault) -> Int {
    let count = bytes.withUnsafeBytes { Platform.write(file, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw FileFault(.write, errno) }
    return count
  }

  /// Syncs an open file, so that it survives a power cut.
  public func sync(_ file: Int32) throws(FileFault) {
    try checked(.sync) { fsync(file) }
  }

  /// Closes an open file.
  ///
  /// - Throws: `FileFault` if the system reports an earlier failure.
  public func close(_ file: Int32) throws(FileFault) {
    try checked(.close) { Platform.close(file) }
  }

  /// Gives a file a second name that must not exist yet.
  ///
  /// - Throws: `FileFault` if that is not possible, as on disks without hard links.
  public func link(_ name: String, as other: String) throws(FileFault) {
    try checked(.link) { linkat(descriptor, name, descriptor, other, 0) }
  }

  /// Renames a file; replaces any file that has the new name.
  public func rename(_ name: String, to other: String) throws(FileFault) {
    try checked(.rename) { renameat(descriptor, name, descriptor, other) }
  }

  /// Removes a name.
  public func remove(_ name: String) throws(FileFault) {
    try checked(.remove) { unlinkat(descriptor, name, 0) }
  }

  /// Syncs the directory, so that its names survive a power cut.
  ///
  /// Some file systems, such as CIFS, have no such call for directories; that is not a failure.
  public func sync() throws(FileFault) {
    do throws(FileFault) {
      try sync(descriptor)
    } catch {
      if ![EINVAL, ENOTSUP].contains(error.code) { throw error }
    }
  }

  @discardableResult
  private func checked(_ step: FileFault.Step, _ call: () -> Int32) throws(FileFault) -> Int32 {
    let answer = call()
    guard answer >= 0 else { throw FileFault(step, errno) }
    return answer
  }
}
