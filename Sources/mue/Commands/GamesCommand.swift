import MueSaves
import MueScreen
import MueTable
import MueWords

/// Writes on standard output which games there are, those played last first: `mue games`.
struct GamesCommand {
  let house: House

  /// Lists the shelf, as a table or as JSON; an empty one is no error.
  func run(isJSON: Bool) -> Outcome {
    do throws(StoreError) {
      write(try GameStore.openForReading(in: house.directories).shelfGames, isJSON: isJSON)
    } catch {
      guard error == .noGames else {
        house.complain(error.phrase)
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
      print(house.words(.shelfEmpty))
    } else {
      let text = ShelfText(games, words: house.words, isUnicode: house.isUnicode)
      for line in text.lines { print(line) }
    }
  }
}
