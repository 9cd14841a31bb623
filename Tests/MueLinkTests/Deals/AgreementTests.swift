import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// The agreement on a deal, as the host conducts it with guests and their lines.
@Suite("Agreeing on a deal")
struct AgreementTests {
  private let driver: TableDriver

  init() throws { driver = try TableDriver(end: .hands(1)) }

  /// The deal that has been agreed since the last check; nil if there is none.
  private func agreed() -> UInt64? {
    for case .deal(let seed) in driver.heardEvents() { return seed }
    return nil
  }

  private func begin() {
    driver.table.beginDeal(at: driver.now)
    driver.collect()
  }

  /// Has the host forget the deal, as an honest one never does.
  private func forgetDeals() { driver.table.deals = [] }

  private func play(_ seed: UInt64?) throws {
    try driver.begin(seed: try #require(seed))
    try driver.finishHand()
  }

  @Test("the deal is made as soon as everybody has revealed, and everybody finds it fair")
  func quick() throws {
    var (one, two) = (Program(driver, seat: 1), Program(driver, seat: 2))
    var onlooker = Program(driver, seat: nil)
    begin()
    one.answer(driver)
    two.answer(driver)
    one.answer(driver)
    #expect(driver.table.agreement != nil && agreed() == nil)
    two.answer(driver)
    #expect(driver.table.agreement == nil)
    onlooker.hear(driver)
    #expect(!onlooker.told.contains { String(decoding: $0, as: UTF8.self).contains("commit") })
    try play(agreed())
    one.hear(driver)
    two.hear(driver)
    onlooker.hear(driver)
    #expect(one.guest.verdicts == [.fair] && two.guest.verdicts == [.fair])
    #expect(onlooker.guest.verdicts == [.unseen])
  }

  @Test("with nobody there it is made at once")
  func alone() {
    begin()
    #expect(agreed() != nil)
  }

  @Test("begun twice before the seed is taken, there is one deal, even for a later guest")
  func twice() throws {
    driver.table.beginDeal(at: driver.now)
    begin()
    var seeds: [UInt64] = []
    for case .deal(let seed) in driver.heardEvents() { seeds.append(seed) }
    #expect(seeds.count == 1)
    try play(seeds.first)
    var late = Program(driver, seat: 1)
    late.hear(driver)
    #expect(late.guest.verdicts == [.unseen])
  }

  @Test("a guest who promises nothing within five seconds is left out")
  func noPromise() throws {
    var (one, two) = (Program(driver, seat: 1), Program(driver, seat: 2))
    begin()
    one.answer(driver)
    driver.pass(4, awake: [two.peer])
    #expect(driver.table.agreement != nil)
    driver.pass(1, awake: [two.peer])
    one.answer(driver)
    let seed = agreed()
    #expect(seed != nil)
    // Its promise comes too late.
    two.answer(driver)
    try play(seed)
    one.hear(driver)
    two.hear(driver)
    #expect(one.guest.verdicts == [.fair] && two.guest.verdicts == [.missing(seat: 2)])
  }

  @Test(
    "a guest who promises and reveals nothing within five seconds is left out, and everybody sees it"
  )
  func noBytes() throws {
    var (one, two) = (Program(driver, seat: 1), Program(driver, seat: 2))
    begin()
    one.answer(driver)
    two.answer(driver)
    one.answer(driver)
    driver.pass(4, awake: [one.peer, two.peer])
    #expect(driver.table.agreement != nil)
    driver.pass(1, awake: [one.peer, two.peer])
    let seed = agreed()
    two.answer(driver)
    try play(seed)
    one.hear(driver)
    two.hear(driver)
    #expect(one.guest.verdicts == [.missing(seat: 2)] && two.guest.verdicts == [.missing(seat: 2)])
  }

  @Test("a guest who loses the connection is not waited for")
  func lost() throws {
    var (one, two) = (Program(driver, seat: 1), Program(driver, seat: 2))
    begin()
    one.answer(driver)
    driver.table.lose(two.peer, at: driver.now)
    driver.pass(1)
    one.answer(driver)
    #expect(agreed() != nil)
  }

  @Test("a connection that is lost in the middle of a hand blinds nobody")
  func blinded() throws {
    var one = Program(driver, seat: 1)
    begin()
    one.answer(driver)
    one.answer(driver)
    let seed = try #require(agreed())
    try driver.begin(seed: seed)
    try one.comeBack(driver)
    try driver.finishHand()
    one.hear(driver)
    #expect(one.guest.verdicts == [.fair])
  }

  @Test("a host that has a deal made again, having seen all bytes, is noticed")
  func again() throws {
    var one = Program(driver, seat: 1)
    begin()
    one.answer(driver)
    one.answer(driver)
    #expect(agreed() != nil)
    forgetDeals()
    begin()
    one.answer(driver)
    one.answer(driver)
    try play(agreed())
    one.hear(driver)
    #expect(one.guest.verdicts == [.askedAgain])
  }

  @Test("a host that has lost its table and deals while a guest is away has broken no promise")
  func begunAnew() throws {
    var one = Program(driver, seat: 1)
    begin()
    one.answer(driver)
    one.answer(driver)
    #expect(agreed() != nil)
    driver.table.lose(one.peer, at: driver.now)
    forgetDeals()
    begin()
    let seed = agreed()
    try one.comeBack(driver)
    try play(seed)
    one.hear(driver)
    #expect(one.guest.verdicts == [.missing(seat: 1)])
  }

  @Test("a deal that is not in the game yet is made again from the same bytes, and nobody is asked")
  func same() throws {
    var one = Program(driver, seat: 1)
    begin()
    one.answer(driver)
    one.answer(driver)
    let seed = try #require(agreed())
    driver.forget()
    begin()
    #expect(agreed() == seed)
    #expect(driver.lines(one.peer).isEmpty)
  }

  @Test("after a restart a new guest in the seat of one who had promised is not waited for")
  func successor() throws {
    var (one, two) = (Program(driver, seat: 1), Program(driver, seat: 2))
    begin()
    one.answer(driver)
    two.answer(driver)
    let kept = try SavedTable(reading: driver.table.kept.bytes)
    #expect(kept.source?.step == .revealing)
    driver.table = HostedTable(
      rules: driver.rules, players: driver.players, terms: driver.table.terms,
      digest: driver.digest, random: driver.chance.bytes, kept: kept, at: driver.now)
    let seat = try #require(driver.rules.players.seat(2))
    driver.table.act(.freed, on: seat, at: driver.now)
    try one.comeBack(driver)
    _ = driver.sit(2)
    begin()
    one.answer(driver)
    #expect(driver.table.agreement == nil)
    try play(agreed())
    #expect(!driver.heardEvents().contains(.stalled(seat)))
    one.hear(driver)
    #expect(one.guest.verdicts == [.missing(seat: 2)])
  }

  @Test("a promise stays as it was made, and bytes count only if they match it")
  func promises() throws {
    var one = Program(driver, seat: 1)
    let two = driver.sit(2)
    let making = DealMaking(digest: driver.digest)
    let bytes = driver.chance.bytes()
    begin()
    // Nothing is revealed before all have promised, nor for another hand.
    driver.say(.reveal(hand: 1, bytes), two)
    driver.say(.commit(hand: 2, driver.promise(bytes)), two)
    driver.say(.commit(hand: 1, driver.promise(making.promise(of: bytes, seat: 2, hand: 1))), two)
    driver.say(.commit(hand: 1, driver.promise()), two)
    one.answer(driver)
    one.answer(driver)
    driver.say(.reveal(hand: 1, driver.chance.bytes()), two)
    driver.say(.reveal(hand: 2, bytes), two)
    #expect(driver.table.agreement != nil)
    driver.say(.reveal(hand: 1, bytes), two)
    try play(agreed())
    one.hear(driver)
    #expect(one.guest.verdicts == [.fair])
    #expect(one.guest.opened.first?.nonces[2] == bytes)
  }

  @Test("the next hand is dealt when the last is over and everybody is ready")
  func next() throws {
    let driver = try TableDriver(end: .hands(2))
    let (one, two) = (driver.sit(1), driver.sit(2))
    #expect(driver.table.nextHand == 1)
    try driver.begin()
    #expect(driver.table.nextHand == nil)
    driver.table.beginDeal(at: driver.now)
    #expect(driver.table.agreement == nil)
    try driver.finishHand()
    #expect(driver.table.nextHand == 2 && !driver.table.areAllReady)
    driver.say(.ready(hand: 1), one)
    driver.say(.ready(hand: 0), two)
    #expect(!driver.table.areAllReady)
    driver.say(.ready(hand: 1), two)
    #expect(driver.table.areAllReady)
    driver.game?.dealNextHand(agreed: 3)
    if let game = driver.game { driver.show(game) }
    try driver.finishHand()
    #expect(driver.table.nextHand == nil && !driver.table.areAllReady)
    driver.table.lose(one, at: driver.now)
    driver.table.lose(two, at: driver.now)
    #expect(driver.table.areAllReady)
  }

  @Test("a guest that sits down while the others promise is asked too")
  func latecomer() throws {
    var one = Program(driver, seat: 1)
    begin()
    var two = Program(driver, seat: 2)
    for _ in 0..<2 {
      one.answer(driver)
      two.answer(driver)
    }
    try play(agreed())
    one.hear(driver)
    two.hear(driver)
    #expect(one.guest.verdicts == [.fair] && two.guest.verdicts == [.fair])
  }

  @Test("a guest that sits down while the others reveal was not asked, and doubts nothing")
  func tooLate() throws {
    var one = Program(driver, seat: 1)
    begin()
    one.answer(driver)
    var two = Program(driver, seat: 2)
    driver.pass(4, awake: [one.peer, two.peer])
    one.answer(driver)
    try play(agreed())
    two.hear(driver)
    #expect(two.guest.verdicts == [.unseen] && two.guest.memories.current[1].doubt == nil)
  }

  @Test("a guest that sits down between the deal and its first view doubts nothing either")
  func betweenDealAndView() throws {
    var one = Program(driver, seat: 1)
    begin()
    one.answer(driver)
    one.answer(driver)
    let seed = try #require(agreed())
    var late = Program(driver, seat: 2)
    // A beat arrives before the cards.
    driver.pass(3, awake: [one.peer, late.peer])
    late.hear(driver)
    try driver.begin(seed: seed)
    late.hear(driver)
    let events = late.guest.events
    #expect(events.contains(.view))
    #expect(
      !events.contains { if case .found(.deal(.notAsked), _) = $0 { true } else { false } })
  }

