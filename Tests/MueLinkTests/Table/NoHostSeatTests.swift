import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// A table whose host is a program without a player: all seats are friends' or computer players'.
@Suite("A table without a host's seat")
struct NoHostSeatTests {
  private let driver: TableDriver

  init() throws { driver = try TableDriver(hasHostSeat: false) }

  /// The seed of the deal that the table has agreed on.
  private func seed() -> UInt64? {
    driver.heardEvents().compactMap { if case .deal(let seed) = $0 { seed } else { nil } }.first
  }

  @Test("the host contributes to a deal of its own, and every guest finds it fair")
  func deal() throws {
    var (eve, ben) = (Program(driver, account: "eve"), Program(driver, account: "ben"))
    #expect(!driver.table.areAllReady)
    eve.guest.beReady()
    ben.guest.beReady()
    eve.answer(driver)
    ben.answer(driver)
    #expect(driver.table.areAllReady)
    driver.table.beginDeal(at: driver.now)
    driver.collect()
    for _ in 0..<2 {
      eve.answer(driver)
      ben.answer(driver)
    }
    let deal = try #require(driver.table.allDeals.last)
    #expect(deal.nonces.count == 5 && deal.nonces.compactMap(\.self).count == 3)
    #expect(deal.nonces[4] != nil)
    try driver.begin(seed: try #require(seed()))
    try driver.finishHand()
    for _ in 0..<2 {
      eve.answer(driver)
      ben.answer(driver)
    }
    #expect(eve.guest.verdicts == [.fair] && ben.guest.verdicts == [.fair])
    #expect(eve.guest.comparison != nil && eve.guest.comparison == ben.guest.comparison)
    // The kept table knows the deal too.
    try driver.reopen()
    #expect(driver.table.allDeals.last?.nonces == deal.nonces)
  }

  @Test("a deal without the host's contribution is not fair")
  func dishonest() throws {
    let none = [Hex?](repeating: nil, count: 5)
    let making = DealMaking(digest: Chance.digest)
    let (own, host) = (driver.chance.bytes(), driver.chance.bytes())
    let hostPromise = DealPromise(
      cards: making.promise(of: host, seat: 4, hand: 1),
      words: making.wordsPromise(of: host, seat: 4, hand: 1))
    var check = DealCheck(
      hand: 1, seat: 0, of: 4, hasHostEntry: true, nonce: own, wordsNonce: own,
      hostPromise: hostPromise, making: making
    )
    var promises = [DealPromise?](repeating: nil, count: 5)
    promises[0] = check.promise
    promises[4] = hostPromise
    #expect(check.reveal(after: promises) == own)
    var nonces = none
    nonces[0] = own
    for nonces in [nonces, Array(nonces.prefix(4))] {
      var game = try Game(
        rules: driver.rules, seed: 1, agreedSeeds: [making.seed(of: nonces, hand: 1)],
        players: driver.players)
      while let legal = game.match.round.all.legalMoves, let turn = game.match.round.turn {
        let laid = game.match.round.publicState.auction.laid[turn].count
        try game.apply(TableDriver.move(legal, seat: turn, laid: laid))
      }
      let record = try #require(game.handRecords(for: .anybody).first)
      #expect(
        check.verdict(on: OpenedHand(record: record.withoutHints, nonces: nonces)) == .brokenPromise
      )
    }
  }

  @Test("the computer plays for an absent friend only while somebody else is there")
  func waits() throws {
    let one = driver.comeIn(.local(user: "eve"), "Eve")
    let two = driver.comeIn(.local(user: "ben"), "Ben")
    try driver.begin()
    while driver.turn != 0 { try driver.goOn() }
    driver.table.lose(one, at: driver.now)
    driver.pass(700, awake: [two])
    #expect(driver.isComputers())
    #expect(driver.presence(0) == .free)
    driver.table.lose(two, at: driver.now)
    driver.collect()
    driver.pass(5000)
    try driver.goOn()
    #expect(!driver.isComputers())
    #expect(driver.presence(1) != .free)
  }

  @Test("one person has one seat, and gets it back after a restart")
  func seats() throws {
    let one = driver.comeIn(.local(user: "eve"), "Eve")
    #expect(driver.table.isSeated(one))
    let again = driver.comeIn(.local(user: "eve"), "Eve")
    #expect(!driver.table.isSeated(again))
    try driver.begin()
    try driver.reopen()
    _ = driver.comeIn(.local(user: "ben"), "Ben")
    let back = driver.comeIn(.local(user: "eve"), "Eve")
    #expect(driver.table.seat(of: back)?.index == 0)
  }

  @Test("people at the table take decisions back by consent; the host has none to give")
  func undo() throws {
    let one = driver.comeIn(.local(user: "eve"), "Eve")
    try driver.begin()
    while driver.turn != 0 { try driver.goOn() }
    try driver.goOn()
    driver.forget()
    driver.say(driver.undo(0), one)
    #expect(driver.heardEvents().contains { if case .undo = $0 { true } else { false } })
  }

  @Test("who leaves during a match keeps the seat, and before it frees the seat")
  func leaving() throws {
    let ada = driver.comeIn(.local(user: "ada"), "Ada")
    driver.say(.leave, ada)
    #expect(driver.presence(0) == .free)
    let eve = driver.comeIn(.local(user: "eve"), "Eve")
    let ben = driver.comeIn(.local(user: "ben"), "Ben")
    let seat = try #require(driver.table.seat(of: eve))
    try driver.begin()
    while driver.turn != seat.index { try driver.goOn() }
    driver.say(.leave, eve)
    // The computer plays at once, and nobody else gets the cards.
    #expect(driver.presence(seat.index) == .covered && driver.isComputers())
    let carl = driver.comeIn(.local(user: "carl"), "Carl")
    #expect(driver.table.seat(of: carl) != seat)
    let back = driver.comeIn(.local(user: "eve"), "Eve")
    #expect(driver.table.seat(of: back) == seat && driver.presence(seat.index) == .here)
    driver.say(.leave, back)
    driver.pass(700, awake: [ben, carl])
    #expect(driver.presence(seat.index) == .free)
  }
}
