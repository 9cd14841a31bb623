import MueGame
import MueRules
import Testing

@testable import MueLink

@Suite("Presence")
struct PresenceTests {
  @Test("a seat that nobody has taken is free, and the computer player decides there")
  func free() throws {
    let driver = try TableDriver(friends: 1)
    let presences = (0..<4).map { driver.presence($0) }
    #expect(presences == [.here, .free, .computer, .computer])
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    #expect(driver.isComputers())
    try driver.goOn(toTurnOf: 0)
    #expect(!driver.isComputers())
  }

  @Test("a free seat is taken over in the middle of a hand, at the next decision")
  func takeover() throws {
    let driver = try TableDriver()
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    #expect(driver.isComputers())
    let guest = driver.comeIn(.code(seat: 1))
    #expect(driver.presence(1) == .here)
    // The computer player has begun to decide here, and does.
    #expect(driver.isComputers())
    driver.forget()
    driver.say(driver.answer(), guest)
    #expect(driver.heardEvents().isEmpty)
    #expect(driver.heard(guest).isOneView)
    try driver.goOn(toTurnOf: 1)
    #expect(!driver.isComputers())
    driver.say(driver.answer(), guest)
    #expect(driver.heardEvents() == [.move(driver.move)])
  }

  @Test("a guest that loses the connection is away, and after a minute the computer player decides")
  func away() throws {
    let driver = try TableDriver()
    let (one, two) = (driver.sit(1), driver.sit(2))
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    driver.table.lose(one, at: driver.now)
    driver.collect()
    #expect(driver.presence(1) == .away(seconds: 0))
    #expect(driver.heard(two).last?.seats?[1].presence == .away(seconds: 0))
    #expect(driver.heardEvents() == [.presence(try #require(driver.rules.players.seat(1)))])
    driver.pass(59, awake: [two])
    #expect(driver.presence(1) == .away(seconds: 59))
    #expect(!driver.isComputers())
    driver.pass(1, awake: [two])
    #expect(driver.presence(1) == .covered)
    #expect(driver.isComputers())
    #expect(driver.presence(2) == .here)
  }

  @Test("everybody is told when the minute is over, even if another seat is to move")
  func told() throws {
    let driver = try TableDriver()
    let (one, two) = (driver.sit(1), driver.sit(2))
    try driver.begin()
    try driver.goOn(toTurnOf: 0)
    driver.table.lose(one, at: driver.now)
    driver.forget()
    driver.pass(59, awake: [two])
    #expect(!driver.heard(two).hasSeats)
    driver.pass(1, awake: [two])
    #expect(driver.heard(two).lastSeats?[1].presence == .covered)
    #expect(driver.heardEvents() == [.presence(try #require(driver.rules.players.seat(1)))])
    driver.pass(30, awake: [two])
    #expect(!driver.heard(two).hasSeats)
  }

  @Test("the computer plays at once for a guest who leaves; the seat is theirs until it is taken")
  func leave() throws {
    let driver = try TableDriver()
    let one = driver.sit(1)
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    driver.say(.leave, one)
    #expect(driver.closed == [one])
    #expect(driver.presence(1) == .free)
    #expect(driver.isComputers())
    let back = driver.comeIn(.token(seat: 1))
    #expect(driver.heard(back).first?.welcome != nil)
    #expect(driver.presence(1) == .here)
    try driver.goOn(toTurnOf: 1)
    #expect(!driver.isComputers())
    driver.say(.leave, back)
    let other = driver.comeIn(.code(seat: 1), "Other")
    #expect(driver.heard(other).first?.welcome?.seat.index == 1)
    #expect(driver.table.seats(at: driver.now)[1].player.name.text == "Other")
  }

  @Test(
    "the table sends a beat every two seconds; after fifteen seconds of silence a connection is lost"
  )
  func silence() throws {
    let driver = try TableDriver()
    let (one, two) = (driver.sit(1), driver.sit(2))
    driver.pass(14, awake: [two])
    #expect(driver.heard(one).filter { $0 == .beat }.count == 7)
    #expect(driver.presence(1) == .here && driver.closed.isEmpty)
    driver.pass(1, awake: [two])
    #expect(driver.closed == [one])
    #expect(driver.presence(1) == .away(seconds: 0))
    #expect(driver.presence(2) == .here)
    // A line that is not a message is a sign of life too.
    driver.pass(10)
    driver.say(line: Array("nonsense".utf8), two)
    driver.pass(10)
    #expect(driver.presence(2) == .here)
  }

  @Test("the host checks again at the latest when the next beat or a deal is due")
  func nextTick() throws {
    let driver = try TableDriver()
    driver.table.tick(at: driver.now)
    let due = driver.table.nextTick(after: driver.now)
    #expect(due > driver.now && due <= driver.now + HostedTable.beat)
  }
}
