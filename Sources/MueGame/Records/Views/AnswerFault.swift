import MueRules

/// Why what a player program answered is no legal move, with the evidence.
public enum AnswerFault: Error, Hashable, Sendable {
  /// It is not an object of JSON, or the key that was asked for is missing or of the wrong kind.
  case unreadable(JSONFault)
  /// The text there is no cards of the deck, no trump or no seat.
  case noMove
  /// The move is against the rules.
  case illegal(IllegalMove)

  /// The fault as one word for a program: what stands under `error`.
  public var word: String {
    switch self {
    case .unreadable(.missing), .unreadable(.badValue): "wrongKey"
    case .unreadable: "notJSON"
    case .noMove: "noMove"
    case .illegal(let reason):
      switch reason {
      case .handIsOver, .notAsked: "notAsked"
      case .notInHand: "notInHand"
      case .alreadyLaid: "alreadyLaid"
      case .overLimit: "overLimit"
      case .notNamable: "notNamable"
      case .notPartner: "notPartner"
      case .mustFollow: "mustFollow"
      }
    }
  }
}
