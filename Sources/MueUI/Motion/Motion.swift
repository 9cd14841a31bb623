import MueRules

/// Something that moves on the table for a moment; what it leads to is the case already.
public enum Motion: Hashable, Sendable {
  /// The person's cards are dealt, from left to right.
  case deal
  /// The card of a seat moves to its place in the trick.
  case card(Seat)
  /// A finished trick moves to its winner.
  case trick(Trick)

  /// How long it takes.
  var duration: Duration {
    switch self {
    case .deal: .milliseconds(450)
    case .card: .milliseconds(160)
    case .trick: .milliseconds(200)
    }
  }
}
