import MueData
import MueGame
import Testing

@testable import MueLink

@Suite("Sleeping guests")
struct AsleepTests {
  /// Lets time pass in which a guest's program reports that no key was pressed.
  private func doze(_ driver: TableDriver, _ seconds: Int, _ guest: Peer) {
    for second in 1...seconds {
      driver.now += .seconds(1)
      driver.table.receive(GuestMessage.beat(idle: second).line, from: guest, at: driver.now)
      driver.table.tick(at: driver.now)
      driver.collect()
    }
  }

  @Test("a guest that is asked and presses no key for a minute is asleep; a key wakes it")
  func idle() throws {
    let driver = try TableDriver()
    let guest = driver.sit(1)
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    doze(driver, 59, guest)
    #expect(driver.presence(1) == .here)
    doze(driver, 1, guest)
    doze(driver, 60, guest)
    #expect(driver.presence(1) == .covered)
    #expect(driver.isComputers())
    driver.say(.beat(idle: 0), guest)
    #expect(driver.presence(1) == .here)
    // At this position the decision stays with the computer player.
    #expect(driver.isComputers())
    try driver.goOn(toTurnOf: 1)
    #expect(!driver.isComputers())
  }

  @Test("a guest that presses keys may think for ever if there is no clock")
  func awake() throws {
    let driver = try TableDriver()
    let guest = driver.sit(1)
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    driver.pass(600, awake: [guest])
    #expect(driver.presence(1) == .here)
    #expect(!driver.isComputers())
  }

  @Test("a guest that is not asked may sleep")
  func notAsked() throws {
    let driver = try TableDriver()
    let guest = driver.sit(1)
    try driver.begin()
    try driver.goOn(toTurnOf: 2)
    doze(driver, 200, guest)
    #expect(driver.presence(1) == .here)
  }

  @Test("with a clock the computer player decides when the time is over, keys or not")
  func clock() throws {
    let driver = try TableDriver(clock: 20)
    let guest = driver.comeIn(.code(seat: 1))
    #expect(driver.heard(guest).first?.welcome?.clock == 20)
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    driver.pass(19, awake: [guest])
    #expect(!driver.isComputers())
    driver.pass(1, awake: [guest])
    #expect(driver.isComputers())
    driver.say(.beat(idle: 0), guest)
    try driver.goOn(toTurnOf: 1)
    #expect(!driver.isComputers())
    #expect(driver.presence(1) == .here)
  }

  @Test("what a program sends by itself wakes nobody")
  func byItself() throws {
    let driver = try TableDriver()
    let guest = driver.sit(1)
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    for _ in 0..<2 { doze(driver, 61, guest) }
    #expect(driver.presence(1) == .covered)
    driver.say(.whole(hands: 0), guest)
    driver.say(.commit(hand: 1, driver.promise()), guest)
    driver.say(.reveal(hand: 1, driver.chance.bytes()), guest)
    #expect(driver.presence(1) == .covered)
    driver.say(.say(.phrase(.oops)), guest)
    #expect(driver.presence(1) == .here)
  }
}
