import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The curve of a hand") struct CurveTests {
  /// A match with a hand that was played for a contract, and its index.
  private func played() throws -> (game: Game, index: Int) {
    var game = try Positions.game(
      .five, end: .hands(6), names: ["Ada", "Ben", "Cleo", "Dan", "Eva"])
    try Positions.play(&game, until: { $0.match.isOver })
    let index = try #require(
      game.replayedHands.lastIndex { !$0.record.round.publicState.tricks.isEmpty })
    return (game, index)
  }

  private func opened() throws -> (state: ScreenState, curve: ContractCurve) {
    let (game, index) = try played()
    var state = try Studio().state(game)
    state.open(ReplayPage(game.replayedHands, open: index, isOfGame: true))
    let round = game.replayedHands[index].record.round
    return (state, try Positions.curve(of: round, from: game.personSeat))
  }

  @Test("is shown and hidden by a key in the replay, and asked for only while it is shown")
  func key() throws {
    var (state, curve) = try opened()
    #expect(state.curvedHand == nil)
    _ = state.handle(.character("c"))
    #expect(state.curvedHand != nil)
    let view = try Studio().picture()
    let size = Size(width: 118, height: 40)
    #expect(view.frame(of: state, size: size).text.contains("Working out the curve"))
    state.show(curve)
    let drawn = view.frame(of: state, size: size).text
    #expect(drawn.contains("Chance of the contract:") && drawn.contains("with all cards open"))
    _ = state.handle(.character("c"))
    #expect(state.curvedHand == nil)
    #expect(!view.frame(of: state, size: size).text.contains("Chance of the contract:"))
  }

  @Test("Esc closes it before the replay, unless the replay was opened for it")
  func escape() throws {
    var (state, _) = try opened()
    _ = state.handle(.character("c"))
    _ = state.handle(.escape)
    #expect(state.curvedHand == nil && state.stack.top is ReplayPage)
    _ = state.handle(.escape)
    #expect(state.stack.pages.isEmpty)
    let (game, index) = try played()
    var page = ReplayPage(game.replayedHands, open: index, isOfGame: true)
    page?.showCurve()
    state.open(page)
    #expect(state.curvedHand != nil)
    _ = state.handle(.escape)
    #expect(state.stack.pages.isEmpty)
  }

  @Test("follows the arrows: the figures and the arrow are those of the position")
  func arrows() throws {
    var (state, curve) = try opened()
    _ = state.handle(.character("c"))
    state.show(curve)
    let view = try Studio().picture()
    var columns: [Int] = []
    for _ in 0..<5 {
      _ = state.handle(.down)
      let lines = view.frame(of: state, size: Size(width: 118, height: 40)).text
        .split(separator: "\n", omittingEmptySubsequences: false)
      let page = try #require(state.stack.top as? ReplayPage)
      let point = curve.point(after: page.replay.index) ?? curve.points[0]
      #expect(lines[1].contains("\(point.known)% from your seat"))
      #expect(lines[1].contains("\(point.open)% with all cards open"))
      columns.append(lines[2].prefix { $0 != "▼" }.count)
    }
    #expect(columns == columns.sorted() && Set(columns).count == 5)
  }

  @Test(
    "asked for after a hand it opens the replay; before, and without a contract, it says why not")
  func asked() throws {
    let (game, index) = try played()
    let moves = game.replayedHands[index].record.round.publicState.moves.count
    var over = try Studio().state(game.cut(to: GamePosition(hand: index + 1, moves: moves)))
    #expect(over.handle(.character("c")) == [.curve])
    var running = try Studio().state(
      game.cut(to: GamePosition(hand: index + 1, moves: moves - 1)))
    #expect(running.handle(.character("c")) == [] && running.notice == .curveAfterHand)
  }

  @Test("a turning point names who made the move, and what it changed", arguments: ["en", "de"])
  func named(code: String) throws {
    let (game, _) = try played()
    let seat = try #require(game.players.indices.last.map { game.match.players.seats[$0] })
    let point = ContractCurve.Point(
      moveCount: 30, move: .play(Card(.green, try #require(Rank(9)))), mover: seat, known: 31,
      open: 40)
    var curve = ContractCurve(count: 2)
    curve.append(
      ContractCurve.Point(moveCount: 29, move: .pass, mover: seat, known: 64, open: 50))
    curve.append(point)
    let turn = try #require(curve.turns().first)
    let text = try Studio().words(code)(
      Narration(game.view(for: game.personSeat)).phrase(for: turn))
    #expect(
      text
        == (code == "en"
          ? "Eva’s green 9: from 64% to 31%" : "Eva spielt Grün 9: von 64 % auf 31 %"))
  }

  @Test("in lines each trick has its chances, and the turning points follow")
  func lines() throws {
    let (game, index) = try played()
    let round = game.replayedHands[index].record.round
    let curve = try Positions.curve(of: round, from: game.personSeat)
    let words = try Studio().words("en")
    let lines = Narration(game.view(for: game.personSeat)).sentences(about: curve).map { words($0) }
    #expect(lines.count { $0.hasPrefix("After trick") } == round.rules.handSize)
    let tricks = curve.tricks(of: .five)
    #expect(lines[1] == "After the auction: \(tricks[0].known)%, open \(tricks[0].open)%.")
    #expect(lines.count == 1 + tricks.count + 1 + curve.turns().count)
  }

  @Test("a match has one, too: the chance to win after each hand, if it has more than one hand")
  func match() throws {
    let (game, _) = try played()
    let pen = try Studio().picture().pen(for: Size(width: 0, height: 0))
    let rows = ChanceLine(view: game.view(for: game.personSeat)).rows(pen, width: 60)
    #expect(rows.count == 2)
    let wins = game.match.totals.max() == game.match.totals[game.personSeat]
    #expect(rows[1].left.hasPrefix("20% ") && rows[1].left.hasSuffix(wins ? "100%" : " 0%"))
    var single = try Positions.game(.five, end: .hands(1))
    try Positions.play(&single, until: { $0.match.isOver })
    #expect(ChanceLine(view: single.view(for: single.personSeat)).rows(pen, width: 60).isEmpty)
  }
}
