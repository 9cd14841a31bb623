import MueBots
import MueGame
import MueRules

/// Searches a hand for puzzles: decisions on which experts agree after long thought, and that
/// casual players get wrong.
struct PuzzleSearch: Sendable {
  let plan: TablePlan
  let policies: Policies?
  let interruption: Interruption
  let wanted: WantedKinds<DecisionKind>

  /// The least cost of a casual player's move, in tenths of a point.
  private static let leastCost = 20
  /// The number of decisions of each kind in a hand that get a short search.
  private static let attempts = 4
  /// The number of playouts in a short search, and for the move of each level.
  fileprivate static let shortPlayouts = 200
  /// The number of players of each level that are asked for their move.
  private static let askedPlayers = 10

  /// The puzzles in a finished hand, at most one of each wanted kind; nil after an interrupt.
  func puzzles(in hand: Round, seed: UInt64) -> [Puzzle]? {
    var indices: [DecisionKind: [Int]] = [:]
    var round = Round(deal: hand.deal, dealer: hand.publicState.dealer)
    for (index, move) in hand.publicState.moves.enumerated() {
      if let kind = Puzzle.kind(of: round), round.legalMoves?.isChoice == true {
        indices[kind, default: []].append(index)
      }
      guard round.applyLegal(move) else { break }
    }
    var found: [Puzzle] = []
    for (number, kind) in Puzzle.kinds.enumerated() where wanted.contains(kind) {
      // A kind's puzzles do not depend on the other kinds wanted.
      var chance = SeededGenerator(seed: seed &+ UInt64(number))
      for index in (indices[kind] ?? []).shuffled(using: &chance).prefix(Self.attempts) {
        let puzzle = puzzle(in: hand, at: index, kind, &chance)
        if interruption.isRequested { return nil }
        guard let puzzle else { continue }
        found.append(puzzle)
        break
      }
    }
    return found
  }

  /// The puzzle at a decision of a hand; nil if it is not suitable.
  private func puzzle(
    in hand: Round, at index: Int, _ kind: DecisionKind, _ chance: inout SeededGenerator
  ) -> Puzzle? {
    var round = Round(deal: hand.deal, dealer: hand.publicState.dealer)
    for move in hand.publicState.moves.prefix(index) {
      guard round.applyLegal(move) else { return nil }
    }
    guard let seat = round.turn else { return nil }
    let position = PuzzlePosition(
      observation: round.observation(for: seat), policies: policies, interruption: interruption)
    let casual = position.choice(of: .casual, seed: chance.next(), playouts: 0)
    let short = position.evaluations(playouts: Self.shortPlayouts, seed: chance.next())
    guard let first = short.first, first.move.text != casual.text else { return nil }
    let seen = short.first { $0.move.text == casual.text }
    if let seen, first.score - seen.score < Double(Self.leastCost) / 20 { return nil }
    let playouts = long
    let best = position.choice(of: .expert, seed: chance.next(), playouts: playouts)
    let second = position.choice(of: .expert, seed: chance.next(), playouts: playouts)
    guard best.text == second.text, best.text != casual.text, !interruption.isRequested else {
      return nil
    }
    let others = kind == .bid ? short.map(\.move) : round.legalMoves?.all ?? []
    let moves = ([best, casual] + others).distinct
    let values = [chance.next(), chance.next()].map { seed in
      position.values(of: moves, playouts: playouts, seed: seed)
    }
    guard !interruption.isRequested, values.allSatisfy({ $0.agrees(on: best, over: casual) }) else {
      return nil
    }
    let mean = values[0].mean(with: values[1])
    guard mean.agrees(on: best, over: casual), mean.cost(of: casual) >= Self.leastCost else {
      return nil
    }
    let costs = moves.map(mean.cost)
    guard kind == .bid || costs.allSatisfy({ $0 < Puzzle.tolerance || $0 >= Self.leastCost })
    else { return nil }
    let puzzle = Puzzle(hand, moveIndex: index, moves: mean.moves)
    guard let puzzle else { return nil }
    return Puzzle(
      hand, moveIndex: index, moves: mean.moves,
      finders: position.finders(of: puzzle, players: Self.askedPlayers, &chance))
  }

