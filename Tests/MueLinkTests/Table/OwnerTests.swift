import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

@Suite("Owners of seats")
struct OwnerTests {
  private let driver: TableDriver

  init() throws { driver = try TableDriver(account: "ada") }

  private func seat(_ peer: Peer) -> Int? { driver.table.seat(of: peer)?.index }

  private func act(_ action: HostAction, _ seat: Int) throws -> Bool {
    let seat = try #require(driver.rules.players.seat(seat))
    defer { driver.collect() }
    return driver.table.act(action, on: seat, at: driver.now)
  }

  /// What a guest says now; returns whether anybody hears it.
  private func isHeard(_ peer: Peer) -> Bool {
    driver.now += .seconds(1)
    driver.forget()
    driver.say(.say(.phrase(.hello)), peer)
    return driver.heardEvents().contains { if case .said = $0 { true } else { false } }
  }

  @Test("a guest with a code who shows an account has one seat from then on")
  func account() throws {
    _ = driver.comeIn(.code(seat: 2), "Ben")
    let token = try #require(driver.admitted[2])
    let local = driver.comeIn(.local(user: "ben"), token: token)
    #expect(seat(local) == 2)
    #expect(driver.heard(driver.comeIn(.local(user: "ben"))) == [.refused(.full)])
    // The host's own account is no stranger: there the token is the owner.
    let own = driver.comeIn(.local(user: "ada"))
    #expect(seat(own) == 1 && driver.table.kept.owners[1]?.owner == .token(driver.admitted[1]!))
    let another = driver.comeIn(.local(user: "ada"))
    #expect(seat(another) == 3)
  }

  @Test("a connection by the token of an earlier owner gets nothing of the next one's")
  func earlierOwner() throws {
    let eve = driver.comeIn(.code(seat: 1))
    let waiting = driver.connect(.token(seat: 1))
    #expect(try act(.freed, 1))
    let ben = driver.comeIn(.code(seat: 1), "Ben")
    driver.say(.hello(Hello(name: nil)), waiting)
    #expect(driver.heard(waiting) == [.refused(.taken)])
    #expect(seat(ben) == 1 && seat(eve) == nil)
  }

  @Test("within one account a muted guest that shows its token stays muted, on another seat too")
  func mutedByToken() throws {
    let peer = driver.comeIn(.local(user: "ada"))
    let token = try #require(driver.admitted[1])
    #expect(try act(.muted, 1))
    driver.say(.leave, peer)
    _ = driver.comeIn(.code(seat: 1), "Ben")
    try driver.reopen()
    let again = driver.comeIn(.local(user: "ada"), token: token)
    #expect(seat(again) == 2 && !isHeard(again))
  }

