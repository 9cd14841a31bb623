import MueRules

/// What the reviews of the person's hands tell, by the kind of game.
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

  public var reviewed: Int { hands.count }

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
  /// Whether the person played the game with hints, undos or others' cards in view.
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
      game.notes.hints > 0 || game.notes.undos > 0 || game.players[game.seat].agent.peek != .none
  }
}
