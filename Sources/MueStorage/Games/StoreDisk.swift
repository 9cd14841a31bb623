import Platform
import Synchronization

/// The directories of the games, each opened as soon as the disk lets it be.
///
/// What cannot be opened, made or locked now is tried again whenever it is needed, so that a disk that
/// refuses at the start keeps nobody from reading or, later, from saving.
final class StoreDisk: Sendable {
  /// A directory of it.
  enum Place {
    case state
    case games
  }

  private struct Opened {
    var folders: [Place: DiskFolder] = [:]
    var lock: StoreLock?
  }

  private let path: String
  private let opened = Mutex(Opened())

  /// Opens what can be opened; throws only when another program has the games.
  init(_ path: String) throws(StoreError) {
    self.path = path
    do throws(FileFault) {
      _ = try folder(.games, forWriting: true)
    } catch {
      if error == Self.lockedByAnother { throw .lockedByAnother }
    }
  }

  /// Whether nobody else may change the games.
  var isHeld: Bool { opened.withLock { $0.lock != nil } }

  /// A directory; whoever writes there must be the only one.
  func folder(_ place: Place, forWriting: Bool) throws(FileFault) -> DiskFolder {
    try opened.withLock { opened throws(FileFault) in
      if opened.folders[.state] == nil {
        opened.folders[.state] = try DiskFolder(path, makes: true)
      }
      if forWriting, opened.lock == nil { opened.lock = try lock() }
      if let folder = opened.folders[place] { return folder }
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
