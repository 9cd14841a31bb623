import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueUI

/// Finished hands and matches.
enum ReplayStates {
  /// Review, replay, the chart of the match, and a side game, each with a name.
  static func all() throws -> [(name: String, state: ScreenState)] {
    var game = try Positions.game(.five, end: .hands(6))
    try Positions.play(&game, until: { $0.match.isOver })
    var review = try Studio().state(game)
    review.openPage = .review(row: 0, Positions.review(done: 5))
    let last = try #require(game.allRounds.lastIndex { !$0.publicState.tricks.isEmpty })
    var replay = review
    replay.open(ReplayPage(game.replayedHands, open: last, isOfGame: true))
    _ = replay.handle(.character("4"))
    _ = replay.handle(.right)
    let round = game.replayedHands[last].record.round
    var curve = replay
    _ = curve.handle(.character("c"))
    curve.show(try Positions.curve(of: round, from: game.personSeat))
    var counted = try Studio().state(
      game.cut(to: GamePosition(hand: last + 1, moves: round.publicState.moves.count)))
    counted.show(try Positions.curve(of: round, from: game.personSeat))
    var best = counted
    _ = best.handle(.character("e"))
    best.show(try Positions.best(in: round, from: game.personSeat, steps: 0))
    _ = best.handle(.right)
    _ = best.handle(.enter)
    best.show(try Positions.best(in: round, from: game.personSeat, wanted: [1]))
    var explain = counted
    explain.explain(game.replayedHands[last])
    for _ in 0..<3 { _ = explain.handle(.left) }
    explain.show(Positions.explanation(try #require(explain.explainQuestion)))
    var final = replay
    final.openPage = .table
    final.isFinalOrderShown = true
    var aside = try Studio().state(game.cut(to: GamePosition(hand: last + 1, moves: 14)))
    aside.kind = .aside
    return [
      ("review", review), ("replay", replay), ("curve", curve), ("curve-reckoning", counted),
      ("best", best), ("explain", explain),
      ("final", final), ("aside", aside),
    ]
  }

  /// A hand from a file without names.
  static func file() throws -> PageStack {
    let game = try Positions.game(.six) { $0.match.round.score != nil }
    let name = try #require(PlayerName("seat"))
    let record = HandRecord(round: game.match.round.all)
    let hand = try ReplayedHand(record, number: 1, naming: { _ in name })
    let page = try #require(ReplayPage([hand], open: 0, isOfGame: false))
    var state = PageStack(page, context: PageContext())
    _ = state.handle(.command(.last))
    return state
  }
}
