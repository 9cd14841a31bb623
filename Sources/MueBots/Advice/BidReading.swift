import MueRules

/// What a seat's bids say about its hand: a mean over worlds that agree with what an observer knows
/// and explain what everybody did.
public struct BidReading: Hashable, Sendable {
  public let seat: Seat
  /// The number of worlds.
  public let worlds: Int
  /// In how many per cent of the worlds the seat becomes Chief, becomes Vice, and is picked as
  /// partner.
  public let chief: Int
  public let vice: Int
  public let picked: Int
  /// The trump that it has named, as Chief or Vice.
  public let named: Trump?
  /// At most four trumps: while the seat may still name one, those that it names most often, the
  /// likeliest first; afterwards those named in this hand, then those whose cards it has laid.
  public let trumps: [TrumpReading]
  /// The partners that it picks as Chief, the likeliest first; empty where it never becomes Chief.
  public let partners: [PartnerReading]

  /// How much of a trump a seat holds, and how likely it names it.
  public struct TrumpReading: Hashable, Sendable {
    public let trump: Trump
    /// How many of its cards the deck has; 0 for no trump.
    public let all: Int
    /// How many of them the seat was dealt, on average, with those laid and played.
    public let held: Double
    /// How many of them the seat has laid, and how many it has played.
    public let laid: Int
    public let played: Int
    /// In how many per cent of the worlds in which the seat names a trump it names this one; nil if
    /// it names none.
    public let percentNamed: Int?
    /// The same before the seat's last bid; nil if it has laid nothing, or this is not known yet.
    public let before: Before?

    /// What was read before the seat's last bid.
    public struct Before: Hashable, Sendable {
      public let held: Double
      public let percentNamed: Int?
    }
  }

  /// How likely a Chief picks a seat as partner.
  public struct PartnerReading: Hashable, Sendable {
    public let seat: Seat
    /// In per cent of the worlds in which the Chief is Chief.
    public let percent: Int
  }
}
