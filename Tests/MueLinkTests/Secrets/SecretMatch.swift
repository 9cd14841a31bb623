import MueBots
import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

/// A whole linked match, determined by a seed, in which every line to guests is searched for what
/// they must not know.
final class SecretMatch {
  let driver: TableDriver
  let chance: Chance
  private var programs: [Program] = []
  /// Texts that nobody may get before the hand is opened: the seed of the deal and its bytes.
  private var secrets: [String] = []
  private(set) var complaints: [String] = []
  private(set) var lines = 0
  private(set) var compared = 0
  /// How many times the readings of bids have been compared.
  private(set) var read = 0

  init(seed: UInt64) throws {
    chance = Chance(seed: seed &* 7919)
    let count = try #require(PlayerCount(rawValue: 3 + chance.below(4)))
    driver = try TableDriver(
      count, friends: count.number - 1, end: .hands(1 + chance.below(2)), seed: seed)
    for seat in 1..<count.number { programs.append(Program(driver, seat: seat)) }
    programs.append(Program(driver, seat: nil))
  }

  func play() throws {
    while driver.game?.match.isOver != true {
      try deal()
      while driver.turn != nil { try step() }
    }
  }

  private func deal() throws {
    driver.table.beginDeal(at: driver.now)
    driver.collect()
    for _ in 0..<2 {
      for index in programs.indices { programs[index].answer(driver) }
    }
    var seed: UInt64?
    for case .deal(let agreed) in driver.heardEvents() { seed = agreed }
    let agreed = try #require(seed)
    let deal = driver.table.deals.last
    let bytes = (deal?.nonces ?? []) + (deal?.seconds ?? [])
    secrets = [String(agreed)] + bytes.compactMap { $0?.text }
    // The bytes that a guest has revealed itself are its own.
    if var game = driver.game {
      game.dealNextHand(agreed: agreed)
      show(game)
    } else {
      show(
        try Game(
          rules: driver.rules, seed: chance.next(), agreedSeeds: [agreed],
          players: driver.players))
    }
  }

  /// Makes a move, or sometimes something else.
  private func step() throws {
    guard var game = driver.game else { return }
    switch chance.below(40) {
    case 0:
      let seats = driver.rules.players.seats
      if let position = game.decisions(of: seats[chance.below(seats.count)]).last,
        position.hand == game.position.hand
      {
        show(game.cut(to: position))
      }
    case 1:
      let index = chance.below(programs.count - 1)
      let before = programs[index].told.count
      try programs[index].comeBack(driver)
      for line in programs[index].told.dropFirst(before) { scan(line, programs[index]) }
      for index in programs.indices { hear(index) { _ in } }
    case 2:
      driver.now += .seconds(1)
      driver.say(.whole(hands: 0), programs[chance.below(programs.count)].peer)
      for index in programs.indices { hear(index) { _ in } }
    default:
      try game.apply(move(in: game.match.round.all))
      show(game)
    }
  }

  private func move(in round: Round) -> Move {
    guard let legal = round.legalMoves else { return .pass }
    if case .bid(let free, let atMost) = legal {
      let isBidding = atMost > 0 && chance.below(2 + 2 * (round.turn?.index ?? 0)) == 0
      guard isBidding, let card = Array(free).randomElement(by: chance) else { return .pass }
      return .bid(CardSet(card))
    }
    let all = legal.all
    return all[chance.below(all.count)]
  }

  /// Shows the game to everybody, and checks what each was sent.
  private func show(_ next: Game) {
    let before = driver.game
    driver.show(next)
    for index in programs.indices {
      let seat = programs[index].guest.welcome.flatMap { $0.isWatching ? nil : $0.seat }
      let world = SwappedWorld(next.match.round.all, unseenBy: seat, chance: chance)
      let blind = world.map { blindLine(next, since: before, seat, $0) }
      // An eavesdropper knows the open cards and the length of each line.
      let tapped = SwappedWorld(next.match.round.all, unseenBy: nil, chance: chance)
      let length = tapped.map { blindLine(next, since: before, seat, $0).count }
      defer { if let world { compareReadings(programs[index], seat, in: world) } }
      hear(index) { told in
        if let length, told.first?.count != length {
          complain("the length of a line depends on what is hidden", told.first)
        }
        guard let blind else { return }
        compared += 1
        if told.first != blind { complain("a line depends on what is hidden", told.first) }
      }
    }
  }

  /// Compares what a guest reads in the bids with what it would read in a world with other hidden
  /// cards.
  private func compareReadings(_ program: Program, _ seat: Seat?, in world: SwappedWorld) {
    guard driver.table.position % 8 == 0, let seen = program.guest.observation else { return }
    let readings = [seen, world.observation(seat, from: driver.table.onlookersSeat)].map { view in
      var reader = BidReader(view, by: nil, seed: 1)
      let seats = view.players.seats
      for seat in seats { reader.refine(seat, worlds: 4) }
      return seats.map { reader.reading(of: $0) }
    }
    read += 1
    if readings[0] != readings[1] { complain("what bids say depends on what is hidden", nil) }
  }

  /// The line that a guest should get about a change, computed in a world with other hidden cards.
  private func blindLine(
    _ game: Game, since before: Game?, _ seat: Seat?, _ world: SwappedWorld
  ) -> [UInt8] {
    let view = world.observation(seat, from: driver.table.onlookersSeat)
    let stamp = Stamp(position: driver.table.position, of: view)
    if let move = game.lastMove(since: before), seat == nil || world.round.turn != seat {
      return HostMessage.moved(move, stamp).paddedLine
    }
    let standing = MatchStanding(
      totals: game.match.totals, end: game.match.rules.end, hand: game.match.hand)
    return HostMessage.view(ViewRecord(view, match: standing), stamp).paddedLine
  }

  private func hear(_ index: Int, _ look: ([[UInt8]]) -> Void) {
    let before = programs[index].told.count
    programs[index].hear(driver)
    let told = Array(programs[index].told.dropFirst(before))
    look(told)
    for line in told { scan(line, programs[index]) }
  }

  /// Searches a line, both parsed and as bytes.
  private func scan(_ line: [UInt8], _ program: Program) {
    lines += 1
    let text = String(decoding: line, as: UTF8.self)
    guard let object = try? JSONObject(reading: line), let first = object.members.first else {
      complain("no line of JSON", line)
      return
    }
    let isOver = driver.game?.match.round.score != nil
    if first.key == "hand" {
      let number = object.members[0].value.object.flatMap { try? $0.need("hand", \.integer) } ?? 0
      let finished = driver.game?.match.scores.count ?? 0
      if number > finished { complain("a hand is opened too early", line) }
      return
    }
    if !isOver {
      for secret in secrets where text.contains(secret) { complain("a secret is told", line) }
    }
    let own = program.guest.welcome.map { $0.isWatching ? -1 : $0.seat.index }
    if let deal = try? object.read("deal", \.array) {
      for (seat, cards) in deal.enumerated() where seat != own && cards != .null {
        complain("cards of seat \(seat) are told", line)
      }
    }
    for (seat, token) in driver.admitted where seat != own && text.contains(token.text) {
      complain("a token of seat \(seat) is told", line)
    }
  }

  private func complain(_ what: String, _ line: [UInt8]?) {
    let text = line.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    complaints.append("\(what) at position \(driver.table.position): \(text)")
  }
}
