import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

@Suite("Watching a linked table")
struct WatchingTests {
  @Test("an onlooker sees what is face up and nothing else")
  func publicState() throws {
    let driver = try TableDriver()
    try driver.begin()
    try driver.goOn(toCards: 5)
    let onlooker = driver.watch()
    let heard = driver.heard(onlooker)
    let welcome = try #require(heard.first?.welcome)
    #expect(welcome.isWatching && welcome.token == nil && welcome.seat == driver.table.hostSeat)
    guard case .view(let view, _) = heard.last else {
      Issue.record("no view")
      return
    }
    let publicState = try #require(driver.game?.match.round.publicState)
    #expect(
      view.observation == Observation(watching: publicState, from: driver.table.onlookersSeat))
    #expect(view.line.contains(#""watch":0"#) && !view.line.contains(#""seat":"#))
    #expect(view.line.contains(#""deal":[null,null,null,null]"#) && !view.line.contains("ask"))
  }

  @Test("an onlooker is sent every move, and the hand when it is over")
  func moves() throws {
    let driver = try TableDriver()
    let onlooker = driver.watch()
    var guest = GuestTable(at: driver.now, digest: Chance.digest, random: driver.chance.bytes)
    guest.sayHello(nil, isWatching: true, at: driver.now)
    try driver.begin()
    try driver.finishHand()
    for line in driver.lines(onlooker) { guest.receive(line, at: driver.now) }
    let round = try #require(driver.game?.match.round.all)
    #expect(guest.observation?.publicState == round.publicState)
    #expect(guest.opened.first?.record.round == round)
    #expect(guest.position == driver.table.position && !guest.isAsked)
    #expect(guest.view?.scores.count == 1)
  }

  @Test("no more may watch than the host allows")
  func most() throws {
    let driver = try TableDriver(onlookers: 2)
    let (first, _) = (driver.watch(), driver.watch())
    let third = driver.watch()
    #expect(driver.heard(third) == [.refused(.full)] && driver.table.onlookerCount == 2)
    driver.say(.leave, first)
    #expect(driver.closed.contains(first) && driver.table.onlookerCount == 1)
    #expect(driver.heard(driver.watch()).first?.welcome != nil)
  }

  @Test("an onlooker can neither decide, talk nor delay anything")
  func mute() throws {
    let driver = try TableDriver()
    let (one, onlooker) = (driver.sit(1), driver.watch())
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    let messages: [GuestMessage] = [
      driver.answer(), .say(.phrase(.hello)), driver.undo(1), driver.consent(true),
      .ready(hand: 1), .commit(hand: 2, driver.promise()), .reveal(hand: 2, driver.chance.bytes()),
      .hello(Hello(name: PlayerName("Eve"))),
    ]
    for message in messages { driver.say(message, onlooker) }
    #expect(driver.heardEvents().isEmpty)
    #expect(driver.lines(one).isEmpty)
    // An onlooker is asked for neither consent nor bytes.
    driver.table.requestUndo(at: driver.now)
    driver.say(driver.consent(true), one)
    #expect(driver.heardEvents().contains { if case .undo = $0 { true } else { false } })
  }
}