  /// The number of playouts in an expert's long search.
  private var long: Int {
    if case .playouts(let playouts) = plan.thinking { playouts } else { Self.shortPlayouts }
  }
}

/// A candidate position for a puzzle, as seen by the seat to move.
private struct PuzzlePosition {
  let observation: Observation
  let policies: Policies?
  let interruption: Interruption

  private func limits(_ playouts: Int) -> Limits {
    Limits(playouts: playouts, isTimeUp: { [interruption] in interruption.isRequested })
  }

  private func bot(_ level: BotSettings.Level) -> any Bot {
    BotSettings(level: level).makeBot(policies)
  }

  func choice(of level: BotSettings.Level, seed: UInt64, playouts: Int) -> Move {
    bot(level).choose(observation, limits: limits(playouts), seed: seed)
  }

  /// An expert's values of the moves.
  func evaluations(playouts: Int, seed: UInt64) -> [Evaluation] {
    bot(.expert).evaluate(observation, limits: limits(playouts), seed: seed)
  }

  /// The values of moves in independently sampled worlds.
  func values(of moves: [Move], playouts: Int, seed: UInt64) -> MoveValues {
    let comparison = Comparison(
      observation, of: moves, by: policies, limits: limits(playouts * moves.count / 4), seed: seed)
    let values = comparison.choices.map { ($0.move.text, $0.evaluation.score) }
    return MoveValues(
      all: moves.map { move in
        (move, values.first { $0.0 == move.text }?.1 ?? 0)
      })
  }

  /// The percentage of each level's players whose move is not a mistake.
  func finders(
    of puzzle: Puzzle, players: Int, _ chance: inout SeededGenerator
  ) -> [BotSettings.Level: Int] {
    var finders: [BotSettings.Level: Int] = [:]
    for level in BotSettings.Level.allCases {
      let bot = bot(level)
      let found = (0..<players).count { _ in
        let move = bot.choose(
          observation, limits: limits(PuzzleSearch.shortPlayouts), seed: chance.next())
        return puzzle.cost(of: move).map { $0 < Puzzle.tolerance } ?? false
      }
      finders[level] = 100 * found / players
    }
    return finders
  }
}

/// The expected scores of moves, in points.
private struct MoveValues {
  let all: [(move: Move, points: Double)]

  /// The moves with their values in tenths of a point.
  var moves: [ValuedMove] {
    all.map { ValuedMove($0.move, tenths: Int((10 * $0.points).rounded())) }
  }

  func cost(of move: Move) -> Int {
    let best = moves.map(\.tenths).max() ?? 0
    return moves.first { $0.move.text == move.text }.map { best - $0.tenths } ?? 0
  }

  /// Whether one move is not a mistake and another one is.
  func agrees(on best: Move, over other: Move) -> Bool {
    cost(of: best) < Puzzle.tolerance && cost(of: other) >= Puzzle.tolerance
  }

  func mean(with other: MoveValues) -> MoveValues {
    MoveValues(all: zip(all, other.all).map { ($0.move, ($0.points + $1.points) / 2) })
  }
}

/// The puzzles found so far, up to a limit for each kind.
struct PuzzleTally: DealTally {
  /// The number wanted of each kind.
  let count: Int
  let wanted = WantedKinds(Puzzle.kinds)
  private(set) var found: [DecisionKind: [Puzzle]] = [:]

  init(count: Int) { self.count = count }

  mutating func take(_ puzzles: [Puzzle]) {
    for puzzle in puzzles where found[puzzle.kind, default: []].count < count {
      found[puzzle.kind, default: []].append(puzzle)
      if found[puzzle.kind]?.count == count { wanted.remove(puzzle.kind) }
    }
  }

  /// All puzzles in the order of learning: one of each kind in turn, and within a kind the easy
  /// ones first.
  var puzzles: [Puzzle] {
    let sorted = found.mapValues { puzzles in
      puzzles.sorted { ($0.difficulty, $0.id) < ($1.difficulty, $1.id) }
    }
    return (0..<count).flatMap { index in
      Puzzle.kinds.compactMap { kind in
        sorted[kind].flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
  }
}

extension Puzzle {
  /// Its difficulty: the fewer players of all levels find the move, the higher.
  fileprivate var difficulty: Int { -finders.values.reduce(0, +) }
}
