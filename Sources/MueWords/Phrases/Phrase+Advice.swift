// What hints and reviews say of moves.
extension Phrase {
  /// A card to be played.
  public static func advicePlay(card: Phrase) -> Phrase {
    Phrase("advice.advicePlay", ["card": .phrase(card)])
  }
  /// So many cards to be laid.
  public static func adviceLay(cards: Int) -> Phrase {
    Phrase("advice.adviceLay", ["cards": .number(cards)])
  }
  /// Certain cards to be laid.
  public static func adviceLayThese(cards: [Phrase]) -> Phrase {
    Phrase("advice.adviceLayThese", ["cards": .list(cards)])
  }
  /// To pass.
  public static let advicePass = Phrase("advice.advicePass")
  /// A trump to be named.
  public static func adviceName(trump: Phrase) -> Phrase {
    Phrase("advice.adviceName", ["trump": .phrase(trump)])
  }
  /// A partner to be picked.
  public static func advicePick(name: String) -> Phrase {
    Phrase("advice.advicePick", ["name": .text(name)])
  }
  /// The place of a move among the best, what it is expected to score, how often the contract is
  /// made then.
  public static func adviceHint(place: Int, move: Phrase, score: Int, chance: Int) -> Phrase {
    Phrase(
      "advice.adviceHint",
      [
        "place": .number(place), "move": .phrase(move), "score": .number(score),
        "chance": .number(chance),
      ])
  }
  /// The hint is being thought up.
  public static let hintThinking = Phrase("advice.hintThinking")
  /// The settings allow no hints.
  public static let hintsAreOff = Phrase("advice.hintsAreOff")
  /// Head of a review.
  public static func reviewHeading(hand: Int, name: String, decisions: Int, cost: String) -> Phrase
  {
    Phrase(
      "advice.reviewHeading",
      [
        "hand": .number(hand), "name": .text(name), "decisions": .number(decisions),
        "cost": .text(cost),
      ])
  }
  /// A seat without a name.
  public static func reviewSeat(seat: Int) -> Phrase {
    Phrase("advice.reviewSeat", ["seat": .number(seat)])
  }
  /// The review has not begun.
  public static let reviewBegins = Phrase("advice.reviewBegins")
  /// How far the review is.
  public static func reviewProgress(done: Int, all: Int) -> Phrase {
    Phrase("advice.reviewProgress", ["done": .number(done), "all": .number(all)])
  }
  /// Heading: the decisions that cost most.
  public static let reviewDearest = Phrase("advice.reviewDearest")
  /// Heading: all decisions in order.
  public static let reviewAll = Phrase("advice.reviewAll")
  /// There is nothing to review before the end of the hand.
  public static let reviewAfterHand = Phrase("advice.reviewAfterHand")
  /// No decision cost anything.
  public static let reviewNothing = Phrase("advice.reviewNothing")
  /// A decision that cost something: where, what was done, what would have been better.
  public static func reviewDearer(step: Phrase, made: Phrase, best: Phrase, cost: String) -> Phrase
  {
    Phrase(
      "advice.reviewDearer",
      [
        "step": .phrase(step), "made": .phrase(made), "best": .phrase(best), "cost": .text(cost),
      ])
  }
  /// A decision that cost nothing.
  public static func reviewGood(step: Phrase, made: Phrase) -> Phrase {
    Phrase("advice.reviewGood", ["step": .phrase(step), "made": .phrase(made)])
  }
}
