import MueData
import MueGame
import MueStorage
import MueUI
import MueWords

/// A saved game named on a command line: the one played last, or one given by its number or name.
enum GameSelector: Hashable {
  case latest
  case named(String)

  static let latestWord = "latest"

  /// Parses a word; without one, selects the game played last.
  init(_ word: String?) {
    self = word.map { $0 == Self.latestWord ? .latest : .named($0) } ?? .latest
  }

  /// Why the word does not name exactly one game.
  enum Fault: Error, Hashable {
    case noGames
    case noSuchGame(String)
    case several(String, numbers: [Int])
  }

  /// The number of the game among those on disk.
  ///
  /// - Throws: `Fault` if no game matches, or more than one does.
  func number(in store: GameStore) throws(Fault) -> Int {
    guard let latest = store.latest else { throw .noGames }
    guard case .named(let word) = self else { return latest }
    if let number = Int(word), store.shelf().contains(number) { return number }
    let numbers = store.shelf().filter { number in
      (store.stored(number)?.playable).map { Self.calls($0, word) } ?? false
    }
    guard let number = numbers.first else { throw .noSuchGame(word) }
    if numbers.count > 1 { throw .several(word, numbers: numbers) }
    return number
  }

  /// Whether a word is the game's name, ignoring case.
  private static func calls(_ game: Game, _ word: String) -> Bool {
    game.summary.shelfName.lowercased() == word.lowercased()
  }
}

extension GameSelector.Fault {
  var phrase: Phrase {
    switch self {
    case .noGames: .noGamesYet
    case .noSuchGame(let word): .noSuchGame(name: word.harmless)
    case .several(let word, let numbers):
      .severalGames(
        name: word.harmless, numbers: numbers.sorted().map(String.init).joined(separator: ", "))
    }
  }
}
