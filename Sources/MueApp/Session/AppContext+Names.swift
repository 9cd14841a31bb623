import MueGame
import MueWords

extension Words {
  /// The names that computer players have in the language.
  var opponentNames: [PlayerName] {
    self(.opponentNames).split(separator: ",").compactMap { PlayerName(String($0)) }
  }
}

extension AppContext {
  /// The person's name: the one set, else the one of the login, else what the language says.
  func personName(_ preferences: Preferences, _ words: Words) -> PlayerName {
    let login = (environment["USER"] ?? "").capitalized
    let names = [login == "Root" ? "" : login, words(.somebody)]
    return preferences.name ?? names.lazy.compactMap { PlayerName($0) }.first ?? .nobody
  }
}
