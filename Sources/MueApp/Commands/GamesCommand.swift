import MueData
import MueGame
import MueStorage
import MueUI
import MueWords

/// Lists the games on standard output, the one played last first: `mue games`.
struct GamesCommand {
  let context: AppContext

  /// Lists the shelf as a table or as JSON; an empty shelf is not an error.
  func run(isJSON: Bool) -> ExitCode {
    do throws(StoreError) {
      let store = try GameStore.openForReading(in: context.directories)
      let games = store.shelfGames
      write(games, isJSON: isJSON)
      for game in games where game.summary == nil {
        if let stored = store.stored(game.number), case .failure(.otherVersion) = stored.game,
          let trouble = stored.trouble
        {
          context.complain(trouble)
        }
      }
    } catch {
      guard error == .noGames else {
        context.complain(error.phrase)
        return .failed
      }
      write([], isJSON: isJSON)
    }
    return .done
  }

  private func write(_ games: [ShelfGame], isJSON: Bool) {
    if isJSON {
      print(ShelfGame.object(games).text)
    } else if games.isEmpty {
      print(context.words(.shelfEmpty))
    } else {
      let text = ShelfText(games, words: context.words, isUnicode: context.isUnicode)
      for line in text.lines { print(line) }
    }
  }
}

/// A saved game as a command line names it: the one played last, or one by its number or its name
/// on the shelf.
enum GameSelector: Hashable {
  case latest
  case named(String)

  /// The word for the game played last.
  static let latestWord = "latest"

  /// Reads a word; without one, the game played last is meant.
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
  /// - Throws: `Fault` if there is no such game, or more than one.
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

  /// Whether a word is the name of a game on the shelf, ignoring case.
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

extension AppContext {
  /// Whether any game was ever saved.
  var hasGames: Bool {
    // The next command that opens such a game reports the error.
    (try? GameStore.openForReading(in: directories).latest) != nil
  }

  /// The games to read; nil, after printing the reason, if there are none or they cannot be read.
  func savedGames() -> GameStore? {
    do throws(StoreError) { return try GameStore.openForReading(in: directories) } catch {
      complain(error.phrase)
      return nil
    }
  }

  /// The saved game that is meant, and its number; nil, after printing the reason, if there is
  /// none.
  func savedGame(_ selector: GameSelector) -> (number: Int, game: Game)? {
    guard let store = savedGames() else { return nil }
    do throws(GameSelector.Fault) {
      let number = try selector.number(in: store)
      guard let stored = store.stored(number) else { throw .noGames }
      if case .success(let game) = stored.game { return (number, game) }
      if let trouble = stored.trouble { complain(trouble) }
    } catch {
      complain(error.phrase)
    }
    return nil
  }
}
