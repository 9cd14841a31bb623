/// What a guest finds out about the deal of a hand that is over.
public enum DealVerdict: Hashable, Sendable {
  /// It came from everybody's contributions, the own one among them.
  case fair
  /// The guest was not there when it was made.
  case unseen
  /// Not all is in it that was promised, by the guest or by others: it came too late, or the host says so.
  case late
  /// Something else stands in the place of the own contribution.
  case leftOut
  /// Somebody told other bytes than were promised.
  case brokenPromise
  /// The contributions come to another deal.
  case otherDeal
  /// The cards in it are not those that the guest was given, or saw played.
  case otherCards

  /// Whether somebody has cheated; a line that breaks does no such thing.
  public var isDishonest: Bool {
    switch self {
    case .fair, .unseen, .late: false
    case .leftOut, .brokenPromise, .otherDeal, .otherCards: true
    }
  }
}
