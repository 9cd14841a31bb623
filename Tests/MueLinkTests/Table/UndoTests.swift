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
    driver.say(driver.consent(true), two)
    // Consent to one's own request, or given twice, has no effect.
    driver.say(driver.consent(true), one)
    driver.say(driver.consent(true), two)
    #expect(driver.heardEvents().isEmpty)
    driver.table.consent(true)
    driver.collect()
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(1))])
  }

  @Test("the host asks like everybody else")
  func host() throws {
    driver.table.requestUndo(at: driver.now)
    driver.collect()
    #expect(driver.heard(one) == [asked(0)])
    #expect(driver.heardEvents().isEmpty)
    driver.say(driver.consent(true), one)
    driver.say(driver.consent(true), two)
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(0))])
  }

  @Test("one refusal is enough, and the request cannot be repeated at this position")
  func refused() throws {
    driver.say(driver.undo(1), one)
    driver.forget()
    driver.say(driver.consent(false), two)
    #expect(driver.heard(one) == [.consented(seat: 2, false), .wrong("undoRefused")])
    driver.table.consent(true)
    driver.say(driver.consent(true), two)
    #expect(positions(driver.heardEvents()).isEmpty)
    driver.forget()
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
    driver.table.requestUndo(at: driver.now)
    driver.say(driver.consent(false), one)
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
    driver.say(driver.consent(true), two)
    try driver.goOn()
    driver.forget()
    driver.table.consent(true)
    driver.collect()
    #expect(driver.heardEvents().isEmpty)
  }

  @Test("every consent and every refusal is told to everybody, once, the host's own too")
  func told() throws {
    let onlooker = driver.watch()
    driver.say(driver.undo(1), one)
    driver.forget()
    for _ in 0..<2 { driver.table.consent(true) }
    driver.say(driver.consent(true), one)
    driver.collect()
    for peer in [one, two, onlooker] { #expect(driver.heard(peer) == [.consented(seat: 0, true)]) }
    driver.say(driver.consent(false), two)
    #expect(driver.heard(two) == [.consented(seat: 2, false)])
    #expect(driver.heard(onlooker) == [.consented(seat: 2, false)])
    // Nobody is asked any more.
    driver.table.consent(false)
    driver.say(driver.consent(true), two)
    for peer in [two, onlooker] { #expect(driver.lines(peer).isEmpty) }
  }

  @Test("a request for anything but one's own last decision in this hand finds nothing")
  func wrongPosition() throws {
    let last = try #require(lastDecision(1))
    let positions = [
      (last.hand, last.moves - 1), (last.hand, last.moves + 1), (last.hand + 1, last.moves),
      (last.hand - 1, last.moves), (0, 0),
    ]
    for (hand, moves) in positions {
      driver.say(.undo(hand: hand, moves: moves), one)
      #expect(driver.heard(one) == [.wrong("nothingToTakeBack")])
    }
    #expect(driver.lines(two).isEmpty && driver.heardEvents().isEmpty)
  }

  @Test("what an absent guest has seen is not taken back until its seat is free")
  func away() throws {
    let seat = try #require(driver.rules.players.seat(2))
    driver.table.lose(two, at: driver.now)
    driver.forget()
    driver.say(driver.undo(1), one)
    #expect(driver.heard(one) == [.undoAway(seat: 2, seconds: 600)])
    driver.pass(400, awake: [one])
    driver.forget()
    driver.table.requestUndo(at: driver.now + .milliseconds(1))
    driver.collect()
    #expect(driver.heardEvents() == [.undoAway(seat, seconds: 200)])
    #expect(driver.lines(one).isEmpty)
    driver.pass(200, awake: [one])
    driver.forget()
    driver.say(driver.undo(1), one)
    driver.table.consent(true)
    driver.collect()
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(1))])
  }

  @Test("moves that were made since a guest lost the connection can be taken back")
  func since() throws {
    driver.table.lose(two, at: driver.now)
    let left = try #require(driver.game?.position)
    while try #require(lastDecision(1)) < left { try driver.goOn() }
    driver.forget()
    driver.say(driver.undo(1), one)
    #expect(driver.heard(one) == [asked(1)])
  }

  @Test("after a restart of the host an absent guest may have seen everything")
  func restarted() throws {
    let kept = try SavedTable(reading: driver.table.kept.bytes)
    driver.table = HostedTable(
      rules: driver.rules, players: driver.players, terms: driver.table.terms,
      digest: Chance.digest, random: driver.chance.bytes, kept: kept, at: driver.now)
    driver.show(try #require(driver.game))
    driver.forget()
    driver.table.requestUndo(at: driver.now)
    driver.collect()
    let seat = try #require(driver.rules.players.seat(1))
    #expect(driver.heardEvents() == [.undoAway(seat, seconds: 600)])
  }

  @Test("a guest that leaves is not waited for, and its request ends")
  func gone() throws {
    driver.say(driver.undo(1), one)
    driver.table.consent(true)
    driver.forget()
    // One whose connection is lost has seen it, and may not agree.
    driver.table.lose(two, at: driver.now)
    driver.collect()
    #expect(driver.heard(one).contains(.undoAway(seat: 2, seconds: 600)))
    #expect(positions(driver.heardEvents()).isEmpty)
    let back = driver.comeIn(.token(seat: 2))
    driver.say(driver.undo(1), one)
    driver.table.consent(true)
    driver.forget()
    driver.say(.leave, back)
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(1))])
    try driver.goOn()
    driver.say(driver.undo(1), one)
    driver.say(.leave, one)
    driver.forget()
    driver.table.consent(true)
    driver.collect()
    #expect(driver.heardEvents().isEmpty)
  }

  @Test("a guest that joins meanwhile is asked too, and learns who has agreed")
  func newcomer() {
    driver.say(driver.undo(1), one)
    driver.table.consent(true)
    let three = driver.comeIn(.code(seat: 3))
    let heard = driver.heard(three).filter { $0.seats == nil }
    #expect(heard.suffix(2) == [asked(1), .consented(seat: 0, true)])
    driver.say(driver.consent(true), two)
    #expect(positions(driver.heardEvents()).isEmpty)
    driver.say(driver.consent(true), three)
    #expect(positions(driver.heardEvents()).count == 1)
  }

  @Test("a guest that sits down before the program has taken anything back is asked too")
  func justBefore() throws {
    let three = driver.connect(.code(seat: 3))
    driver.say(.hello(Hello(name: nil)), three)
    driver.say(driver.undo(1), one)
    driver.table.consent(true)
    driver.forget()
    driver.table.receive(driver.consent(true).line, from: two, at: driver.now)
    driver.table.receive(GuestMessage.beat(idle: 0).line, from: three, at: driver.now)
    driver.collect()
    #expect(positions(driver.heardEvents()).isEmpty)
    let heard = driver.heard(three)
    for line in [asked(1), .consented(seat: 0, true), .consented(seat: 2, true)] {
      #expect(heard.contains(line))
    }
    driver.say(driver.consent(true), three)
    #expect(positions(driver.heardEvents()) == [try #require(lastDecision(1))])
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
    driver.say(driver.consent(true), two)
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
