import MueGame
import MueStorage
import MueUI
import MueWords

/// Writes the rules, or another document, on standard output: `mue rules`.
struct RulesCommand {
  let context: AppContext

  /// Prints a document, wrapped as a terminal likes it.
  func run(_ page: Document) -> ExitCode {
    let text = context.documents(context.words)[page]
    if text.isEmpty { return .failed }
    let lines = DocumentPrint.lines(text, width: 76, isUnicode: context.isUnicode)
    for line in lines { print(line) }
    return .done
  }
}

/// Shows and changes the settings from the shell: `mue config`.
struct ConfigCommand {
  let context: AppContext

  /// Prints all settings, or one, or sets one; throws when there is no such setting or value.
  func run(key name: String?, value text: String?) throws(CommandError) -> ExitCode {
    if let notice = context.settingsNotice { context.complain(notice.phrase) }
    guard let name else {
      let width = PreferenceKey.shown.map(\.rawValue.count).max() ?? 0
      for key in PreferenceKey.shown {
        print(
          key.rawValue.leftAligned(in: width + 2) + key.value.text(in: context.settings.preferences)
        )
      }
      return .done
    }
    guard let key = PreferenceKey(rawValue: name), PreferenceKey.shown.contains(key) else {
      throw .unknownSetting(name, known: PreferenceKey.shown.map(\.rawValue))
    }
    guard let text else {
      print(key.value.text(in: context.settings.preferences))
      return .done
    }
    return try set(key, to: text)
  }

  private func set(_ key: PreferenceKey, to text: String) throws(CommandError) -> ExitCode {
    var settings = context.settings
    let offered = context.choices.values(of: key.value.kind)
    let isOffered =
      switch key.value.kind {
      case .name: true
      case .language: text.isEmpty || offered.contains(text)
      case .choice, .theme: offered.contains(text)
      }
    guard isOffered, key.value.set(text, in: &settings.preferences) else {
      throw .badSetting(key.rawValue, value: text, of: offered)
    }
    do throws(StoreError) {
      try context.keep(settings)
      return .done
    } catch {
      // That they could not be read has been said.
      if case .unreadable = context.settingsNotice { return .failed }
      context.complain(.cannotKeepSettings)
      return .failed
    }
  }
}
