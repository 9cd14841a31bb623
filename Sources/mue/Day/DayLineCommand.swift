import Glibc
import MueSaves
import MueTable
import MueTelling
import MueWords

/// Prints the result of the deal of the day played last, in a line to pass on: `mue day --line`.
struct DayLineCommand {
  let house: House

  /// Prints it; says so if there is none.
  func run() -> Outcome {
    let game: Game?
    do throws(StoreError) {
      game = try GameStore.openForReading(in: house.directories).lastDay
    } catch {
      if error != .noGames {
        house.complain(error.phrase)
        return .failed
      }
      game = nil
    }
    guard let game, let day = game.notes.day else {
      house.complain(.noDayPlayed)
      return .failed
    }
    if isatty(STDERR_FILENO) == 1 { house.complain(.parWorkedOut) }
    let telling = Telling(game.view(for: game.personSeat))
    guard let par = game.par(), let line = telling.dayLine(day, par: par) else { return .failed }
    let text = house.words(line)
    print(house.isUnicode ? text : text.inASCII)
    return .done
  }
}
