import CellGrid
import MueRules
import MueTable

@testable import MueScreen

/// The foyer at every page worth looking at.
enum FoyerStates {
  /// Each page with a name.
  static func all() throws -> [(name: String, state: FoyerState)] {
    var game = try Positions.game(.five, names: SweepTests.names)
    try Positions.play(&game, until: { $0.match.scores.count == 3 })
    var states = [
      ("start-first", FoyerState(StartPage(game: nil))),
      ("start", FoyerState(StartPage(game: game.summary))),
    ]
    states[0].1.say(.saveLost(file: "0001.mue"))
    return states
  }
}
