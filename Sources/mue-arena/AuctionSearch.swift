import MueBots
import MueGame
import MueRules
import Platform

/// Searches auctions among strong players for questions that their bids answer, though not at a
/// glance.
struct AuctionSearch: Sendable {
  let plan: TablePlan
  let policies: Policies?
  let interruption: Interruption

  /// The worlds from which the bids are read, at first and for questions that seem to fit.
  private static let (fewWorlds, worlds) = (128, 1024)
  /// How likely the answer must be, and at most, in per cent; and how much more than any other.
  private static let (likely, lead) = (45...92, 20)
  /// By how many tenths of a card the seat that was dealt most must lead on average.
  private static let tenthsAhead = 10
  /// The fewest cards of a trump that are counted: no number but 1 and 7 has as many.
  private static let fewestCards = 8

  /// The questions of a deal at a table, at most one for each move before the play, those that are
  /// hardest to find first; nil after an interrupt.
  func puzzles(
    deal number: Int, at players: PlayerCount, _ wanted: WantedKinds<AuctionPuzzle.Kind>
  ) -> [AuctionPuzzle]? {
    if AuctionPuzzle.Kind.allCases.allSatisfy({ !wanted.contains($0) }) { return [] }
    let seed = Match.dealSeed(hand: number, seed: plan.seed)
    var chance = SeededGenerator(seed: seed)
    let dealer = players.seats[(number - 1) % players.number]
    var round = Round(deal: Deal(players: players, seed: seed), dealer: dealer)
    let bot = BotSettings.bidder.makeBot(policies)
    var positions: [Round] = []
    while round.publicState.play == nil, let turn = round.turn {
      if round.publicState.roles != nil { positions.append(round) }
      let limits = plan.thinking.limits(until: interruption)
      let move = bot.legalMove(round.observation(for: turn), limits: limits, seed: chance.next())
      if interruption.isRequested || !round.applyLegal(move) { return nil }
    }
    guard let roles = round.publicState.contract?.roles else { return [] }
    let seats = players.seats.filter { $0 != roles.chief && $0 != roles.vice }
    var puzzles: [AuctionPuzzle] = []
    for (index, position) in positions.enumerated() {
      let after = positions.dropFirst(index + 1).first ?? round
      let seat = seats[chance.below(seats.count)]
      let trumps = index == 0 ? trumps(laidIn: position) : []
      let drafts = ([nil] + trumps).compactMap { most in
        AuctionPuzzle(most == nil ? after : position, from: seat, most: most)
      }
      let wantedDrafts = drafts.filter { wanted.contains($0.kind) }
      if let puzzle = choose(wantedDrafts, at: position, seed: chance.next()) {
        puzzles.append(puzzle)
      }
      if interruption.isRequested { return nil }
    }
    return puzzles.sorted { $0.kind < $1.kind }
  }

  /// The trumps with many cards, at least two of which lie on the table.
  private func trumps(laidIn position: Round) -> [Trump] {
    let laid = position.publicState.auction.laid.reduce(CardSet.none) { $0 | $1 }
    return (Rank.all.reversed().map(Trump.number) + Suit.allCases.map(Trump.suit)).filter {
      (laid & $0.cards).count > 1
        && (position.rules.deck & $0.cards).count >= Self.fewestCards
    }
  }

  /// The first question at a position that fits, from everybody's point of view and the person's.
  private func choose(
    _ drafts: [AuctionPuzzle], at position: Round, seed: UInt64
  ) -> AuctionPuzzle? {
    var fitting = drafts.filter { !$0.isPlain }
    guard let first = fitting.first, let turn = position.turn else { return nil }
    let watching = Observation(watching: position.publicState, from: position.players.seats[0])
    let steps = [
      (watching, Self.fewWorlds), (position.observation(for: first.seat), Self.fewWorlds),
      (watching, Self.worlds),
    ]
    for (observation, worlds) in steps where !fitting.isEmpty {
      var reader = BidReader(observation, by: policies, seed: seed)
      let isDrawn = reader.refine(turn, worlds: worlds) { interruption.isRequested }
      guard isDrawn else { return nil }
      fitting = fitting.compactMap { $0.reading(reader) }.filter(fits)
    }
    return fitting.first
  }

  /// Whether the right answer is read clearly, but is not certain.
  private func fits(_ puzzle: AuctionPuzzle) -> Bool {
    if case .most = puzzle.question { return puzzle.lead >= Self.tenthsAhead }
    return Self.likely.contains(puzzle.readings[puzzle.answer]) && puzzle.lead >= Self.lead
  }
}

