extension Skill {
  /// Cards and namings in a dozen worlds; bids by rules of thumb.
  static let club = Skill(searchesBids: false, mostPlayouts: 36)
  /// Everything in some dozens of worlds.
  static let strong = Skill(mostPlayouts: 80)
  /// Everything in worlds that fit what the others did; it counts on less when it bids, for the
  /// others at its table may well defend as it does.
  static let expert = Skill(believesBids: true, believesPlays: true, boldness: -200)
}

extension MindStyle {
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
