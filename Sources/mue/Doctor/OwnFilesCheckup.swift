import MueWords

/// What the person may write: settings, keys, themes, languages.
struct OwnFilesCheckup {
  let house: House

  var findings: [Finding] {
    let theme = house.settings.preferences.theme
    let absent = house.themes.names.contains(theme) ? nil : Phrase.themeAbsent(name: theme)
    let faults = [house.settingsNotice?.phrase, house.keys.notice, house.themes.notice, absent]
    let wrong = faults.compactMap { $0 }.map(Finding.wrong)
    return wrong.isEmpty ? [.well(.doctorOwnFilesWell)] : wrong
  }
}
