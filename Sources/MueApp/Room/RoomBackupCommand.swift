import MueStorage
import MueWords

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
        ? .roomBackupExists(path: file) : .roomNotMade(path: file, reason: "\(error)")
      context.complain(reason)
      return .failed
    }
  }
}
