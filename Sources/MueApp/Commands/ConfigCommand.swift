import MueData
import MueGame
import MueStorage
import MueUI
import MueWords

/// Shows and changes the settings from the shell: `mue config`.
struct ConfigCommand {
  let context: AppContext

  /// How long to wait for another program, in milliseconds.
  private static let patience = 2000

  /// Prints all settings or one of them, or sets one.
  ///
  /// - Throws: `CommandError` if the setting or value does not exist.
  func run(key name: String?, value text: String?) throws(CommandError) -> ExitCode {
    if let notice = context.settingsNotice { context.complain(notice.phrase) }
    guard let name else {
      Self.list(Setting.all.map { ($0.key, $0.text(in: context.settings.preferences)) })
      return .done
    }
    guard let setting = Setting.all.first(where: { $0.key == name }) else {
      throw .unknownSetting(name, known: Setting.all.map(\.key))
    }
    guard let text else {
      print(setting.text(in: context.settings.preferences))
      return .done
    }
    return try set(setting, to: text)
  }

  /// Prints settings and their values, one a line.
  static func list(_ settings: [(key: String, value: String)]) {
    let width = settings.map(\.key.count).max() ?? 0
    for (key, value) in settings { print(key.leftAligned(in: width + 2) + value) }
  }

  private func set(_ setting: Setting, to text: String) throws(CommandError) -> ExitCode {
    let offered = context.choices.values(of: setting.kind)
    let isOffered =
      switch setting.kind {
      case .name: true
      case .language: text.isEmpty || offered.contains(text)
      case .choice, .theme: offered.contains(text)
      }
    var settings = context.settings
    guard isOffered, setting.set(text, in: &settings.preferences) else {
      throw .badSetting(setting.key, value: text, of: offered)
    }
    do throws(StoreError) {
      try context.change(&settings, waiting: Self.patience) { settings in
        _ = setting.set(text, in: &settings.preferences)
      }
      return .done
    } catch {
      switch context.settingsNotice {
      // This was already reported when the settings were read.
      case .unreadable, .otherVersion: return .failed
      default: break
      }
      let file = SettingsFile(SettingsStore.name, in: context.directories)
      context.complain(
        error.phrase(
          saving: (file.path ?? SettingsStore.name).printable,
          leadingTo: file.linkTarget?.path.printable))
      return .failed
    }
  }
}
