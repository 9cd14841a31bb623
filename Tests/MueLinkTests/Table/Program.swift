import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// A guest's program at the other end of a connection to a table.
struct Program {
  var peer: Peer
  var guest: GuestTable
  /// Everything that it was sent, for tests that search it.
  var told: [[UInt8]] = []

  /// Takes a seat with its code, or only watches.
  init(_ driver: TableDriver, seat: Int?) {
    self.init(
      driver, on: seat,
      as: GuestTable(at: driver.now, digest: driver.digest, random: driver.chance.bytes))
  }

  /// Takes a seat with its code, or only watches, as a guest that may remember something.
  init(_ driver: TableDriver, on seat: Int?, as guest: GuestTable) {
    self.init(
      driver, by: seat.map { .code(seat: $0) } ?? .local(user: "guest"),
      named: seat.flatMap { PlayerName("F\($0)") }, isWatching: seat == nil, as: guest)
  }

  /// Takes a free seat as an account of the host's machine.
  init(_ driver: TableDriver, account: String) {
    self.init(
      driver, by: .local(user: account), named: PlayerName(account), isWatching: false,
      as: GuestTable(at: driver.now, digest: driver.digest, random: driver.chance.bytes))
  }

  private init(
    _ driver: TableDriver, by entry: Entry, named name: PlayerName?, isWatching: Bool,
    as guest: GuestTable
  ) {
    peer = driver.connect(entry)
    self.guest = guest
    self.guest.sayHello(name, isWatching: isWatching, at: driver.now)
    answer(driver)
    hear(driver)
    // The first beat answers the welcome.
    self.guest.tick(at: driver.now, idle: .zero)
    answer(driver)
    hear(driver)
  }

  /// Reads what it was sent; answers are held back.
  mutating func hear(_ driver: TableDriver) {
    for line in driver.lines(peer) {
      told.append(line)
      guest.receive(line, at: driver.now)
    }
  }

  /// Reads what it was sent and sends what it has queued.
  mutating func answer(_ driver: TableDriver) {
    hear(driver)
    send(driver)
  }

  /// Sends what it has queued.
  mutating func send(_ driver: TableDriver) {
    for line in guest.takeLines() { driver.say(line: line, peer) }
  }

  /// Plays the hand to its end: the guest answers for its seat, the driver for the others.
  mutating func finishHand(_ driver: TableDriver) throws {
    while driver.turn != nil {
      hear(driver)
      if guest.isAsked { guest.decide(driver.move) }
      _ = guest.takeLines()
      try driver.goOn()
    }
    hear(driver)
  }

  /// What it has found since the last check.
  mutating func findings() -> [Finding] {
    var findings: [Finding] = []
    while let event = guest.nextEvent() {
      if case .found(let finding, _) = event { findings.append(finding) }
    }
    return findings
  }

  func lose(_ driver: TableDriver) {
    driver.table.lose(peer, at: driver.now)
    driver.collect()
  }

  /// Loses the connection and comes back over another, by its token unless told otherwise.
  mutating func comeBack(_ driver: TableDriver, by entry: Entry? = nil) throws {
    lose(driver)
    let seat = try #require(guest.welcome?.seat.index)
    peer = driver.connect(entry ?? .token(seat: seat))
    guest.sayHello(nil, at: driver.now)
    answer(driver)
    hear(driver)
    // The first beat answers the welcome.
    guest.tick(at: driver.now, idle: .zero)
    answer(driver)
    hear(driver)
  }
}
