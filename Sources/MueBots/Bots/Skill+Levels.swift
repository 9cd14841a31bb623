extension Skill {
  /// Cards and namings in a dozen worlds; bids by rules of thumb.
  static let club = Skill(searchesBids: false, mostPlayouts: 36)
  /// Everything in some dozens of worlds.
  static let strong = Skill(mostPlayouts: 80)
  /// Everything in worlds that fit what the others did.
  ///
  /// Before the play it counts on others who defend better than the rules of thumb, and when it bids it
  /// goes by what it sees in its hand less three points, and one level further where that pays.
  static let expert = Skill(
    believesBids: true, believesPlays: true, overbid: 1, bidConcededPoints: 4,
    namingConcededPoints: 2,
    promises: true, boldness: -300)
}

extension BotStyle {
  /// The points, in hundredths, that a player of this style sees in its hand beyond what the balanced
  /// one does.
  var boldness: Int {
    switch self {
    case .cautious: -100
    case .balanced: 0
    case .bold: 150
    }
  }
}
