import MueStorage
import MueWords
import Platform

/// Copies the database of a card room while people play: `mue room backup`.
struct RoomBackupCommand {
  let context: AppContext
  let folder: RoomFolder

  func run(to file: String) -> ExitCode {
    guard let database = folder.databaseForHost(context) else { return .failed }
    do throws(RoomFault) {
      try database.backup(to: file)
      return .done
    } catch {
      let reason: Phrase =
        error == .fileExists
        ? .roomBackupExists(path: file) : .roomNotMade(path: file, reason: "\(error.system)")
      context.complain(reason)
      return .failed
    }
  }
}

extension RoomFault {
  /// The system's reason, as far as SQLite reports it, for not writing a file.
  fileprivate var system: SystemError {
    switch self {
    case .database(.cannotOpen), .database(.readOnly): SystemError(number: EACCES)
    case .database(.full): SystemError(number: ENOSPC)
    default: SystemError(number: EIO)
    }
  }
}
