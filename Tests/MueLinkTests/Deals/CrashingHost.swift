import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// A host's program that ends at chosen steps, and is started again with what is on its disk: after
/// every write, after every line that it sends, and before them.
final class CrashingHost {
  private struct Crash: Error {}

  private(set) var witnesses = [1, 2].map(Witness.init)
  /// The seeds from which each hand was dealt.
  private(set) var seeds: [Int: Set<UInt64>] = [:]
  private(set) var steps = 0
  private(set) var crashes = 0
  private(set) var complaints: [String] = []
  private let rules: MatchRules
  private let players: [Player]
  private let chance: Chance
  private var table: HostedTable
  private var game: Game
  /// The games saved so far, the newest last.
  private var saves: [Game]
  /// The file of the table.
  private var file: [UInt8] = []
  /// The lines on their way to the host.
  private var queue: [(peer: Peer, line: [UInt8])] = []
  private var now = Duration.seconds(100)
  private var nextPeer = 1
  private var isRunning = false
  /// Whether it crashes at a step, and how many of the last saves are then lost.
  private let crash: (Int) -> Int?
  /// Whether the table is kept before anything is sent or used, as it must be.
  private let keepsFirst: Bool

  private static let terms = LinkTerms(table: .nobody)

  /// A table of a host, two guests and a computer player during the first of three hands.
  init(seed: UInt64 = 1, keepsFirst: Bool = true, crash: @escaping (Int) -> Int?) throws {
    self.crash = crash
    self.keepsFirst = keepsFirst
    chance = Chance(seed: seed)
    rules = try MatchRules(players: .four, end: .hands(3))
    players = try rules.players.seats.map { seat in
      let agent: Agent =
        seat.index == 0 ? .person() : seat.index < 3 ? .remote(standIn: .club) : .computer(.club)
      return Player(name: try Examples.name("P\(seat.index)"), agent: agent)
    }
    game = try Game(rules: rules, seed: 1, agreedSeeds: [7], players: players)
    saves = [game]
    table = HostedTable(
      rules: rules, players: players, terms: Self.terms, digest: Chance.digest,
      random: chance.bytes, at: now)
    table.show(game, at: now)
    for index in witnesses.indices { connect(index) }
    while !queue.isEmpty { try deliverNext() }
  }

  /// Plays to the end of the match, however often the program ends.
  func run() {
    isRunning = true
    for _ in 0..<100 {
      do {
        try play()
        return
      } catch {
        resume()
      }
    }
    complaints.append("the match does not end")
  }

  private func play() throws {
    try settle()
    for _ in 0..<1000 {
      if !queue.isEmpty {
        try deliverNext()
      } else if game.match.round.score == nil {
        try show(goingOn())
      } else if table.comparisonDue != nil || table.agreement != nil {
        now += .seconds(1)
        table.tick(at: now)
      } else if game.match.isOver {
        return
      } else {
        table.beginDeal(at: now)
      }
      try settle()
    }
    complaints.append("nothing goes on")
  }

  private func deliverNext() throws {
    let (peer, line) = queue.removeFirst()
    table.receive(line, from: peer, at: now)
    try settle()
  }

  /// Does what the host's program does after every change.
  private func settle() throws {
    while true {
      if keepsFirst { try keep() }
      for output in table.takeOutputs() {
        if case .send(let line, let peer) = output { hear(line, peer) }
        try step()
      }
      guard let event = table.nextEvent() else { break }
      if case .deal(let seed) = event {
        seeds[game.match.hand + 1, default: []].insert(seed)
        var next = game
        next.dealNextHand(agreed: seed)
        try show(next)
      }
    }
    if !keepsFirst { try keep() }
  }

  private func hear(_ line: [UInt8], _ peer: Peer) {
    guard let index = witnesses.firstIndex(where: { $0.peer == peer }) else { return }
    queue += witnesses[index].hear(line).map { (peer, $0.line) }
  }

  private func keep() throws {
    let bytes = table.kept.bytes
    guard bytes != file else { return }
    try step()
    file = bytes
    try step()
  }

  private func show(_ next: Game) throws {
    game = next
    try step()
    saves.append(next)
    try step()
    table.show(next, at: now)
  }

  /// The game after some more moves: up to the last trick of a hand, or to its end.
  private func goingOn() throws -> Game {
    var next = game
    let before = next.match.round.publicState.tricks.count
    while let legal = next.match.round.legalMoves {
      if case .bid = legal {
        let isFirst = next.position.moves == 0
        try next.apply(isFirst ? legal.all.first { !$0.cards.isEmpty } ?? .pass : .pass)
      } else {
        try next.apply(try #require(legal.all.first))
      }
      let tricks = next.match.round.publicState.tricks.count
      if before == 0, tricks == rules.handRules.handSize { break }
    }
    return next
  }

  /// Ends the program if it is time for that.
  private func step() throws {
    guard isRunning else { return }
    steps += 1
    guard let lost = crash(steps) else { return }
    crashes += 1
    saves.removeLast(min(lost, saves.count - 1))
    throw Crash()
  }

  /// Starts the program again; the guests come back.
  private func resume() {
    queue = []
    now += .seconds(1)
    game = saves[saves.count - 1]
    table = HostedTable(
      rules: rules, players: players, terms: Self.terms, digest: Chance.digest,
      random: chance.bytes, kept: try? SavedTable(reading: file), at: now)
    table.show(game, at: now)
    for index in witnesses.indices { connect(index) }
  }

  private func connect(_ index: Int) {
    let peer = Peer(nextPeer)
    nextPeer += 1
    witnesses[index].peer = peer
    let seat = witnesses[index].seat
    table.comeIn(
      peer, by: witnesses[index].token == nil ? .code(seat: seat) : .token(seat: seat), at: now)
    queue.append((peer, witnesses[index].hello.line))
  }

  /// Everything that a guest must not see of an honest host; empty if all went well.
  var faults: [String] {
    var faults = complaints + witnesses.flatMap(\.complaints)
    for hand in 2...3 {
      if seeds[hand]?.count != 1 { faults.append("hand \(hand): \(seeds[hand]?.count ?? 0) seeds") }
      for witness in witnesses {
        let given = witness.comparisons[hand]?.bytes.map { $0 != .none && $0 != .late }
        if given != [true, true, true, false] { faults.append("hand \(hand): no comparison") }
      }
    }
    return faults
  }
}
