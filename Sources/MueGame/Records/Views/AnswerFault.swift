import MueData
import MueRules

/// Why a player program's answer is not a legal move, with the evidence.
public enum AnswerFault: Error, Hashable, Sendable {
  /// It is not a JSON object, or the key asked for is missing or has a value of the wrong kind.
  case unreadable(JSONFault)
  /// Its text names no cards of the deck, no trump or no seat.
  case noMove
  case illegal(IllegalMove)

  /// The fault as one word for the program, under the key `error`.
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
