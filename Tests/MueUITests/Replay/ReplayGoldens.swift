import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("Pictures of finished hands and matches on file") struct ReplayGoldens {
  @Test(
    "review, replay, side game and the chart of the match", arguments: Goldens.codes,
    Goldens.sizes)
  func pages(code: String, size: Size) throws {
    func compare(_ state: ScreenState, _ name: String, unicode: Bool = true) throws {
      let picture = try Studio().picture(
        code, palette: unicode ? .many : .none, unicode: unicode)
      try Goldens.compare(
        picture.draw(state, size: size), "\(name)/\(code)-\(size.width)x\(size.height)")
    }
    var game = try Positions.game(.five, end: .hands(6))
    try Positions.play(&game, until: { $0.match.isOver })
    var state = try Studio().state(game, code)
    state.scene = .review(row: 0, Positions.review(done: 5))
    try compare(state, "review")
    let last = try #require(game.rounds.lastIndex { !$0.publicState.tricks.isEmpty })
    state.open(ReplayPage(game.replayedHands, open: last, isOfGame: true))
    _ = state.handle(.character("4"))
    _ = state.handle(.right)
    try compare(state, "replay")
    state.scene = .table
    state.isFinalOrderShown = true
    try compare(state, "final")
    try compare(state, "final-ascii", unicode: false)
    var aside = try Studio().state(game.cut(to: GamePlace(hand: last + 1, moves: 14)), code)
    aside.kind = .aside
    try compare(aside, "aside")
  }

  @Test("a hand from a file without names", arguments: Goldens.sizes)
  func file(size: Size) throws {
    var game = try Positions.game(.six)
    try Positions.play(&game, until: { $0.match.round.score != nil })
    let name = try #require(PlayerName("seat"))
    let record = HandRecord(round: game.match.round)
    let hand = try ReplayedHand(record, number: 1, naming: { _ in name })
    let page = try #require(ReplayPage([hand], open: 0, isOfGame: false))
    var state = ReplayState(page, keys: KeyMap())
    state.handle(.end)
    try Goldens.compare(
      Studio().picture().draw(state, size: size), "file-\(size.width)x\(size.height)")
  }
}
