import MueData
import MueGame
import MueStorage
import MueUI
import MueWords

/// Lists the saved games, the one played last first: `mue games`.
struct GamesCommand {
  let context: AppContext

  /// Lists the saved games as a table or as JSON; having none is not an error.
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

extension AppContext {
  /// Whether any game has ever been saved.
  var hasGames: Bool {
    // The next command that opens such a game will report the error.
    (try? GameStore.openForReading(in: directories).latest) != nil
  }

  /// The saved games; nil, after printing the reason, if there are none or they cannot be read.
  func savedGames() -> GameStore? {
    do throws(StoreError) { return try GameStore.openForReading(in: directories) } catch {
      complain(error.phrase)
      return nil
    }
  }

  /// The selected game and its number; nil, after printing the reason, if there is none.
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
