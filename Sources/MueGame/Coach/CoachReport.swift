import MueData
import MueRules

/// Findings from the reviews of the person's hands, by kind of game.
public struct CoachReport: Hashable, Sendable {
  public let kinds: [GameKind]
  /// The number of finished hands not reviewed yet.
  public let waiting: Int
  private let hands: [CoachedHand]

  /// A report on games in the order they were played; `reviews` may come in any order.
  ///
  /// Reviews without a matching game or hand are left out.
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

/// A reviewed hand, with the data of its game that the report needs.
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

  static func json(_ losses: [(key: String, loss: Loss?)]) -> JSONObject {
    JSONObject(losses.compactMap { key, loss in loss.map { .init(key, .object($0.json)) } })
  }
}

extension Loss {
  var json: JSONObject {
    [
      "hands": hands, "loss": JSONValue.hundredths(of: mean),
      "margin": JSONValue.hundredths(of: margin),
    ]
  }
}

extension Strength {
  var json: JSONObject {
    [
      "hands": hands, "beyondExpert": JSONValue.hundredths(of: beyondExpert),
      "margin": JSONValue.hundredths(of: margin), "above": (above?.rawValue).orNull,
      "below": (below?.rawValue).orNull,
    ]
  }
}

extension JSONValue {
  /// A number rounded to hundredths; null for nil.
  static func hundredths(of number: Double?) -> JSONValue {
    guard let number else { return .null }
    let hundredths = Int((100 * number).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    return .number((hundredths < 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)")
  }
}
