import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

/// A guest's memory of a table: what it holds, and that it survives.
@Suite("A guest's memory")
struct MemoryTests {
  /// A guest on seat 1 in the middle of its second hand, and its table.
  private static func playing() throws -> (driver: TableDriver, one: Program) {
    let driver = try TableDriver(end: .hands(3))
    var one = Program(driver, seat: 1)
    for hand in 1...2 {
      driver.table.beginDeal(at: driver.now)
      driver.collect()
      one.answer(driver)
      one.answer(driver)
      for case .deal(let seed) in driver.heardEvents() {
        if hand == 1 {
          try driver.begin(seed: seed)
        } else {
          driver.game?.dealNextHand(agreed: seed)
          driver.show(try #require(driver.game))
        }
      }
      try #require(driver.game?.position.hand == hand)
      if hand == 1 { try one.finishHand(driver) }
    }
    while driver.game?.position.moves != 20 {
      one.hear(driver)
      if one.guest.isAsked { one.guest.decide(driver.move) }
      _ = one.guest.takeLines()
      try driver.goOn()
    }
    one.hear(driver)
    return (driver, one)
  }

  /// The guest's program, ended and begun again from what it wrote, on the seat of its token.
  private static func restarted(
    _ one: Program, _ driver: TableDriver, away: Duration
  ) throws -> Program {
    let memories = try GuestMemories(reading: one.guest.memories.bytes, digest: driver.digest)
    driver.table.lose(one.peer, at: driver.now)
    driver.collect()
    driver.now += away
    let guest = GuestTable(
      at: driver.now, digest: driver.digest, random: driver.chance.bytes, token: one.guest.token,
      memories: memories, away: away)
    var next = one
    next.guest = guest
    next.peer = driver.connect(.token(seat: 1))
    next.guest.sayHello(PlayerName("F1"), at: driver.now)
    next.answer(driver)
    next.hear(driver)
    next.guest.tick(at: driver.now, idle: .zero)
    next.answer(driver)
    next.hear(driver)
    return next
  }

  @Test("it is the same after it was written and read")
  func roundTrip() throws {
    let (driver, one) = try Self.playing()
    let bytes = one.guest.memories.bytes
    let read = try GuestMemories(reading: bytes, digest: driver.digest)
    #expect(read.bytes == bytes)
    let hand = try #require(read.tables.first?.hands[2])
    #expect(hand.moves.count == 20 && hand.since == 0 && hand.check?.isTold == true)
    #expect(read.tables.first?.hands[1]?.opened != nil)
  }

  @Test("an honest table contradicts nothing that a restarted program remembers")
  func restart() throws {
    let (driver, one) = try Self.playing()
    var again = try Self.restarted(one, driver, away: .seconds(30))
    try again.finishHand(driver)
    #expect(again.findings().isEmpty)
    #expect(again.guest.opened.count == 2 && again.guest.verdicts.last == .fair)
  }

  @Test("a program that was restarted notices that moves are gone, or a finished hand is another")
  func restartLied() throws {
    let (driver, one) = try Self.playing()
    driver.game = driver.game?.cut(to: GamePosition(hand: 2, moves: 18))
    driver.show(try #require(driver.game))
    var again = try Self.restarted(one, driver, away: .seconds(30))
    #expect(again.findings().contains { $0.grade == .contradicted || $0 == .behind })
  }

  @Test("at most eight tables are remembered, the latest first, and a damaged file is refused")
  func bounded() throws {
    let (driver, one) = try Self.playing()
    var memories = one.guest.memories
    let welcome = try #require(one.guest.welcome)
    for _ in 0..<20 {
      let other = Welcome(
        table: welcome.table, id: driver.chance.bytes(), rules: welcome.rules, seat: welcome.seat)
      #expect(memories.begin(other) != nil)
    }
    #expect(memories.tables.count == 8 && memories.tables.allSatisfy { !$0.isOf(welcome) })
    #expect(memories.bytes.count < GuestMemories.limit)
    let bytes = one.guest.memories.bytes
    #expect(throws: JSONFault.self) {
      try GuestMemories(reading: Array(bytes.dropLast()), digest: driver.digest)
    }
    #expect(throws: JSONFault.self) {
      try GuestMemories(reading: Array(#"{"tables":{}}"#.utf8), digest: driver.digest)
    }
  }

  @Test("another seat or another table is said while one sits, and the earlier memory stays")
  func otherTable() throws {
    var (driver, one) = try Self.playing()
    _ = one.findings()
    let welcome = try #require(one.guest.welcome)
    let other = Welcome(
      table: welcome.table, id: driver.chance.bytes(), rules: welcome.rules, seat: welcome.seat)
    for (welcome, finding) in [
      (other, Finding.otherTable(isUnfinished: true)),
      (welcome, Finding.otherTable(isUnfinished: false)),
    ] {
      one.guest.sayHello(nil, at: driver.now)
      one.guest.receive(HostMessage.welcome(welcome).line, at: driver.now)
      #expect(one.findings() == [finding])
    }
    #expect(one.guest.memories.tables.count == 2)
    #expect(one.guest.memories.current.hands[2]?.moves.count == 20)
  }

  @Test("a mutated file is read or refused, and never trusted to have fewer hands than cards")
  func mutated() throws {
    let (driver, one) = try Self.playing()
    let bytes = one.guest.memories.bytes
    let torture = TortureTest("a guest's memory", cases: 300)
    var read = 0
    for seed in torture.seeds {
      var mutator = Mutator(torture.generator(seed))
      let changed = mutator.bytes(from: [bytes])
      guard let memories = try? GuestMemories(reading: changed, digest: driver.digest) else {
        continue
      }
      read += 1
      var guest = GuestTable(
        at: driver.now, digest: driver.digest, random: driver.chance.bytes, memories: memories,
        away: .zero)
      guest.sayHello(nil, at: driver.now)
      for line in one.told { guest.receive(line, at: driver.now) }
      #expect(guest.memories.bytes.count < GuestMemories.limit)
    }
    torture.report("\(read) read")
  }
}