  @Test("a guest that stalls a deal is named to everybody once the cards are dealt")
  func stalled() throws {
    var (one, two) = (Program(driver, seat: 1), Program(driver, seat: 2))
    begin()
    one.answer(driver)
    driver.pass(5, awake: [one.peer, two.peer])
    one.answer(driver)
    try driver.begin(seed: try #require(agreed()))
    one.hear(driver)
    two.hear(driver)
    let seat = try #require(driver.rules.players.seat(2))
    #expect(driver.heardEvents().contains(.stalled(seat)))
    #expect(one.guest.events.contains(.stalled(seat)))
    #expect(!two.guest.events.contains(.stalled(seat)))
  }
}

/// What a guest doubts about a deal before its hand is opened, and whenever a host evades that.
@Suite("Doubtful deals")
struct DoubtTests {
  private let driver: TableDriver
  private var guest: Program

  init() throws {
    driver = try TableDriver(end: .hands(3))
    guest = Program(driver, seat: 1)
  }

  /// The doubts that the guest has had since the last check, as its person is told of them.
  private mutating func doubts() -> [DealVerdict] {
    guest.answer(driver)
    var doubts: [DealVerdict] = []
    while let event = guest.guest.nextEvent() {
      if case .found(.deal(let verdict), _) = event { doubts.append(verdict) }
    }
    return doubts
  }

