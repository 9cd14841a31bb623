import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("Who is asleep")
struct AsleepTests {
  /// Lets time go by in which a guest's program says that nothing was pressed.
  private func doze(_ sitting: Sitting, _ seconds: Int, _ guest: Peer) {
    for second in 1...seconds {
      sitting.now += .seconds(1)
      sitting.table.receive(GuestMessage.beat(idle: second).line, from: guest, at: sitting.now)
      sitting.table.look(at: sitting.now)
      sitting.collect()
    }
  }

  @Test("whoever is asked and presses nothing for a minute is asleep; a key wakes")
  func idle() throws {
    let sitting = try Sitting()
    let guest = sitting.sit(1)
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    doze(sitting, 59, guest)
    #expect(sitting.presence(1) == .here)
    doze(sitting, 1, guest)
    doze(sitting, 60, guest)
    #expect(sitting.presence(1) == .covered)
    #expect(sitting.isComputers())
    sitting.say(.beat(idle: 0), guest)
    #expect(sitting.presence(1) == .here)
    // At this position it stays the computer player's.
    #expect(sitting.isComputers())
    try sitting.goOn(toTurnOf: 1)
    #expect(!sitting.isComputers())
  }

  @Test("whoever presses keys may think for ever where there is no clock")
  func awake() throws {
    let sitting = try Sitting()
    let guest = sitting.sit(1)
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    sitting.pass(600, awake: [guest])
    #expect(sitting.presence(1) == .here)
    #expect(!sitting.isComputers())
  }

  @Test("whoever is not asked may sleep")
  func notAsked() throws {
    let sitting = try Sitting()
    let guest = sitting.sit(1)
    try sitting.begin()
    try sitting.goOn(toTurnOf: 2)
    doze(sitting, 200, guest)
    #expect(sitting.presence(1) == .here)
  }

  @Test("with a clock the computer player decides when the time is over, keys or not")
  func clock() throws {
    let sitting = try Sitting(clock: 20)
    let guest = sitting.comeIn(.code(seat: 1))
    #expect(sitting.heard(guest).first?.welcome?.clock == 20)
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    sitting.pass(19, awake: [guest])
    #expect(!sitting.isComputers())
    sitting.pass(1, awake: [guest])
    #expect(sitting.isComputers())
    sitting.say(.beat(idle: 0), guest)
    try sitting.goOn(toTurnOf: 1)
    #expect(!sitting.isComputers())
    #expect(sitting.presence(1) == .here)
  }

  @Test("what a program says by itself wakes nobody")
  func byItself() throws {
    let sitting = try Sitting()
    let guest = sitting.sit(1)
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    for _ in 0..<2 { doze(sitting, 61, guest) }
    #expect(sitting.presence(1) == .covered)
    sitting.say(.whole(hands: 0), guest)
    sitting.say(.commit(hand: 1, sitting.chance.bytes()), guest)
    sitting.say(.reveal(hand: 1, sitting.chance.bytes()), guest)
    #expect(sitting.presence(1) == .covered)
    sitting.say(.say(.phrase(.oops)), guest)
    #expect(sitting.presence(1) == .here)
  }
}
