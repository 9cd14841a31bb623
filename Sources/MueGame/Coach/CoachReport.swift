import MueData
import MueRules

/// What the reviews of the person's hands show, by the kind of game.
public struct CoachReport: Hashable, Sendable {
  public let kinds: [GameKind]
  /// The number of finished hands that have still to be reviewed.
  public let waiting: Int
  private let hands: [CoachedHand]

  /// A report on games in the order they were played; `reviews` may come in any order.
  ///
  /// Reviews of games or hands that are not among the games are left out.
  public init(_ games: [PlayedGame], _ reviews: [KeptReview], waiting: Int) {
    let reviews = Dictionary(grouping: reviews, by: \.game)
    hands = games.flatMap { game in
      let kind = GameKind(game)
      return (reviews[game.identity] ?? []).sorted { $0.hand < $1.hand }.compactMap { review in
        CoachedHand(review, of: game, kind)
      }
    }
    self.waiting = waiting
    kinds = Set(hands.map(\.kind)).sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  var reviewed: Int { hands.count }

  /// The figures of one kind of game; nil for all together.
  public func figures(of kind: GameKind? = nil) -> CoachFigures {
    CoachFigures(hands.filter { kind == nil || $0.kind == kind })
  }
}

/// A reviewed hand and what matters of its game.
struct CoachedHand: Hashable, Sendable {
  let review: KeptReview
  let kind: GameKind
  /// The person's role; nil if the hand was not played.
  let part: Part?
  /// Whether the person played the hand with a hint, an undo or others' cards in view.
  let isHelped: Bool

  /// Nil if the game has no such hand.
  init?(_ review: KeptReview, of game: PlayedGame, _ kind: GameKind) {
    guard game.scores.indices.contains(review.hand - 1) else { return nil }
    self.review = review
    self.kind = kind
    part =
      if case .played(let reckoning) = game.scores[review.hand - 1].result {
        Part(of: game.seat, in: reckoning.contract)
      } else {
        nil
      }
    isHelped =
      game.notes.isHelped(hand: review.hand) || game.players[game.seat].agent.peek != .none
  }
}

/// What decisions cost in a list of reviewed hands.
///
/// Hands with hints, undos or others' cards in view count for `helped` alone.
public struct CoachFigures: Hashable, Sendable {
  public private(set) var all = Loss()
  /// The loss in all hands by what was decided: the sum of these is `all`.
  public private(set) var kinds: [DecisionKind: Loss] = [:]
  /// The loss in hands that were played, by the person's role.
  public private(set) var parts: [Part: Loss] = [:]
  public private(set) var seats: [PlayerCount: Loss] = [:]
  public private(set) var recent = Loss()
  /// The loss in the `span` hands before those.
  public private(set) var before = Loss()
  /// The loss in a hand in each block of `block` hands, the oldest first, in tenths of a point.
  public private(set) var course: [Int] = []
  /// The patterns found, the costliest first.
  public private(set) var leaks: [LeakFigures] = []
  /// The loss in hands with hints, undos or others' cards in view.
  public private(set) var helped = Loss()
  /// How the person plays beside the levels; nil without hands.
  public private(set) var strength: Strength?

  public static let span = 20
  /// The number of hands in one point of the course.
  public static let block = 10