  /// A promise of the host.
  private func promise(_ hand: Int) -> DealPromise {
    driver.promise(
      DealMaking(digest: driver.digest).promise(of: driver.chance.bytes(), seat: 0, hand: hand))
  }

  private mutating func tell(_ message: HostMessage) {
    guest.guest.receive(message.line, at: driver.now)
  }

  @Test("a guest that is never asked doubts each hand once, when it is dealt")
  mutating func notAsked() throws {
    for hand in 1...2 {
      // So long after it sat down the guest must have been asked, by its own clock.
      driver.now += .seconds(13)
      if hand == 1 {
        try driver.begin()
      } else {
        driver.game?.dealNextHand(agreed: 8)
        driver.show(try #require(driver.game))
      }
      #expect(doubts() == [.notAsked])
      try guest.finishHand(driver)
      #expect(doubts().isEmpty)
    }
    #expect(guest.guest.verdicts == [.notAsked, .notAsked])
    #expect(guest.guest.view?.findings == [1: .inDoubt, 2: .inDoubt])
  }

  @Test(
    "a guest that comes during a hand doubts nothing; one that was away while it was dealt does")
  mutating func away() throws {
    try driver.begin()
    #expect(doubts() == [])
    try driver.finishHand()
    driver.table.lose(guest.peer, at: driver.now)
    driver.game?.dealNextHand(agreed: 8)
    driver.show(try #require(driver.game))
    try guest.comeBack(driver)
    #expect(doubts() == [.absent])
  }

  @Test("a host that welcomes its guest again, or as another table, is doubted all the same")
  mutating func welcomedAgain() throws {
    let welcome = try #require(guest.guest.welcome)
    let other = Welcome(
      table: welcome.table, id: driver.chance.bytes(), rules: welcome.rules, seat: welcome.seat,
      isWatching: false, token: welcome.token, clock: nil)
    tell(.welcome(other))
    driver.now += .seconds(13)
    try driver.begin()
    #expect(doubts() == [.notAsked])
    guest.guest.sayHello(nil, at: driver.now)
    _ = guest.guest.takeLines()
    tell(.welcome(other))
    tell(.seats(driver.table.seats(at: driver.now)))
    driver.now += .seconds(1)
    driver.say(.whole(hands: 0), guest.peer)
    #expect(doubts() == [.absent])
  }

  @Test(
    "a guest that is asked again after it has revealed doubts once, even if it is asked many times")
  mutating func askedAgain() throws {
    for _ in 0..<25 {
      let host = promise(1)
      tell(.commit(hand: 1, host))
      var own: DealPromise?
      for case .commit(_, let promise) in guest.guest.outgoing { own = promise }
      tell(.commitments(hand: 1, [host, own, nil, nil]))
    }
    #expect(doubts() == [.askedAgain])
  }

  @Test("promises of too few or too many seats get no bytes")
  mutating func otherCount() throws {
    let host = promise(1)
    tell(.commit(hand: 1, host))
    var own: DealPromise?
    for case .commit(_, let promise) in guest.guest.outgoing { own = promise }
    for seats in [[host, own, nil], [host, own, nil, nil, nil]] {
      tell(.commitments(hand: 1, seats))
    }
    #expect(!guest.guest.outgoing.contains { if case .reveal = $0 { true } else { false } })
  }

  @Test("the next hand is not shown before the last is opened, nor asked for")
  mutating func unopened() throws {
    try driver.begin()
    _ = doubts()
    let observation = try #require(guest.guest.observation)
    let standing = MatchStanding(totals: [0, 0, 0, 0], end: .hands(2), hand: 2)
    tell(.view(ViewRecord(observation, match: standing), Stamp(position: 99, of: observation)))
    #expect(guest.guest.hand == 1)
    tell(.commit(hand: 3, promise(3)))
    #expect(guest.guest.memories.current[3].check == nil)
  }

  @Test("other cards in the same hand are noticed before it is opened")
  mutating func exchanged() throws {
    try driver.begin()
    _ = doubts()
    driver.game = try Game(rules: driver.rules, seed: 1, agreedSeeds: [99], players: driver.players)
    driver.show(try #require(driver.game))
    #expect(doubts() == [.otherCards])
  }
}
