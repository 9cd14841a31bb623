/// A guest's verdict on the deal of a finished hand.
public enum DealVerdict: Hashable, Sendable {
  /// It was made from everybody's contributions, including the guest's own.
  case fair
  /// The guest watches, or was not at the table yet.
  case unseen
  /// It was made while the guest's connection was lost.
  case absent
  /// The guest was at the table, but nobody asked it for a contribution.
  case notAsked
  /// The guest was asked for another contribution after it had revealed the first.
  case askedAgain
  /// A seat's promised contribution, the guest's own or another's, is missing: it was late, or the
  /// host says so.
  case missing(seat: Int)
  /// The guest's contribution has been replaced by another.
  case leftOut
  /// Somebody revealed bytes that differ from the promised ones.
  case brokenPromise
  /// The contributions yield a different deal.
  case otherDeal
  /// The cards are not those that the guest was dealt or saw played.
  case otherCards

  /// Whether somebody has cheated; a lost connection is not cheating.
  public var isDishonest: Bool {
    switch self {
    case .fair, .unseen, .absent, .notAsked, .askedAgain, .missing: false
    case .leftOut, .brokenPromise, .otherDeal, .otherCards: true
    }
  }

  /// Whether the host could have chosen the deal, so that the guest's person must be told.
  var isDoubtful: Bool { self != .fair && self != .unseen }
}
