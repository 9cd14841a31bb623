import MueData
import MueStorage
import MueWords

/// What the host of a card room decides, from the shell: `mue room config`.
struct RoomConfigCommand {
  let context: AppContext
  let folder: RoomFolder

  /// Prints all settings or one of them, or sets one.
  ///
  /// - Throws: `CommandError` if the setting or value does not exist.
  func run(key: String?, value: String?) throws(CommandError) -> ExitCode {
    if let key, !RoomSettings.keys.contains(key) {
      throw .unknownSetting(key, known: RoomSettings.keys)
    }
    var changed = RoomSettings()
    if let key, let value, !changed.set(key, to: value) {
      throw .badSetting(key, value: value, of: RoomSettings.offered(for: key))
    }
    guard let database = folder.databaseForHost(context) else { return .failed }
    do throws(RoomFault) {
      var settings = try database.settings()
      if let key, let value {
        _ = settings.set(key, to: value)
        try database.set(settings)
      } else if let key {
        print(settings.text(of: key))
      } else {
        ConfigCommand.list(RoomSettings.keys.map { ($0, settings.text(of: $0)) })
      }
      return .done
    } catch {
      context.complain(error.complaint)
      return .failed
    }
  }
}
