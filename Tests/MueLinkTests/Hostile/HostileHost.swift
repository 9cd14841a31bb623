import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

/// A guest whose host sends hostile lines: those of another match's host, in any order, and changed
/// ones.
struct HostileHost {
  private(set) var complaints: [String] = []
  private(set) var most = 0
  private var guest: GuestTable
  private let chance: Chance
  private let samples: [[UInt8]]
  private var now = Duration.zero

  init(seed: UInt64) throws {
    chance = Chance(seed: seed)
    let driver = try TableDriver(end: .hands(2), seed: seed)
    var program = Program(driver, seat: 1)
    var onlooker = Program(driver, seat: nil)
    driver.table.beginDeal(at: driver.now)
    driver.collect()
    for _ in 0..<2 { program.answer(driver) }
    try driver.begin(seed: seed)
    try driver.finishHand()
    driver.game?.dealNextHand(agreed: 9)
    if let game = driver.game { driver.show(game) }
    try driver.goOn(toCards: 9)
    driver.table.close()
    driver.collect()
    program.hear(driver)
    onlooker.hear(driver)
    samples = try program.told + onlooker.told + Examples.host().map(\.line)
    guest = GuestTable(at: now, digest: Chance.digest, random: chance.bytes)
    guest.sayHello(nil, at: now)
    _ = guest.takeLines()
    if chance.below(4) > 0, let welcome = program.told.first { guest.receive(welcome, at: now) }
  }

  mutating func play(_ count: Int) {
    var mutator = Mutator(SeededGenerator(seed: chance.next()))
    for _ in 0..<count {
      now += .milliseconds(chance.below(100))
      let line =
        switch chance.below(4) {
        case 0: (0..<chance.below(60)).map { _ in UInt8(chance.below(256)) }
        case 1: mutator.bytes(from: samples)
        default: samples[chance.below(samples.count)]
        }
      guest.receive(line, at: now)
      look()
    }
  }

  private mutating func look() {
    if chance.below(5) == 0 { guest.tick(at: now, idle: .zero) }
    if chance.below(20) == 0 { guest.beReady() }
    if guest.isAsked, let move = guest.observation?.legalMoves?.all.first { guest.decide(move) }
    let lines = guest.takeLines()
    most = max(most, lines.count)
    if lines.count > 6 { complain("\(lines.count) lines are said at once") }
    if lines.contains(where: { $0.count > LinkLine.limit }) { complain("a long line is said") }
    var news = 0
    while guest.nextEvent() != nil { news += 1 }
    if news > 5 { complain("much has come about") }
    if guest.opened.count != guest.verdicts.count { complain("a hand has no verdict") }
    if let view = guest.view {
      if view.players.count != view.rules.players.number { complain("players are missing") }
      if view.scores.count > view.hand { complain("more scores than hands") }
    }
    if let welcome = guest.welcome, let seen = guest.observation,
      seen.players != welcome.rules.players
    {
      complain("a view of another table")
    }
  }

  private mutating func complain(_ what: String) { complaints.append(what) }
}
