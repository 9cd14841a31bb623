import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// The second bytes, as the host collects them after a hand.
@Suite("Collecting what people compare")
struct ComparisonTests {
  private let driver: TableDriver
  private var witnesses: [Witness] = []

  init() throws {
    driver = try TableDriver(end: .hands(2))
    for seat in 1...2 {
      var witness = Witness(seat: seat)
      witness.peer = driver.connect(.code(seat: seat))
      driver.say(witness.hello, witness.peer)
      witnesses.append(witness)
    }
    for _ in 0..<4 { answer() }
    driver.table.beginDeal(at: driver.now)
    driver.collect()
    for _ in 0..<4 { answer() }
    var seed: UInt64?
    for case .deal(let agreed) in driver.heardEvents() { seed = agreed }
    try driver.begin(seed: try #require(seed))
    try driver.goOn(toCards: 4)
    driver.forget()
  }

  /// Has the witnesses read and answer, or only one of them.
  private mutating func answer(only seat: Int? = nil) {
    for index in witnesses.indices where seat == nil || witnesses[index].seat == seat {
      let peer = witnesses[index].peer
      for line in driver.lines(peer) {
        for message in witnesses[index].hear(line) { driver.say(message, peer) }
      }
    }
  }

  private func comparisons(_ messages: [HostMessage]) -> [HandComparison] {
    messages.compactMap { if case .compare(let comparison) = $0 { comparison } else { nil } }
  }

  @Test("when all have revealed, everybody is sent the same line, onlookers and late guests too")
  mutating func all() throws {
    let onlooker = driver.watch()
    let late = driver.sit(3)
    try driver.finishHand()
    #expect(driver.table.comparison == nil)
    answer()
    let comparison = try #require(driver.table.comparison)
    #expect(comparison.hand == 1 && comparison.promises == driver.table.deals.last?.promises)
    #expect(
      comparison.bytes == [
        .given(try #require(driver.table.deals.last?.seconds[0])),
        .given(witnesses[0].bytes(1, isSecond: true)),
        .given(witnesses[1].bytes(1, isSecond: true)), .none,
      ])
    for peer in witnesses.map(\.peer) + [onlooker, late] {
      #expect(comparisons(driver.heard(peer)) == [comparison])
    }
    let later = driver.watch()
    #expect(comparisons(driver.heard(later)) == [comparison])
    #expect(driver.table.lastOpened?.record.hand == 1)
  }

  @Test("who does not reveal within five seconds is late, and stays so")
  mutating func late() throws {
    try driver.finishHand()
    answer(only: 1)
    driver.pass(4, awake: witnesses.map(\.peer))
    #expect(driver.table.comparison == nil)
    #expect(driver.table.nextTick(after: driver.now) <= driver.now + .seconds(1))
    driver.pass(1, awake: witnesses.map(\.peer))
    let comparison = try #require(driver.table.comparison)
    #expect(comparison.bytes[2] == .late)
    answer(only: 2)
    #expect(driver.table.comparison == comparison)
  }

  @Test("nobody waits for a person who has left")
  mutating func left() throws {
    driver.say(.leave, witnesses[1].peer)
    try driver.finishHand()
    answer(only: 1)
    #expect(driver.table.comparison?.bytes[2] == .late)
  }

  @Test("only the promised bytes count, once the hand is over, and only of the seat")
  mutating func others() throws {
    let (one, two) = (witnesses[0], witnesses[1])
    let bytes = one.bytes(1, isSecond: true)
    driver.say(.compare(hand: 1, bytes), one.peer)
    try driver.finishHand()
    driver.say(.compare(hand: 2, bytes), one.peer)
    driver.say(.compare(hand: 0, bytes), one.peer)
    driver.say(.compare(hand: 1, one.bytes(1)), one.peer)
    driver.say(.compare(hand: 1, bytes), two.peer)
    driver.say(.compare(hand: 1, two.bytes(1, isSecond: true)), two.peer)
    #expect(driver.table.comparison == nil)
    driver.say(.compare(hand: 1, bytes), one.peer)
    #expect(driver.table.comparison != nil)
  }

  @Test("a hand whose promises are lost is not compared")
  mutating func lost() throws {
    driver.table.deals = []
    try driver.finishHand()
    driver.pass(6, awake: witnesses.map(\.peer))
    #expect(driver.table.comparison == nil)
    #expect(comparisons(driver.heard(witnesses[0].peer)).isEmpty)
  }
}
