import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("The title bar") struct TitleBarTests {
  private func said(_ phrase: Phrase) throws -> String { try " " + Studio().words("en")(phrase) }

  private func title(_ minutes: Int?, isWished: Bool = true) throws -> String {
    var state = try Studio().state(Positions.game(.five))
    state.preferences.clock = isWished
    state.status.minutesPlayed = minutes
    let text = try Studio().picture().frame(of: state, size: Size(width: 80, height: 24)).text
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test("after the first hand it shows your total and the best of the others, if there is room")
  func score() throws {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { !$0.match.scores.isEmpty })
    game.dealNextHand()
    let totals = game.match.totals
    let best = try #require(totals.indices.dropFirst().max { totals[$0] < totals[$1] })
    let name = game.players[best].name.text
    var state = try Studio().state(game)
    func title(_ width: Int, _ height: Int) throws -> String {
      let size = Size(width: width, height: height)
      let text = try Studio().picture().frame(of: state, size: size).text
      return text.split(separator: "\n").first.map(String.init) ?? ""
    }
    let alone = Phrase.titleToPoints(hand: 2, points: 200)
    let score = Phrase.titleWithScore(
      title: alone, own: totals[0].withMinus, name: name, best: totals[best].withMinus)
    let wide = try title(80, 24)
    #expect(try wide.hasPrefix(said(score) + " "), "\(wide)")
    #expect(wide.hasSuffix("turn"), "\(wide)")
    state.moving = MotionProgress(.score, progress: 0.5)
    #expect(try title(80, 24).hasPrefix(said(score) + " "), "the hand before is counted")
  }

  @Test(
    "it waits for the last trick and the count before it shows new totals, and so does the sheet")
  func waiting() throws {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.match.scores.count == 1 })
    let before = game.match.totals
    game.dealNextHand()
    try Positions.play(&game, until: { $0.match.scores.count == 2 })
    #expect(game.match.totals != before)
    var state = try Studio().state(game)
    func drawn() throws -> String {
      try Studio().picture().frame(of: state, size: Size(width: 130, height: 40)).text
    }
    func shows(_ totals: [Int]) throws -> Bool {
      try drawn().contains("you \(totals[0].withMinus),")
    }
    func isSheetNew() throws -> Bool { try !drawn().contains(said(.sheetThisHand(hand: 2))) }
    state.holdTrick()
    #expect(state.awaitsCount)
    #expect(try shows(before) && !isSheetNew())
    state.releaseTrick()
    state.moving = MotionProgress(.score, progress: 0.9)
    #expect(try shows(before))
    state.moving = nil
    #expect(try shows(game.match.totals))
    state.openPage = .log(row: 0)
    #expect(try isSheetNew())
  }

  @Test("it shows the playing time in hours and minutes, if that setting is on")
  func clock() throws {
    let alone = Phrase.titleToPoints(hand: 1, points: 200)
    #expect(try title(0).hasPrefix(said(.titleWithClock(title: alone, time: "0:00")) + " "))
    #expect(try title(65).contains(" · 1:05 "))
    #expect(try !title(65, isWished: false).contains("1:05"))
    #expect(try title(nil).hasPrefix(said(alone) + "  "))
  }
}