  @Test("who is muted stays so if the table is opened again while a seat is offered")
  func mutedAndOffered() throws {
    let peer = driver.comeIn(.local(user: "eve"))
    for action in [HostAction.muted, .freed] { #expect(try act(action, 1)) }
    driver.table.lose(peer, at: driver.now)
    _ = driver.comeIn(.local(user: "eve"), answers: false)
    try driver.reopen()
    let again = driver.comeIn(.local(user: "eve"))
    #expect(seat(again) == 1 && !isHeard(again))
  }

  @Test("one who has agreed to the open handicaps is not asked again after a restart of the host")
  func agreed() throws {
    let driver = try TableDriver(account: "ada", hostPeek: 9)
    let peer = driver.comeIn(.local(user: "eve"))
    #expect(driver.presence(1) == .asked)
    driver.say(.agree, peer)
    try driver.begin()
    try driver.reopen()
    let back = driver.comeIn(.local(user: "eve"))
    #expect(driver.presence(1) == .here && driver.heard(back).viewCount == 1)
    // The next person on the seat has agreed to nothing.
    driver.say(.leave, back)
    _ = driver.comeIn(.code(seat: 1), "Ben")
    #expect(driver.presence(1) == .asked)
    let again = driver.comeIn(.local(user: "eve"))
    #expect(driver.presence(2) == .here && driver.heard(again).viewCount == 1)
  }

  @Test("the limits of an owner count all ways in together, and there is one for all owners")
  func limits() throws {
    let ways: [Entry] = [.local(user: "eve"), .token(seat: 1)]
    for turn in 0..<HostedTable.mostArrivals {
      let peer = driver.comeIn(ways[turn % 2])
      #expect(driver.table.isSeated(peer))
      // A new connection does not renew what one may say.
      driver.forget()
      for _ in 0..<3 { driver.say(.say(.phrase(.hurry)), peer) }
      #expect(driver.heardEvents().count == (turn == 0 ? 1 : 0))
      driver.table.lose(peer, at: driver.now)
    }
    for way in ways {
      let peer = driver.comeIn(way)
      #expect(!driver.table.isSeated(peer))
    }
    driver.now += HostedTable.restlessTime
    var seated = 0
    for number in 0..<100 {
      let peer = driver.comeIn(.local(user: "account \(number)"))
      if driver.table.isSeated(peer) { seated += 1 }
      driver.say(.leave, peer)
    }
    #expect(seated == HostedTable.mostArrivalsOfAll)
    driver.now += HostedTable.restlessTime
    let ben = driver.comeIn(.local(user: "ben"))
    #expect(driver.table.isSeated(ben))
  }

  @Test("a stranger's account has one place among the watchers")
  func watchers() throws {
    let first = driver.connect(.local(user: "eve"))
    for (peer, isFirst) in [(first, true), (driver.connect(.local(user: "eve")), false)] {
      driver.say(.hello(Hello(name: nil, isWatching: true)), peer)
      #expect((driver.heard(peer) == [.refused(.full)]) != isFirst)
    }
    #expect(driver.table.onlookerCount == 1)
    driver.say(.leave, first)
    for _ in 0..<HostedTable.mostArrivals { driver.say(.leave, driver.watch()) }
    #expect(driver.heard(driver.watch()).isEmpty)
  }

  @Test("no more owners without a seat are remembered than fit, those decided about the longest")
  func absent() throws {
    for number in 0..<40 {
      let peer = driver.comeIn(.local(user: "account \(number)"))
      if number % 2 == 0 { #expect(try act(.muted, 1)) }
      #expect(try act(.freed, 1))
      driver.table.lose(peer, at: driver.now)
      driver.now += HostedTable.restlessTime
    }
    let kept = driver.table.kept
    #expect(kept.absent.count == 20 && kept.absent.allSatisfy(\.isMuted))
    #expect(try SavedTable(reading: kept.bytes) == kept)
  }

  @Test("if nobody knows whose the seats are, nobody gets one before the friends' hand is over")
  func unknown() throws {
    try driver.begin()
    let game = try #require(driver.game)
    for _ in 0..<2 {
      // Opened again without anything kept, then with what was kept of that.
      let kept = driver.table.isHeld ? try SavedTable(reading: driver.table.kept.bytes) : nil
      driver.table = HostedTable(
        rules: driver.rules, players: driver.players, terms: driver.table.terms,
        digest: driver.digest, random: driver.chance.bytes, kept: kept, isOpenedAgain: true,
        at: driver.now)
      driver.show(game)
      #expect(driver.table.isHeld && driver.table.freeSeats.isEmpty)
      #expect(driver.presence(1) == .computer)
      #expect(try !act(.freed, 1))
      for entry in [Entry.local(user: "ada"), .local(user: "eve"), .code(seat: 1)] {
        let peer = driver.comeIn(entry)
        #expect(driver.heard(peer).first?.welcome == nil)
      }
    }
    try driver.finishHand()
    #expect(!driver.table.isHeld && driver.table.freeSeats.count == 3)
    let peer = driver.comeIn(.local(user: "ada"))
    #expect(seat(peer) == 1 && driver.table.kept.isHeld == false)
  }
}
