import MueRules

/// When computer players draw level in the auction.
enum LevelBids {
  /// The most cards in front of a seat that draws level: an éclat costs ten points for each.
  static let mostCards = 5
  /// The number of playouts that compare such a bid with others.
  static let playouts = 1000
  /// The most that such a bid may cost compared with the best other one, in 1024ths of a point.
  ///
  /// It is less than a review calls a mistake.
  static let cost = 1536
  /// The points by which playouts overrate such a bid: in them nobody has learned to answer it.
  static let flattery = 1.0

  /// Whether a player risks such a bid with this many cards in front of it afterwards; the seed
  /// decides.
  ///
  /// With one or two cards little is at stake, and somebody nearly always bids on. Bold players
  /// take the risk more often, and so do players whose playouts then reject bids that cost too
  /// much.
  static func dares(_ cards: Int, seed: UInt64, boldness: Int, isPlayedOut: Bool = false) -> Bool {
    var generator = SeededGenerator(seed: seed ^ 0x6C65_7665)
    let isCheap = cards <= 2
    let percent =
      if boldness > 0 { isCheap ? 20 : 3 } else if boldness > -100 { isCheap ? 16 : 2 } else {
        isCheap ? 8 : 1
      }
    let factor = isPlayedOut ? isCheap ? 2 : 8 : 1
    return generator.below(100) < factor * percent
  }
}
