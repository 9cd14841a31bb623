import CellGrid
import Foundation
import MueRules
import MueTable
import MueWords
import Testing

@testable import MueScreen

/// Pictures that a person can read, compared with those on file.
@Suite("Pictures on file") struct Goldens {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  /// Compares a picture with its file; `make golden` draws the files anew.
  static func compare(_ grid: Grid, _ name: String) throws { try compare(grid.text, name) }

  /// Compares a text with its file.
  static func compare(_ text: String, _ name: String) throws {
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["MUE_RECORD_GOLDENS"] != nil {
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text + "\n" == golden, "\(name)")
  }

  private func draw(
    _ state: ScreenState, _ code: String, _ width: Int, _ height: Int, unicode: Bool = true
  ) throws -> Grid {
    try Studio().picture(code, palette: unicode ? .many : .none, unicode: unicode)
      .draw(state, size: Size(width: width, height: height))
  }

  @Test("an auction, in English at 80×24, one card pushed forward")
  func auction() throws {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.moveCount == 5 })
    var state = try Studio().state(game)
    _ = state.handle(.up)
    try Self.compare(draw(state, "en", 80, 24), "auction-en-80x24")
  }

  @Test("naming trumps as Chief, in German at 48×40")
  func naming() throws {
    var game = try Positions.game(.four)
    try Positions.play(
      &game,
      until: { game in
        if case .chiefNames(let roles, _) = game.match.round.faceUp.phase {
          roles.chief == game.personSeat
        } else {
          false
        }
      }, choose: Positions.personBidsMost)
    let state = try Studio().state(game, "de")
    #expect(state.isAsked)
    try Self.compare(draw(state, "de", 48, 40), "naming-de-48x40")
  }

  @Test("a trick in the middle, in Portuguese at 140×45, with the panels beside the felt")
  func trick() throws {
    let game = try playing(.six, tricks: 3)
    try Self.compare(draw(Studio().state(game, "pt"), "pt", 140, 45), "trick-pt-140x45")
  }

  @Test("a trick without Unicode and without colour, in German at 80×24")
  func plain() throws {
    let game = try playing(.five, tricks: 2)
    let grid = try draw(Studio().state(game, "de"), "de", 80, 24, unicode: false)
    #expect(grid.text.unicodeScalars.allSatisfy { $0.isASCII })
    try Self.compare(grid, "trick-de-80x24-ascii")
  }

  @Test("a hint for a card, in Portuguese at 48×40")
  func hint() throws {
    let game = try playing(.five, tricks: 2)
    var state = try Studio().state(game, "pt")
    let move = try #require(state.view.observation.legalMoves?.all.last)
    let figures = Phrase.adviceHint(
      place: 1, move: .advicePlay(card: .card(suit: .blue, rank: 7)), score: 12, chance: 64)
    let advice = try #require(
      Advice([Advice.Choice(move: move, figures: figures, reason: .reasonFeedsOwnSide(points: 2))]))
    state.show(advice, in: state.view)
    try Self.compare(draw(state, "pt", 48, 40), "hint-pt-48x40")
  }

  @Test("six players who have laid nine cards each, at 48×32")
  func nineEach() throws {
    var game = try Positions.game(.six)
    try Positions.play(
      &game,
      until: { game in
        let laid = game.match.round.faceUp.auction.laid
        return laid.allSatisfy { $0.count >= 9 } && game.match.round.turn == game.personSeat
      }, choose: Positions.nineEach)
    try Self.compare(draw(Studio().state(game), "en", 48, 32), "nine-each-en-48x32")
  }

  @Test("the reckoning of a hand, in German at 80×24")
  func reckoning() throws {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.match.round.score != nil })
    try Self.compare(draw(Studio().state(game, "de"), "de", 80, 24), "reckoning-de-80x24")
  }

  @Test("the summary cards and the score sheet, in English at 48×40")
  func pages() throws {
    let game = try playing(.five, tricks: 2)
    var state = try Studio().state(game)
    _ = state.handle(.character("["))
    try Self.compare(draw(state, "en", 48, 40), "summary-en-48x40")
    _ = state.handle(.character("]"))
    try Self.compare(draw(state, "en", 48, 40), "sheet-en-48x40")
  }

  @Test(
    "every page about a hand, in every language and window", arguments: ["en", "de", "es", "pt"],
    [Size(width: 48, height: 32), Size(width: 80, height: 24), Size(width: 140, height: 45)])
  func everyPage(code: String, size: Size) throws {
    func compare(_ state: ScreenState, _ name: String) throws {
      let grid = try draw(state, code, size.width, size.height)
      try Self.compare(grid, "\(name)-\(code)-\(size.width)x\(size.height)")
    }
    var state = try Studio().state(playing(.five, tricks: 4), code)
    state.scene = .log(row: 0)
    try compare(state, "log")
    state = try Studio().state(Positions.following(), code)
    _ = state.handle(.character("?"))
    try compare(state, "why")
    _ = state.handle(.escape)
    state.isSettled = true
    state.preferences.runningPoints = true
    try compare(state, "settled")
    state.scene = .settings(SettingsPage(at: .keys))
    try compare(state, "settings-keys")
    _ = state.handle(.enter)
    _ = state.handle(.enter)
    _ = state.handle(.character("p"))
    try compare(state, "key-taken")
  }

  private func playing(_ players: PlayerCount, tricks: Int) throws -> Game {
    var game = try Positions.game(players)
    try Positions.play(
      &game,
      until: {
        let faceUp = $0.match.round.faceUp
        return faceUp.tricks.count == tricks && faceUp.currentTrick != nil
          && $0.match.round.turn == $0.personSeat
      })
    return game
  }
}
