import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

/// A table with rules other than the classic ones.
@Suite("A rules variant at a linked table") struct VariantTests {
  @Test("guests who play the same variant see a hand from its deal to its score")
  func same() throws {
    let driver = try TableDriver(.four, friends: 1, variant: .quick)
    var guest = Program(driver, seat: 1, playing: .quick)
    #expect(guest.guest.welcome?.rules == driver.rules)
    try driver.begin()
    try driver.finishHand()
    guest.hear(driver)
    #expect(guest.guest.observation?.rules == Rules.quick[.four])
    #expect(guest.guest.observation?.publicState.score == driver.game?.match.round.score)
    #expect(guest.guest.opened.map(\.record.round) == [driver.game?.match.round.all])
    #expect(guest.guest.verdicts.filter(\.isDishonest).isEmpty)
  }

  @Test(
    "a peer with other rules is refused, and the refusal names both",
    arguments: [(Rules.quick, Rules.classic), (.classic, .quick)])
  func refused(host: Rules, other: Rules) throws {
    let driver = try TableDriver(.four, variant: host)
    let peer = driver.connect(.code(seat: 1))
    var guest = GuestTable(
      at: driver.now, digest: driver.digest, random: driver.chance.bytes, knowing: [other])
    guest.sayHello(nil, at: driver.now)
    let hello = guest.takeLines()
    #expect(hello.map { String(decoding: $0, as: UTF8.self).contains(other.name) } == [true])
    for line in hello { driver.say(line: line, peer) }
    for line in driver.lines(peer) { guest.receive(line, at: driver.now) }
    let refusal = Refusal.version(LinkVersion(playing: host))
    #expect(guest.nextEvent() == .refused(refusal))
    #expect(guest.welcome == nil && driver.closed == [peer] && driver.presence(1) == .free)
  }

  @Test("a guest that knows the host's rules offers them when it calls again")
  func adopted() throws {
    let driver = try TableDriver(.four, variant: .quick)
    var guest = GuestTable(
      at: driver.now, digest: driver.digest, random: driver.chance.bytes,
      knowing: [.classic, .quick])
    for isWelcome in [false, true] {
      let peer = driver.connect(.code(seat: 1))
      guest.sayHello(nil, at: driver.now)
      for line in guest.takeLines() { driver.say(line: line, peer) }
      for line in driver.lines(peer) { guest.receive(line, at: driver.now) }
      #expect((guest.welcome != nil) == isWelcome)
      #expect(driver.closed.contains(peer) == !isWelcome)
      if !isWelcome { #expect(guest.nextEvent() == nil) }
    }
    #expect(guest.welcome?.rules == driver.rules)
  }

  @Test("a view, a hand and a welcome with unknown rules are not valid messages")
  func unknown() throws {
    let driver = try TableDriver(.four, friends: 1, variant: .quick)
    let guest = Program(driver, seat: 1, playing: .quick)
    try driver.begin()
    try driver.finishHand()
    let lines = guest.told + driver.lines(guest.peer)
    let named = lines.filter { String(decoding: $0, as: UTF8.self).contains(Rules.quick.name) }
    #expect(named.count >= 3)
    for line in named {
      #expect(throws: JSONFault.self) { try HostMessage(reading: line) }
      #expect(throws: Never.self) { try HostMessage(reading: line, knowing: [.quick]) }
    }
  }
}
