import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

@Suite("The host's control of the seats")
struct ControlTests {
  private func act(_ action: HostAction, _ seat: Int, _ driver: TableDriver) throws -> Bool {
    let seat = try #require(driver.rules.players.seat(seat))
    defer { driver.collect() }
    return driver.table.act(action, on: seat, at: driver.now)
  }

  @Test("a guest that is sent away is told so, cannot come back, and the computer keeps the seat")
  func sentAway() throws {
    let (driver, one, two) = try TableDriver.withTwo()
    let token = try #require(driver.admitted[1])
    driver.forget()
    #expect(try act(.sentAway, 1, driver))
    #expect(driver.heard(one).last == .refused(.sentAway) && driver.closed == [one])
    let told = driver.heard(two)
    #expect(told.contains(.done(.sentAway, seat: 1)))
    #expect(told.lastSeats?[1].presence == .computer)
    // The secret that led back is replaced by one that nobody is given.
    #expect(driver.admitted[1] != token)
    for entry in [Entry.code(seat: 1), .token(seat: 1)] {
      #expect(driver.heard(driver.comeIn(entry)) == [.refused(.taken)])
    }
    let local = driver.comeIn(.local(user: "guest"), token: token)
    #expect(driver.heard(local) == [.refused(.sentAway)])
    #expect(driver.presence(1) == .computer)
    #expect(try !act(.sentAway, 1, driver))
  }

  @Test("a freed seat is for a new friend, and the previous guest is a stranger")
  func freed() throws {
    let (driver, one, two) = try TableDriver.withTwo()
    driver.table.lose(one, at: driver.now)
    driver.forget()
    #expect(try act(.freed, 1, driver))
    #expect(driver.heard(two).contains(.done(.freed, seat: 1)))
    #expect(driver.presence(1) == .free && driver.table.kept.tokens[1] == nil)
    #expect(driver.heard(driver.comeIn(.token(seat: 1))) == [.refused(.taken)])
    let friend = driver.comeIn(.code(seat: 1), "New computer", hands: 7)
    let welcome = try #require(driver.heard(friend).first?.welcome)
    #expect(welcome.seat.index == 1 && welcome.token != nil)
    #expect(try !act(.freed, 3, driver))
  }

  @Test("what a muted guest says reaches nobody, and everybody is told of that")
  func muted() throws {
    let (driver, one, two) = try TableDriver.withTwo()
    driver.forget()
    #expect(try act(.muted, 1, driver))
    #expect(try !act(.muted, 1, driver))
    driver.say(.say(.phrase(.hello)), one)
    for peer in [one, two] { #expect(driver.heard(peer) == [.done(.muted, seat: 1)]) }
    #expect(driver.heardEvents().isEmpty)
    #expect(try act(.unmuted, 1, driver))
    driver.say(.say(.phrase(.hello)), one)
    let name = try #require(PlayerName("F1"))
    #expect(driver.heard(two) == [.done(.unmuted, seat: 1), .said(name: name, .phrase(.hello))])
    // The next guest on the seat is heard.
    #expect(try act(.muted, 1, driver))
    driver.say(.leave, one)
    let other = driver.comeIn(.code(seat: 1), "Other")
    driver.say(.say(.phrase(.thanks)), other)
    #expect(driver.heardEvents().contains { if case .said = $0 { true } else { false } })
  }

  @Test("nothing can be done about computer players' seats and the host's own")
  func others() throws {
    let driver = try TableDriver(friends: 1)
    for action in HostAction.allCases {
      for seat in [0, 2, 3] { #expect(try !act(action, seat, driver)) }
    }
    #expect(try !act(.muted, 1, driver))
  }

  @Test("onlookers can be sent away")
  func onlookers() throws {
    let driver = try TableDriver()
    let onlookers = [driver.watch(), driver.watch()]
    #expect(driver.table.sendOnlookersAway() == 2)
    driver.collect()
    for peer in onlookers { #expect(driver.heard(peer).last == .refused(.sentAway)) }
    #expect(driver.closed == onlookers && driver.table.onlookerCount == 0)
    #expect(driver.table.sendOnlookersAway() == 0)
  }

  @Test("a seat whose person stays away can be taken by another, but not before the time limit")
  func release() throws {
    let (driver, one, two) = try TableDriver.withTwo()
    driver.table.lose(one, at: driver.now)
    driver.pass(599, awake: [two])
    #expect(driver.table.freeSeats.map(\.index) == [3] && driver.presence(1) == .covered)
    driver.pass(1, awake: [two])
    #expect(driver.table.freeSeats.map(\.index) == [1, 3] && driver.presence(1) == .free)
    // On one machine it is given away last.
    let local = driver.comeIn(.local(user: "guest"))
    #expect(driver.heard(local).first?.welcome?.seat.index == 3)
    // Until somebody takes it, the person may come back.
    let back = driver.comeIn(.token(seat: 1))
    #expect(driver.heard(back).first?.welcome?.seat.index == 1 && driver.presence(1) == .here)
    #expect(driver.table.freeSeats.isEmpty)
  }

  @Test("a seat whose person sleeps can be taken too, unless they wake up first")
  func sleeper() throws {
    let (driver, one, two) = try TableDriver.withTwo()
    for isWoken in [true, false] {
      try driver.goOn(toTurnOf: 1)
      for _ in 0..<700 {
        driver.pass(1, awake: [two])
        driver.say(.beat(idle: 1000), one)
      }
      #expect(driver.presence(1) == .free && driver.isComputers())
      guard isWoken else { break }
      driver.say(.beat(idle: 0), one)
      #expect(driver.presence(1) == .here && driver.table.freeSeats.map(\.index) == [3])
    }
    driver.forget()
    let other = driver.comeIn(.code(seat: 1), "Other")
    #expect(driver.heard(other).first?.welcome?.seat.index == 1)
    #expect(driver.heard(one).last == .refused(.taken) && driver.closed == [one])
    #expect(driver.presence(1) == .here)
  }

  @Test("connections that say hello and leave do not fill the table")
  func comeAndGo() throws {
    let driver = try TableDriver()
    for _ in 0..<20 {
      let guest = driver.comeIn(.local(user: "stranger"))
      #expect(driver.heard(guest).first?.welcome != nil)
      driver.say(.leave, guest)
    }
    #expect(driver.table.freeSeats.count == 3)
  }
}
