import MueRules

/// A seat's claim that all tricks left are its own.
///
/// It is judged by what the seat may know, not by how the cards lie: it holds when there is an order
/// in which the seat wins every trick wherever the cards it cannot see are and however the others
/// play them. So a claim tells nobody where a card is, refused or not.
public enum Claim: Hashable, Sendable {
  /// The claim holds; this card is the one to begin with.
  case holds(Card)
  /// A seat may hold a card that takes a trick.
  case breaks(Breach)
  /// There is more to look through than can be done in a moment.
  case unclear

  /// What may happen to a claim, in the order that goes best for it.
  public struct Breach: Hashable, Sendable {
    /// Who takes the trick.
    public let seat: Seat
    /// The card that takes it.
    public let card: Card
    /// The claimer's card that it is taken from.
    public let against: Card
  }

  /// Judges the claim of a seat that is to play a card; nil when it is not.
  public init?(of observation: Observation, limit: Int = 200_000) {
    guard case .play(let legal) = observation.legalMoves, !legal.isEmpty,
      let table = ClaimTable(observation)
    else { return nil }
    var search = ClaimSearch(left: limit)
    do throws(ClaimSearch.TooMuch) {
      self = try search.judge(table, choosing: legal)
    } catch {
      self = .unclear
    }
  }
}
