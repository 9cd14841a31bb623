import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

@Suite("Undo at a linked table")
struct UndoTests {
  private let driver: TableDriver
  private let one: Peer
  private let two: Peer

  init() throws {
    (driver, one, two) = try TableDriver.withTwo()
    try driver.goOn(toCards: 6)
    driver.forget()
  }

  private func positions(_ news: [HostEvent]) -> [GamePosition] {
    news.compactMap { if case .undo(let position) = $0 { position } else { nil } }
  }

  private func lastDecision(_ seat: Int) -> GamePosition? {
    driver.game.flatMap { $0.decisions(of: $0.match.players.seats[seat]).last }
  }

  /// What is told of a seat's request to take its last decision back.
  private func asked(_ seat: Int) -> HostMessage {
    let position = lastDecision(seat) ?? GamePosition(hand: 0, moves: 0)
    return .undoAsked(TakingBack(seat: seat, hand: position.hand, moves: position.moves))
  }

  @Test("everybody present must consent, including the host")
  func everybody() throws {
    driver.say(driver.undo(1), one)
    let seat = try #require(driver.rules.players.seat(1))
    #expect(driver.heard(two) == [asked(1)])
    #expect(driver.heardEvents() == [.undoAsked(seat)])
    driver.say(.consent(true), two)
    // Consent to one's own request, or given twice, has no effect.
    driver.say(.consent(true), one)
    driver.say(.consent(true), two)
    #expect(driver.heardEvents().isEmpty)
    driver.table.consent(true)
    driver.collect()
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(1))])
  }

  @Test("the host asks like everybody else")
  func host() throws {
    driver.table.requestUndo()
    driver.collect()
    #expect(driver.heard(one) == [asked(0)])
    #expect(driver.heardEvents().isEmpty)
    driver.say(.consent(true), one)
    driver.say(.consent(true), two)
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(0))])
  }

  @Test("one refusal is enough, and the request cannot be repeated at this position")
  func refused() throws {
    driver.say(driver.undo(1), one)
    driver.forget()
    driver.say(.consent(false), two)
    #expect(driver.heard(one) == [.wrong("undoRefused")])
    driver.table.consent(true)
    driver.say(.consent(true), two)
    #expect(positions(driver.heardEvents()).isEmpty)
    driver.say(driver.undo(1), one)
    #expect(driver.heard(one) == [.wrong("undoRefused")])
    #expect(driver.lines(two).isEmpty)
    try driver.goOn()
    driver.forget()
    driver.say(driver.undo(1), one)
    #expect(driver.heard(two) == [asked(1)])
  }

  @Test("the host is told of a refusal by an event")
  func hostRefused() {
    driver.table.requestUndo()
    driver.say(.consent(false), one)
    #expect(driver.heardEvents() == [.undoRefused])
  }

  @Test("there is one request at a time: others are refused, and the same is not announced twice")
  func oneAtATime() {
    driver.say(driver.undo(1), one)
    driver.forget()
    driver.say(driver.undo(1), one)
    driver.say(driver.undo(2), two)
    #expect(driver.heard(two) == [.wrong("undoRefused")])
    #expect(driver.heard(one).isEmpty && driver.heardEvents().isEmpty)
  }

  @Test("a move makes the request void")
  func void() throws {
    driver.say(driver.undo(1), one)
    driver.say(.consent(true), two)
    try driver.goOn()
    driver.forget()
    driver.table.consent(true)
    driver.collect()
    #expect(driver.heardEvents().isEmpty)
  }

  @Test("a guest that leaves is not waited for, and its request ends")
  func gone() throws {
    driver.say(driver.undo(1), one)
    driver.table.consent(true)
    driver.forget()
    driver.table.lose(two, at: driver.now)
    driver.collect()
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(1))])
    try driver.goOn()
    driver.say(driver.undo(1), one)
    driver.say(.leave, one)
    driver.forget()
    driver.table.consent(true)
    driver.collect()
    #expect(driver.heardEvents().isEmpty)
  }

  @Test("a guest that joins meanwhile is asked too")
  func newcomer() {
    driver.say(driver.undo(1), one)
    let three = driver.comeIn(.code(seat: 3))
    #expect(driver.heard(three).contains(asked(1)))
    driver.table.consent(true)
    driver.say(.consent(true), two)
    #expect(positions(driver.heardEvents()).isEmpty)
    driver.say(.consent(true), three)
    #expect(positions(driver.heardEvents()).count == 1)
  }

  @Test("finished hands and hands without a decision stay as they are")
  func withinTheHand() throws {
    try driver.finishHand()
    driver.forget()
    driver.say(driver.undo(1), one)
    #expect(driver.heard(one) == [.wrong("nothingToTakeBack")])
    driver.game?.dealNextHand(agreed: 9)
    if let game = driver.game { driver.show(game) }
    driver.forget()
    driver.say(driver.undo(1), one)
    #expect(driver.heard(one) == [.wrong("nothingToTakeBack")])
    #expect(driver.lines(two).isEmpty && driver.heardEvents().isEmpty)
  }

  @Test("what was taken back reaches everybody as a view")
  func shown() throws {
    driver.say(driver.undo(1), one)
    driver.table.consent(true)
    driver.say(.consent(true), two)
    let position = try #require(positions(driver.heardEvents()).first)
    driver.forget()
    if let game = driver.game { driver.show(game.cut(to: position)) }
    for peer in [one, two] {
      let heard = driver.heard(peer)
      #expect(heard.isOneView)
    }
    #expect(driver.turn == 1)
  }
}
