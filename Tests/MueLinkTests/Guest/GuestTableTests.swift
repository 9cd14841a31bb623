import MueGame
import MueRules
import Testing

@testable import MueLink

/// The guest's side of a linked table.
@Suite("A guest's table")
final class GuestTableTests {
  private let driver: TableDriver
  private var one: Program

  init() throws {
    driver = try TableDriver()
    one = Program(driver, seat: 1)
    try driver.begin()
    while driver.turn != 1 { try driver.goOn() }
    one.hear(driver)
  }

  private func said() -> [GuestMessage] {
    one.guest.takeLines().compactMap { try? GuestMessage(reading: $0) }
  }

  @Test("a decision is sent once, and only when it is asked for")
  func once() throws {
    #expect(one.guest.isAsked)
    let position = driver.table.position
    one.guest.decide(driver.move)
    one.guest.decide(.pass)
    #expect(!one.guest.isAsked)
    let answer = MoveAnswer(driver.move).object
    #expect(said() == [.answer(position: position, answer)])
    // A reply to something else does not ask for another decision.
    one.guest.receive(HostMessage.wrong(HostMessage.undoRefused).line, at: driver.now)
    #expect(!one.guest.isAsked)
    // Neither does the same view, which may have been sent before the decision arrived.
    driver.say(.whole(hands: 0), one.peer)
    one.hear(driver)
    #expect(one.guest.position == position && !one.guest.isAsked)
    one.guest.receive(HostMessage.wrong("mustFollow").line, at: driver.now)
    #expect(one.guest.isAsked)
  }

  @Test("all guests, later ones too, are told that the game cannot be saved, and when it can again")
  func unsaved() throws {
    driver.table.note(isUnsaved: true)
    driver.collect()
    one.hear(driver)
    #expect(one.guest.isUnsaved)
    var later = Program(driver, seat: 2)
    later.hear(driver)
    #expect(later.guest.isUnsaved)
    driver.table.note(isUnsaved: false)
    driver.collect()
    one.hear(driver)
    later.hear(driver)
    #expect(!one.guest.isUnsaved && !later.guest.isUnsaved)
  }

  @Test("a line that is repeated or outdated changes nothing")
  func twice() throws {
    try driver.goOn()
    let lines = driver.lines(one.peer)
    for _ in 0..<2 {
      for line in lines { one.guest.receive(line, at: driver.now) }
    }
    #expect(one.guest.position == driver.table.position && said().isEmpty)
    let old = HostMessage.moved(
      .init(seat: 1, text: ""), Stamp(position: 1, of: try #require(one.guest.observation)))
    one.guest.receive(old.line, at: driver.now)
    #expect(one.guest.position == driver.table.position && said().isEmpty)
  }

  @Test(
    "a move that does not fit the state is ignored: the guest asks for the whole table, and again after a while"
  )
  func whole() throws {
    let before = one.guest.observation
    try driver.goOn()
    _ = driver.lines(one.peer)
    try driver.goOn()
    one.hear(driver)
    #expect(one.guest.observation == before && said() == [.whole(hands: 0)])
    driver.now += .milliseconds(1900)
    one.guest.tick(at: driver.now, idle: .zero)
    #expect(!said().contains(.whole(hands: 0)))
    driver.now += .milliseconds(200)
    one.guest.tick(at: driver.now, idle: .zero)
    #expect(said().contains(.whole(hands: 0)))
    driver.say(.whole(hands: 0), one.peer)
    one.hear(driver)
    #expect(one.guest.position == driver.table.position)
    driver.now += .seconds(9)
    one.guest.tick(at: driver.now, idle: .zero)
    #expect(!said().contains(.whole(hands: 0)))
  }

  @Test("a move with another checksum than the guest's is not believed")
  func check() throws {
    try driver.goOn()
    let lines = driver.lines(one.peer)
    let text = String(decoding: try #require(lines.first), as: UTF8.self)
    #expect(text.contains(#""moved":1"#))
    let digit = text.hasSuffix(#"0"}"#) ? "1" : "0"
    one.guest.receive(Array((text.dropLast(3) + digit + "\"}").utf8), at: driver.now)
    #expect(one.guest.position == driver.table.position - 1)
    #expect(said() == [.whole(hands: 0)])
  }

  @Test(
    "it sends a beat at once and then every two seconds, with the time since the last key")
  func beat() {
    // The first has answered the welcome.
    #expect(driver.presence(1) == .here)
    let begin = driver.now
    for _ in 0..<10 {
      driver.now += .seconds(1)
      one.guest.tick(at: driver.now, idle: driver.now - begin)
    }
    #expect(said() == [2, 4, 6, 8, 10].map { .beat(idle: $0) })
  }

  @Test("coming back, it sends the number of its hands, and its token")
  func back() throws {
    try driver.finishHand()
    one.hear(driver)
    let token = one.guest.welcome?.token
    one.guest.sayHello(PlayerName("F1"), at: driver.now)
    let seen = driver.game.flatMap { game in
      game.moves.first.map { HandProgress(hand: 1, moves: $0) }
    }
    #expect(
      said() == [.hello(Hello(name: PlayerName("F1"), hands: 1, token: token, seen: seen))])
    #expect(one.guest.opened.count == 1 && one.guest.verdicts.count == 1)
  }

  @Test("connected to another table, it forgets the first")
  func otherTable() throws {
    try driver.finishHand()
    one.hear(driver)
    let other = Welcome(
      table: TableDriver.name, id: driver.chance.bytes(), rules: try MatchRules(players: .six),
      seat: PlayerCount.six.seats[5])
    one.guest.sayHello(nil, at: driver.now)
    one.guest.receive(HostMessage.welcome(other).line, at: driver.now)
    #expect(one.guest.observation == nil && one.guest.view == nil)
    #expect(one.guest.opened.isEmpty && one.guest.verdicts.isEmpty && one.guest.seats.isEmpty)
  }

  @Test(
    "the view is what a table shows: a person on the guest's seat, the others as they are, scores counted"
  )
  func view() throws {
    let view = try #require(one.guest.view)
    #expect(view.players[1].agent.isPerson && !view.players[0].agent.isPerson)
    #expect(view.players[2].agent.isRemote && view.players[1].name.text == "F1")
    #expect(view.hand == 1 && view.scores.isEmpty && !view.isOver)
    try driver.finishHand()
    one.hear(driver)
    #expect(one.guest.view?.totals == driver.game?.match.totals)
    driver.game?.dealNextHand(agreed: 5)
    if let game = driver.game { driver.show(game) }
    try driver.finishHand()
    one.hear(driver)
    #expect(one.guest.view?.isOver == true)
    #expect(one.guest.view?.winners == driver.game.map { $0.view(for: $0.personSeat).winners })
  }
}
