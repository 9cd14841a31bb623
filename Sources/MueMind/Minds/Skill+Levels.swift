extension Skill {
  /// Cards and namings in a few worlds.
  static let club = Skill(searchesBids: false, mostPlayouts: 40)
  /// Everything in many worlds.
  static let strong = Skill()
  /// Everything in worlds that fit what the others did.
  static let expert = Skill(believesBids: true, believesPlays: true)
}

extension MindStyle {
  /// The points, in hundredths, that a player of this style sees in its hand beyond those expected.
  var boldness: Int {
    switch self {
    case .cautious: -100
    case .balanced: 0
    case .bold: 150
    }
  }
}
