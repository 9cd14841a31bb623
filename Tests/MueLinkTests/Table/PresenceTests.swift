import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("Who is there")
struct PresenceTests {
  @Test("a seat nobody sits on is free, and the computer player decides there")
  func free() throws {
    let sitting = try Sitting(friends: 1)
    let presences = (0..<4).map { sitting.presence($0) }
    #expect(presences == [.here, .free, .computer, .computer])
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    #expect(sitting.isComputers())
    try sitting.goOn(toTurnOf: 0)
    #expect(!sitting.isComputers())
  }

  @Test("a free seat is taken over in the midst of a hand, at the next decision")
  func takeover() throws {
    let sitting = try Sitting()
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    #expect(sitting.isComputers())
    let guest = sitting.comeIn(.code(seat: 1))
    #expect(sitting.presence(1) == .here)
    // The computer player has begun to decide here, and does.
    #expect(sitting.isComputers())
    sitting.forget()
    sitting.say(sitting.answer(), guest)
    #expect(sitting.heardNews().isEmpty)
    #expect(sitting.heard(guest).isOneView)
    try sitting.goOn(toTurnOf: 1)
    #expect(!sitting.isComputers())
    sitting.say(sitting.answer(), guest)
    #expect(sitting.heardNews() == [.move(sitting.move)])
  }

  @Test("whoever loses the line is away, and after a minute the computer player decides")
  func away() throws {
    let sitting = try Sitting()
    let (one, two) = (sitting.sit(1), sitting.sit(2))
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    sitting.table.lose(one, at: sitting.now)
    sitting.collect()
    #expect(sitting.presence(1) == .away(seconds: 0))
    #expect(sitting.heard(two).last?.seats?[1].presence == .away(seconds: 0))
    #expect(sitting.heardNews() == [.presence(try #require(sitting.rules.players.seat(1)))])
    sitting.pass(59, awake: [two])
    #expect(sitting.presence(1) == .away(seconds: 59))
    #expect(!sitting.isComputers())
    sitting.pass(1, awake: [two])
    #expect(sitting.presence(1) == .covered)
    #expect(sitting.isComputers())
    #expect(sitting.presence(2) == .here)
  }

  @Test("everybody is told when the minute is over, though it is somebody else's turn")
  func told() throws {
    let sitting = try Sitting()
    let (one, two) = (sitting.sit(1), sitting.sit(2))
    try sitting.begin()
    try sitting.goOn(toTurnOf: 0)
    sitting.table.lose(one, at: sitting.now)
    sitting.forget()
    sitting.pass(59, awake: [two])
    #expect(!sitting.heard(two).hasSeats)
    sitting.pass(1, awake: [two])
    #expect(sitting.heard(two).lastSeats?[1].presence == .covered)
    #expect(sitting.heardNews() == [.presence(try #require(sitting.rules.players.seat(1)))])
    sitting.pass(30, awake: [two])
    #expect(!sitting.heard(two).hasSeats)
  }

  @Test("the computer plays at once for who goes home; the seat is theirs until it is taken")
  func leave() throws {
    let sitting = try Sitting()
    let one = sitting.sit(1)
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    sitting.say(.leave, one)
    #expect(sitting.closed == [one])
    #expect(sitting.presence(1) == .free)
    #expect(sitting.isComputers())
    let back = sitting.comeIn(.token(seat: 1))
    #expect(sitting.heard(back).first?.welcome != nil)
    #expect(sitting.presence(1) == .here)
    try sitting.goOn(toTurnOf: 1)
    #expect(!sitting.isComputers())
    sitting.say(.leave, back)
    let other = sitting.comeIn(.code(seat: 1), "Other")
    #expect(sitting.heard(other).first?.welcome?.seat.index == 1)
    #expect(sitting.table.seats(at: sitting.now)[1].player.name.text == "Other")
  }

  @Test("the table says every two seconds that it is there; fifteen without a word lose the line")
  func silence() throws {
    let sitting = try Sitting()
    let (one, two) = (sitting.sit(1), sitting.sit(2))
    sitting.pass(14, awake: [two])
    #expect(sitting.heard(one).filter { $0 == .beat }.count == 7)
    #expect(sitting.presence(1) == .here && sitting.closed.isEmpty)
    sitting.pass(1, awake: [two])
    #expect(sitting.closed == [one])
    #expect(sitting.presence(1) == .away(seconds: 0))
    #expect(sitting.presence(2) == .here)
    // What is no message is a word too.
    sitting.pass(10)
    sitting.say(line: Array("nonsense".utf8), two)
    sitting.pass(10)
    #expect(sitting.presence(2) == .here)
  }

  @Test("the host looks again at the latest when the next beat or a deal is due")
  func nextLook() throws {
    let sitting = try Sitting()
    sitting.table.look(at: sitting.now)
    let due = sitting.table.nextLook(after: sitting.now)
    #expect(due > sitting.now && due <= sitting.now + HostedTable.beat)
  }
}
