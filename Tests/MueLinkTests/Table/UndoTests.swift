import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("Taking back at a linked table")
struct UndoTests {
  private let sitting: Sitting
  private let one: Peer
  private let two: Peer

  init() throws {
    (sitting, one, two) = try Sitting.withTwo()
    try sitting.goOn(toCards: 6)
    sitting.forget()
  }

  private func places(_ news: [HostNews]) -> [GamePlace] {
    news.compactMap { if case .takeBack(let place) = $0 { place } else { nil } }
  }

  private func lastDecision(_ seat: Int) -> GamePlace? {
    sitting.game.flatMap { $0.decisions(of: $0.match.players.seats[seat]).last }
  }

  @Test("everybody who is there must consent, the host too")
  func everybody() throws {
    sitting.say(.undo, one)
    let seat = try #require(sitting.rules.players.seat(1))
    #expect(sitting.heard(two) == [.undoAsked(seat: 1)])
    #expect(sitting.heardNews() == [.undoAsked(seat)])
    sitting.say(.consent(true), two)
    // To say yes to one's own wish, or twice, is nothing.
    sitting.say(.consent(true), one)
    sitting.say(.consent(true), two)
    #expect(sitting.heardNews().isEmpty)
    sitting.table.consent(true)
    sitting.collect()
    #expect(places(sitting.heardNews()) == [try #require(lastDecision(1))])
  }

  @Test("the host asks as everybody else")
  func host() throws {
    sitting.table.wishUndo()
    sitting.collect()
    #expect(sitting.heard(one) == [.undoAsked(seat: 0)])
    #expect(sitting.heardNews().isEmpty)
    sitting.say(.consent(true), one)
    sitting.say(.consent(true), two)
    #expect(places(sitting.heardNews()) == [try #require(lastDecision(0))])
  }

  @Test("one no is enough, and is not to be asked again at this position")
  func refused() throws {
    sitting.say(.undo, one)
    sitting.forget()
    sitting.say(.consent(false), two)
    #expect(sitting.heard(one) == [.wrong("undoRefused")])
    sitting.table.consent(true)
    sitting.say(.consent(true), two)
    #expect(places(sitting.heardNews()).isEmpty)
    sitting.say(.undo, one)
    #expect(sitting.heard(one) == [.wrong("undoRefused")])
    #expect(sitting.lines(two).isEmpty)
    try sitting.goOn()
    sitting.forget()
    sitting.say(.undo, one)
    #expect(sitting.heard(two) == [.undoAsked(seat: 1)])
  }

  @Test("the host is told no as news")
  func hostRefused() {
    sitting.table.wishUndo()
    sitting.say(.consent(false), one)
    #expect(sitting.heardNews() == [.undoRefused])
  }

  @Test("one wish at a time: others are refused, the same is not told twice")
  func oneAtATime() {
    sitting.say(.undo, one)
    sitting.forget()
    sitting.say(.undo, one)
    sitting.say(.undo, two)
    #expect(sitting.heard(two) == [.wrong("undoRefused")])
    #expect(sitting.heard(one).isEmpty && sitting.heardNews().isEmpty)
  }

  @Test("a move makes the wish void")
  func void() throws {
    sitting.say(.undo, one)
    sitting.say(.consent(true), two)
    try sitting.goOn()
    sitting.forget()
    sitting.table.consent(true)
    sitting.collect()
    #expect(sitting.heardNews().isEmpty)
  }

  @Test("whoever goes is not waited for; a wish goes with who had it")
  func gone() throws {
    sitting.say(.undo, one)
    sitting.table.consent(true)
    sitting.forget()
    sitting.table.lose(two, at: sitting.now)
    sitting.collect()
    #expect(places(sitting.heardNews()) == [try #require(lastDecision(1))])
    try sitting.goOn()
    sitting.say(.undo, one)
    sitting.say(.leave, one)
    sitting.forget()
    sitting.table.consent(true)
    sitting.collect()
    #expect(sitting.heardNews().isEmpty)
  }

  @Test("whoever comes in meanwhile is asked too")
  func newcomer() {
    sitting.say(.undo, one)
    let three = sitting.comeIn(.code(seat: 3))
    #expect(sitting.heard(three).contains(.undoAsked(seat: 1)))
    sitting.table.consent(true)
    sitting.say(.consent(true), two)
    #expect(places(sitting.heardNews()).isEmpty)
    sitting.say(.consent(true), three)
    #expect(places(sitting.heardNews()).count == 1)
  }

  @Test("a hand that is over stays as it is, and so does what nobody has decided")
  func withinTheHand() throws {
    try sitting.finishHand()
    sitting.forget()
    sitting.say(.undo, one)
    #expect(sitting.heard(one) == [.wrong("nothingToTakeBack")])
    sitting.game?.dealNextHand(agreed: 9)
    if let game = sitting.game { sitting.show(game) }
    sitting.forget()
    sitting.say(.undo, one)
    #expect(sitting.heard(one) == [.wrong("nothingToTakeBack")])
    #expect(sitting.lines(two).isEmpty && sitting.heardNews().isEmpty)
  }

  @Test("what was taken back reaches everybody as a view")
  func shown() throws {
    sitting.say(.undo, one)
    sitting.table.consent(true)
    sitting.say(.consent(true), two)
    let place = try #require(places(sitting.heardNews()).first)
    sitting.forget()
    if let game = sitting.game { sitting.show(game.cut(to: place)) }
    for peer in [one, two] {
      let heard = sitting.heard(peer)
      #expect(heard.isOneView)
    }
    #expect(sitting.turn == 1)
  }
}
