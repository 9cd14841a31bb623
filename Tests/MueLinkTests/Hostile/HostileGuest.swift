import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

/// A match in which one guest, onlookers and newcomers send hostile lines.
final class HostileGuest {
  let driver: TableDriver
  private(set) var complaints: [String] = []
  private(set) var moves = 0
  private(set) var most = 0
  private let chance: Chance
  private var generator: SeededGenerator
  private var honest: [Program] = []
  private var hostile: Peer
  private var onlooker: Peer
  /// Lines that were once valid, from this guest and from others.
  private var old: [[UInt8]] = []

  private static let seat = 3

  init(seed: UInt64) throws {
    driver = try TableDriver(end: .hands(2), seed: seed)
    chance = Chance(seed: seed)
    generator = SeededGenerator(seed: seed)
    honest = [Program(driver, seat: 1), Program(driver, seat: 2)]
    hostile = driver.sit(Self.seat)
    onlooker = driver.watch()
    old = try Examples.guest().map(\.line)
    try driver.begin(seed: seed)
    driver.forget()
  }

  /// Sends a number of lines.
  func play(_ count: Int) throws {
    for number in 0..<count {
      driver.now += .milliseconds(chance.below(200))
      say(chance.below(6))
      try act()
      look()
      if number % 3 == 2 { try goOn() }
    }
    compare()
  }

  private func say(_ kind: Int) {
    let position = driver.table.position + (chance.below(4) == 0 ? chance.below(3) - 1 : 0)
    let right = driver.answer(at: position).line
    if old.count < 400 { old.append(right) }
    var mutator = Mutator(SeededGenerator(seed: generator.next()))
    var line: [UInt8]
    switch kind {
    case 0: line = right
    case 1: line = old[chance.below(old.count)]
    case 2: line = (0..<chance.below(60)).map { _ in UInt8(chance.below(256)) }
    case 3: line = mutator.bytes(from: [right])
    default: line = mutator.bytes(from: old)
    }
    let peers = [hostile, hostile, hostile, hostile, onlooker, Peer(9999)]
    let peer = peers[chance.below(peers.count)]
    for _ in 0...(chance.below(20) == 0 ? 3 : 0) {
      driver.table.receive(line, from: peer, at: driver.now)
    }
    if chance.below(50) == 0 {
      driver.say(line: line, driver.connect(.code(seat: chance.below(5))))
    }
  }

  /// Acts on the events, which must be legal and concern only the hostile seat.
  private func act() throws {
    most = max(most, driver.table.outputs.count + driver.table.events.count)
    while let news = driver.table.nextEvent() {
      switch news {
      case .move(let move):
        if driver.turn != Self.seat { complain("another seat is moved") }
        var next = try #require(driver.game)
        do {
          try next.apply(move)
          moves += 1
        } catch {
          complain("an illegal move")
        }
        driver.table.show(next, at: driver.now)
        driver.game = next
      case .undo: complain("something is taken back that not all agreed to")
      case .deal: complain("a deal out of turn")
      case .presence, .undoAsked, .undoRefused, .undoAway, .behind, .stalled, .said: break
      }
    }
    driver.collect()
  }

  private func look() {
    if let round = driver.game?.match.round.all, let broken = Invariants.broken(in: round) {
      complain(broken)
    }
    if most > 60 { complain("\(most) things to do") }
    if driver.table.newcomers.count > HostedTable.mostNewcomers { complain("a crowd") }
    if chance.below(30) == 0 { driver.table.tick(at: driver.now) }
    for index in honest.indices {
      let beat = GuestMessage.beat(idle: 0).line
      driver.table.receive(beat, from: honest[index].peer, at: driver.now)
      honest[index].answer(driver)
      while honest[index].guest.nextEvent() != nil {}
    }
    // A guest that was sent away comes back.
    if driver.table.seat(of: hostile) == nil { hostile = driver.comeIn(.token(seat: Self.seat)) }
    if driver.table.onlookerCount == 0 { onlooker = driver.watch() }
    _ = driver.lines(hostile)
    _ = driver.lines(onlooker)
    driver.news = []
  }

  /// The others play on.
  private func goOn() throws {
    guard let game = driver.game else { return }
    if game.match.round.score != nil {
      var next = game
      next.dealNextHand(agreed: generator.next())
      if game.match.isOver {
        next = try Game(
          rules: driver.rules, seed: 1, agreedSeeds: [generator.next()], players: driver.players)
      }
      driver.show(next)
    } else if driver.turn != Self.seat || chance.below(20) == 0 {
      try driver.goOn()
    }
  }

  /// Checks that the honest guests see what they should.
  private func compare() {
    look()
    guard let game = driver.game else { return }
    for program in honest {
      let guest = program.guest
      guard let seat = guest.welcome?.seat, let seen = guest.observation else {
        complain("an honest guest sees nothing")
        continue
      }
      if guest.position != driver.table.position
        || Stamp.check(of: seen) != Stamp.check(of: game.observation(for: seat))
      {
        complain("an honest guest sees something else")
      }
    }
  }

  private func complain(_ what: String) {
    complaints.append("\(what) at position \(driver.table.position)")
  }
}