extension AuctionPuzzle {
  /// The same question with what a reader reads.
  fileprivate func reading(_ reader: BidReader) -> AuctionPuzzle? {
    with(readings: choices.map { reader.value(of: $0, in: self) })
  }

  /// The kinds of questions, those that are hardest to find first.
  enum Kind: Int, CaseIterable, Comparable {
    case partner
    case trump
    case most

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  fileprivate var kind: Kind {
    switch question {
    case .trump: .trump
    case .partner: .partner
    case .most: .most
    }
  }

  /// Whether there is little to read, or the cards on the table already say it.
  fileprivate var isPlain: Bool {
    let laid = round.publicState.auction.laid
    let others = choices.indices.filter { $0 != answer }
    switch question {
    case .trump(let asked): return choices.count < 3 || laid[asked].count < 2
    case .partner:
      let counts = choices.map { if case .pick(let seat) = $0 { laid[seat].count } else { 0 } }
      return counts[answer] == 0 || others.allSatisfy { counts[$0] == 0 }
    case .most(let trump):
      let counts = laid.map { ($0 & trump.cards).count }
      return others.allSatisfy { counts[$0] + 1 < counts[answer] }
    }
  }

  /// How much more is read about the answer than about any other choice.
  fileprivate var lead: Int {
    let others = readings.indices.filter { $0 != answer }.map { readings[$0] }
    return readings[answer] - (others.max() ?? 0)
  }
}

extension BidReader {
  /// What is read about a choice: see `AuctionPuzzle.readings`.
  fileprivate func value(of choice: Move, in puzzle: AuctionPuzzle) -> Int {
    switch (puzzle.question, choice) {
    case (.most(let trump), .pick(let seat)): Int((10 * held(trump, by: seat)).rounded())
    case (.trump(let asked), .name(let trump)):
      reading(of: asked)?.trumps.first { $0.trump == trump }?.percentNamed ?? 0
    case (.partner(let asked), .pick(let seat)):
      reading(of: asked)?.partners.first { $0.seat == seat }?.percent ?? 0
    default: 0
    }
  }
}

/// The questions found so far at one table, up to a limit for each kind.
struct AuctionTally: DealTally {
  /// The number wanted of each kind.
  let count: Int
  let wanted = WantedKinds(AuctionPuzzle.Kind.allCases)
  private var found: [AuctionPuzzle.Kind: [AuctionPuzzle]] = [:]

  init(count: Int) { self.count = count }

  /// Takes at most one question of a deal, so that none gives another one away.
  mutating func take(_ puzzles: [AuctionPuzzle]) {
    guard let next = puzzles.first(where: { found[$0.kind, default: []].count < count }) else {
      return
    }
    found[next.kind, default: []].append(next)
    if found[next.kind]?.count == count { wanted.remove(next.kind) }
  }

  /// The questions of all tables in the order of learning: one of each kind in turn, and within a
  /// kind the surest first.
  static func puzzles(of tallies: [AuctionTally]) -> [AuctionPuzzle] {
    let kinds = AuctionPuzzle.Kind.allCases.map { kind in
      tallies.flatMap { $0.found[kind] ?? [] }.sorted {
        (-$0.lead, $0.id) < (-$1.lead, $1.id)
      }
    }
    return (0..<(kinds.map(\.count).max() ?? 0)).flatMap { index in
      kinds.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}

extension ArenaRunner {
  /// Searches for auctions to read at tables of three to six, and prints them, one a line.
  func auctions(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 100, playouts: 200)
    let count = try parsed.integer("count", in: 1...10_000) ?? 6
    let search = AuctionSearch(
      plan: plan, policies: PlayerSpec.shippedPolicies.policies, interruption: interruption)
    let tables = PlayerCount.allCases
    return try runLong(plan, [], deals: tables.count * plan.deals.count) {
      progress throws(ArenaError) in
      var tallies: [AuctionTally] = []
      for players in tables {
        let tally = AuctionTally(count: count)
        tallies.append(
          try DealRun(plan: plan, interruption: interruption, progress: progress)
            .run(tally) { number, _ in
              search.puzzles(deal: number, at: players, tally.wanted)
            })
      }
      return AuctionTally.puzzles(of: tallies)
    } show: { puzzles in
      show(puzzles.map(\.line))
    }
  }
}
