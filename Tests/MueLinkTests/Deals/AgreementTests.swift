import MueRules
import MueTable
import Testing

@testable import MueLink

/// The making of a deal, as the host goes through it with guests and their lines.
@Suite("Agreeing upon a deal")
struct AgreementTests {
  private let sitting: Sitting

  init() throws { sitting = try Sitting(end: .hands(1)) }

  /// The deal that has been agreed since the test looked last; nil as long as there is none.
  private func agreed() -> UInt64? {
    for case .deal(let seed) in sitting.heardNews() { return seed }
    return nil
  }

  private func begin() {
    sitting.table.beginDeal(at: sitting.now)
    sitting.collect()
  }

  private func play(_ seed: UInt64?) throws {
    try sitting.begin(seed: try #require(seed))
    try sitting.finishHand()
  }

  @Test("the deal is made as soon as everybody has told, and everybody finds it fair")
  func quick() throws {
    var (one, two) = (Program(sitting, seat: 1), Program(sitting, seat: 2))
    var watcher = Program(sitting, seat: nil)
    begin()
    one.answer(sitting)
    two.answer(sitting)
    one.answer(sitting)
    #expect(sitting.table.isAgreeing && agreed() == nil)
    two.answer(sitting)
    #expect(!sitting.table.isAgreeing)
    watcher.hear(sitting)
    #expect(!watcher.told.contains { String(decoding: $0, as: UTF8.self).contains("commit") })
    try play(agreed())
    one.hear(sitting)
    two.hear(sitting)
    watcher.hear(sitting)
    #expect(one.guest.verdicts == [.fair] && two.guest.verdicts == [.fair])
    #expect(watcher.guest.verdicts == [.unseen])
  }

  @Test("with nobody there it is made at once")
  func alone() {
    begin()
    #expect(agreed() != nil)
  }

  @Test("begun twice before the seed is taken, there is one deal, for who comes later too")
  func twice() throws {
    sitting.table.beginDeal(at: sitting.now)
    begin()
    var seeds: [UInt64] = []
    for case .deal(let seed) in sitting.heardNews() { seeds.append(seed) }
    #expect(seeds.count == 1)
    try play(seeds.first)
    var late = Program(sitting, seat: 1)
    late.hear(sitting)
    #expect(late.guest.verdicts == [.unseen])
  }

  @Test("who promises nothing within five seconds is left out")
  func noPromise() throws {
    var (one, two) = (Program(sitting, seat: 1), Program(sitting, seat: 2))
    begin()
    one.answer(sitting)
    sitting.pass(4, awake: [two.peer])
    #expect(sitting.table.isAgreeing)
    sitting.pass(1, awake: [two.peer])
    one.answer(sitting)
    let seed = agreed()
    #expect(seed != nil)
    // Its promise comes too late.
    two.answer(sitting)
    try play(seed)
    one.hear(sitting)
    two.hear(sitting)
    #expect(one.guest.verdicts == [.fair] && two.guest.verdicts == [.unseen])
  }

  @Test("who promises and tells nothing within five seconds is left out, and everybody sees it")
  func noBytes() throws {
    var (one, two) = (Program(sitting, seat: 1), Program(sitting, seat: 2))
    begin()
    one.answer(sitting)
    two.answer(sitting)
    one.answer(sitting)
    sitting.pass(4, awake: [one.peer, two.peer])
    #expect(sitting.table.isAgreeing)
    sitting.pass(1, awake: [one.peer, two.peer])
    let seed = agreed()
    two.answer(sitting)
    try play(seed)
    one.hear(sitting)
    two.hear(sitting)
    #expect(one.guest.verdicts == [.late] && two.guest.verdicts == [.late])
  }

  @Test("who loses the line is not waited for")
  func lost() throws {
    var (one, two) = (Program(sitting, seat: 1), Program(sitting, seat: 2))
    begin()
    one.answer(sitting)
    sitting.table.lose(two.peer, at: sitting.now)
    sitting.pass(1)
    one.answer(sitting)
    #expect(agreed() != nil)
  }

  @Test("a line that is lost in the midst of a hand blinds nobody")
  func blinded() throws {
    var one = Program(sitting, seat: 1)
    begin()
    one.answer(sitting)
    one.answer(sitting)
    let seed = try #require(agreed())
    try sitting.begin(seed: seed)
    try one.comeBack(sitting)
    try sitting.finishHand()
    one.hear(sitting)
    #expect(one.guest.verdicts == [.fair])
  }

  @Test("a host that lets a deal be made again, having seen all bytes, is noticed")
  func again() throws {
    var one = Program(sitting, seat: 1)
    begin()
    one.answer(sitting)
    one.answer(sitting)
    #expect(agreed() != nil)
    begin()
    one.answer(sitting)
    one.answer(sitting)
    try play(agreed())
    one.hear(sitting)
    #expect(one.guest.verdicts == [.late])
  }

  @Test("a host begun anew that deals while a guest is away has broken no promise")
  func begunAnew() throws {
    var one = Program(sitting, seat: 1)
    begin()
    one.answer(sitting)
    one.answer(sitting)
    #expect(agreed() != nil)
    sitting.table.lose(one.peer, at: sitting.now)
    begin()
    let seed = agreed()
    try one.comeBack(sitting)
    try play(seed)
    one.hear(sitting)
    #expect(one.guest.verdicts == [.late])
  }

  @Test("what was promised stays, whatever is said after it, and bytes count only if they keep it")
  func promises() throws {
    var one = Program(sitting, seat: 1)
    let two = sitting.sit(2)
    let making = DealMaking(digest: sitting.digest)
    let bytes = sitting.chance.bytes()
    begin()
    // Nothing is told before all have promised, nor for another hand.
    sitting.say(.reveal(hand: 1, bytes), two)
    sitting.say(.commit(hand: 2, bytes), two)
    sitting.say(.commit(hand: 1, making.promise(of: bytes, seat: 2, hand: 1)), two)
    sitting.say(.commit(hand: 1, sitting.chance.bytes()), two)
    one.answer(sitting)
    one.answer(sitting)
    sitting.say(.reveal(hand: 1, sitting.chance.bytes()), two)
    sitting.say(.reveal(hand: 2, bytes), two)
    #expect(sitting.table.isAgreeing)
    sitting.say(.reveal(hand: 1, bytes), two)
    try play(agreed())
    one.hear(sitting)
    #expect(one.guest.verdicts == [.fair])
    #expect(one.guest.opened.first?.nonces[2] == bytes)
  }

  @Test("the next hand is dealt when the last is over, and when all have seen enough of it")
  func next() throws {
    let sitting = try Sitting(end: .hands(2))
    let (one, two) = (sitting.sit(1), sitting.sit(2))
    #expect(sitting.table.nextHand == 1)
    try sitting.begin()
    #expect(sitting.table.nextHand == nil)
    sitting.table.beginDeal(at: sitting.now)
    #expect(!sitting.table.isAgreeing)
    try sitting.finishHand()
    #expect(sitting.table.nextHand == 2 && !sitting.table.areAllReady)
    sitting.say(.ready(hand: 1), one)
    sitting.say(.ready(hand: 0), two)
    #expect(!sitting.table.areAllReady)
    sitting.say(.ready(hand: 1), two)
    #expect(sitting.table.areAllReady)
    sitting.game?.dealNextHand(agreed: 3)
    if let game = sitting.game { sitting.show(game) }
    try sitting.finishHand()
    #expect(sitting.table.nextHand == nil && !sitting.table.areAllReady)
    sitting.table.lose(one, at: sitting.now)
    sitting.table.lose(two, at: sitting.now)
    #expect(sitting.table.areAllReady)
  }
}