  /// The figures of hands in the order they were played.
  init(_ hands: [CoachedHand]) {
    let own = hands.filter { !$0.isHelped }
    helped = Loss(hands.lazy.filter(\.isHelped).map(\.review.cost))
    var leaks: [Leak: LeakFigures] = [:]
    for hand in own {
      let cost = hand.review.cost
      all.add(cost)
      seats[hand.kind.players, default: Loss()].add(cost)
      if let part = hand.part { parts[part, default: Loss()].add(cost) }
      var costs = Array(repeating: 0, count: DecisionKind.allCases.count)
      for decision in hand.review.decisions {
        costs[DecisionKind.allCases.firstIndex(of: decision.kind) ?? 0] += decision.hundredths
        guard let leak = decision.leak else { continue }
        leaks[leak, default: LeakFigures(leak: leak)].add(decision, of: hand.review)
      }
      for (kind, cost) in zip(DecisionKind.allCases, costs) {
        kinds[kind, default: Loss()].add(Double(cost) / 100)
      }
    }
    self.leaks = leaks.values.map(\.sorted).sorted {
      ($1.hundredths, $0.leak.rawValue) < ($0.hundredths, $1.leak.rawValue)
    }
    let costs = own.map(\.review.cost)
    recent = Loss(costs.suffix(Self.span))
    before = Loss(costs.dropLast(Self.span).suffix(Self.span))
    course = stride(from: 0, through: costs.count - Self.block, by: Self.block).map {
      let sum = costs[$0..<($0 + Self.block)].reduce(0, +)
      return Int((10 * sum / Double(Self.block)).rounded())
    }
    strength = Strength(seats)
  }
}

/// A pattern with its decisions.
public struct LeakFigures: Hashable, Sendable {
  /// A decision that shows the pattern.
  public struct Case: Hashable, Sendable {
    /// The game, by `PlayedGame.identity`.
    public let game: String
    /// The number of the hand in it, from 1.
    public let hand: Int
    public let decision: KeptDecision
  }

  public let leak: Leak
  /// The decisions that show it; in `CoachFigures` the costliest first.
  public private(set) var cases: [Case] = []
  /// What they cost together, in hundredths of a point.
  private(set) var hundredths = 0

  /// What they cost together, in points.
  public var cost: Double { Double(hundredths) / 100 }

  mutating func add(_ decision: KeptDecision, of review: KeptReview) {
    hundredths += decision.hundredths
    cases.append(Case(game: review.game, hand: review.hand, decision: decision))
  }

  /// The same with the costliest decision first, of equal ones the first one made.
  var sorted: LeakFigures {
    var sorted = self
    sorted.cases = cases.enumerated().sorted {
      (-$0.element.decision.hundredths, $0.offset) < (-$1.element.decision.hundredths, $1.offset)
    }.map(\.element)
    return sorted
  }
}

extension CoachReport {
  /// The figures of all games as an object with stable keys (`mue-coach/1`).
  public var object: JSONObject {
    let figures = figures()
    return [
      "format": "mue-coach/1", "reviewed": reviewed, "waiting": waiting, "all": figures.all.json,
      "kinds": Self.json(DecisionKind.allCases.map { ($0.rawValue, figures.kinds[$0]) }),
      "parts": Self.json(Part.allCases.map { ($0.rawValue, figures.parts[$0]) }),
      "seats": Self.json(PlayerCount.allCases.map { (String($0.number), figures.seats[$0]) }),
      "recent": figures.recent.json, "before": figures.before.json, "helped": figures.helped.json,
      "strength": (figures.strength?.json).orNull, "leaks": figures.leaks.map(\.json),
    ]
  }

  private static func json(_ losses: [(key: String, loss: Loss?)]) -> JSONObject {
    JSONObject(losses.compactMap { key, loss in loss.map { .init(key, .object($0.json)) } })
  }
}

extension Loss {
  fileprivate var json: JSONObject {
    [
      "hands": hands, "loss": JSONValue.hundredths(of: mean),
      "margin": JSONValue.hundredths(of: margin),
    ]
  }
}

extension Strength {
  fileprivate var json: JSONObject {
    [
      "hands": hands, "beyondExpert": JSONValue.hundredths(of: beyondExpert),
      "margin": JSONValue.hundredths(of: margin), "above": (above?.rawValue).orNull,
      "below": (below?.rawValue).orNull,
    ]
  }
}

extension LeakFigures {
  fileprivate var json: JSONObject {
    [
      "leak": leak.rawValue, "count": cases.count, "cost": JSONValue.hundredths(of: cost),
      "cases": cases.map(\.json),
    ]
  }
}

extension LeakFigures.Case {
  fileprivate var json: JSONObject {
    [
      "game": game, "hand": hand, "place": decision.moveIndex,
      "cost": JSONValue.hundredths(of: decision.cost),
    ]
  }
}

extension JSONValue {
  /// A number rounded to hundredths; null for nil.
  fileprivate static func hundredths(of number: Double?) -> JSONValue {
    guard let number else { return .null }
    let hundredths = Int((100 * number).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    return .number((hundredths < 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)")
  }
}
