import MueGame
import MueStorage
import MueUI
import MueWords

/// Writes on standard output which games there are, those played last first: `mue games`.
struct GamesCommand {
  let context: AppContext

  /// Lists the shelf, as a table or as JSON; an empty one is no error.
  func run(isJSON: Bool) -> ExitCode {
    do throws(StoreError) {
      write(try GameStore.openForReading(in: context.directories).shelfGames, isJSON: isJSON)
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
