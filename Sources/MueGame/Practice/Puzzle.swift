import MueBots
import MueData
import MueRules

/// A decision to practise: a hand up to it, and the values of the moves (`mue-puzzle/1`).
///
/// The origin of the hand makes no difference: shipped puzzles and the person's own decisions have
/// the same type.
public struct Puzzle: PracticePuzzle {
  public static let file = "Resources/puzzles/puzzles.jsonl"

  /// The hand up to the decision, which belongs to the seat to move.
  public let round: Round
  let seat: Seat
  /// The kind of decision, one of `kinds`.
  public let kind: DecisionKind
  /// The moves with their expected scores, the best first; at least two, and not necessarily all
  /// legal ones.
  public let moves: [ValuedMove]
  /// Its name among all puzzles: 16 hexadecimal digits computed from the position.
  public let id: String
  /// The percentage of players of each level that find the best move, where known.
  public let finders: [BotSettings.Level: Int]
  /// The playouts that find the value of another move, shared between it and the best one.
  public let playouts: Int

  /// A move that costs at least this much, in tenths of a point, is a mistake.
  public static let tolerance = 10

  /// The least cost, in hundredths of a point, for a decision of the person's own to be practised.
  public static let leastCost = 200
  /// The number of the person's own decisions to practise, at most; the costliest are chosen.
  public static let mostMistakes = 300

  static let format = "mue-puzzle/1"

  /// The puzzle of a hand's decision, by the number of moves before it.
  ///
  /// Nil if the hand is over there, if fewer than two different legal moves have a value, or if a
  /// value is out of range.
  public init?(
    _ hand: Round, moveIndex: Int, moves: [ValuedMove], finders: [BotSettings.Level: Int] = [:],
    playouts: Int = 2000
  ) {
    guard let round = hand.position(after: moveIndex) else { return nil }
    // Twins look alike, so moves are compared as text.
    let known = moves.compactMap { value in
      round.move(text: value.move.text).map { ValuedMove($0, tenths: value.tenths) }
    }
    guard let seat = round.turn, let kind = Self.kind(of: round), let legal = round.legalMoves,
      known.allSatisfy({ legal.contains($0.move) && ValuedMove.range.contains($0.tenths) }),
      known.count > 1, Set(moves.map(\.move.text)).count == moves.count, known.count == moves.count
    else { return nil }
    self.round = round
    id = Checksum.text(of: HandRecord(round: round).line.utf8)
    self.seat = seat
    self.kind = kind
    self.moves = known.enumerated().sorted {
      (-$0.element.tenths, $0.offset) < (-$1.element.tenths, $1.offset)
    }.map(\.element)
    self.finders = finders
    self.playouts = playouts
  }

  /// The puzzle of a person's own decision, with the move made and the best one.
  ///
  /// Nil if the hand has no such decision, or if it was near the end of a match, where points are
  /// not all that counts.
  public init?(_ mistake: KeptMistake) {
    let decision = mistake.decision
    guard let record = try? HandRecord(checking: Array(mistake.hand.utf8)),
      record.match?.standing.isNearEnd != true
    else { return nil }
    let hand = record.round
    guard hand.publicState.moves.indices.contains(decision.moveIndex), let best = decision.best
    else { return nil }
    guard let better = hand.position(after: decision.moveIndex)?.move(text: best.text)
    else { return nil }
    let made = hand.publicState.moves[decision.moveIndex]
    func tenths(_ hundredths: Int) -> Int { Int((Double(hundredths) / 10).rounded()) }
    // The cost is rounded, not the value of the move made, so that it equals the cost shown in a
    // review.
    let value = tenths(best.hundredths)
    self.init(
      hand, moveIndex: decision.moveIndex,
      moves: [
        ValuedMove(better, tenths: value),
        ValuedMove(made, tenths: value - tenths(decision.hundredths)),
      ],
      // As many as in the review, so that the other moves cost what they would cost there.
      playouts: Reviewer.playouts)
  }

  public var best: ValuedMove { moves[0] }

  /// The knowledge of the seat that decides.
  public var observation: Observation { round.observation(for: seat) }

  /// The cost of a move, in tenths of a point; nil if the puzzle has no value for it.
  public func cost(of move: Move) -> Int? {
    moves.first { $0.move.text == move.text }.map { best.tenths - $0.tenths }
  }
}

extension Puzzle {
  /// The kinds of puzzles: a discard counts as a card that follows.
  public static let kinds = DecisionKind.allCases.filter { $0 != .discard }

  /// The kind of puzzle that the next decision of a hand makes; nil when the hand is over.
  public static func kind(of round: Round) -> DecisionKind? {
    let kind = round.turn.flatMap { DecisionKind(round.observation(for: $0)) }
    return kind == .discard ? .follow : kind
  }

  /// Reads a line of a file of puzzles; nil if it is not a puzzle.
  ///
  /// The hand is replayed by the rules, so every move in it is legal.
  public init?(line: some Collection<UInt8>) {
    guard let object = try? JSONObject(reading: line), object["format"]?.string == Self.format,
      let hand = object["hand"]?.object,
      let record = try? HandRecord(checking: Array(hand.text.utf8)),
      let entries = object["moves"]?.array
    else { return nil }
    let moves = entries.compactMap { entry -> ValuedMove? in
      guard let parts = entry.array, parts.count == 2, let text = parts[0].string,
        let tenths = parts[1].integer
      else { return nil }
      return record.round.move(text: text).map { ValuedMove($0, tenths: tenths) }
    }
    guard moves.count == entries.count else { return nil }
    var finders: [BotSettings.Level: Int] = [:]
    for member in object["found"]?.object?.members ?? [] {
      guard let level = BotSettings.Level(rawValue: member.key) else { continue }
      finders[level] = member.value.integer
    }
    self.init(
      record.round, moveIndex: record.round.publicState.moves.count, moves: moves, finders: finders)
  }

  /// The puzzle as a line of a file, without the line end.
  public var line: String {
    let found = BotSettings.Level.allCases.compactMap { level in
      finders[level].map { JSONObject.Member(level.rawValue, $0.json) }
    }
    let object: JSONObject = [
      "format": Self.format, "hand": HandRecord(round: round).object,
      "moves": moves.map { JSONValue.array([.string($0.move.text), .integer($0.tenths)]) },
      "found": found.isEmpty ? nil : JSONObject(found),
    ]
    return object.text
  }

  /// The same puzzle with the value of one more move, given its cost in tenths of a point.
  ///
  /// Nil if the move is illegal or has a value already.
  public func valuing(_ move: Move, cost: Int) -> Puzzle? {
    let value = ValuedMove(move, tenths: best.tenths - max(0, cost))
    return Puzzle(
      round, moveIndex: round.publicState.moves.count, moves: moves + [value], finders: finders,
      playouts: playouts)
  }

  /// The position as seen by the person who decides; `usual` are names for the other players.
  ///
  /// Nil if there are too few names or the rules allow no match.
  public func view(person: PlayerName, usual: [PlayerName]) -> GameObservation? {
    round.view(of: seat, person: person, usual: usual)
  }
}

extension [Move] {
  /// The moves without those that look like an earlier one.
  package var distinct: [Move] {
    var texts: Set<String> = []
    return filter { texts.insert($0.text).inserted }
  }
}
