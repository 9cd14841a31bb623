import MueRules

/// How deep and how well a mind thinks.
struct Skill: Sendable {
  /// Whether it plays out bids, trumps and partners, cards; else it goes by rules of thumb there.
  var searchesBids = true
  var searchesNamings = true
  var searchesPlay = true
  /// The most playouts for a move, however much time there is.
  var mostPlayouts = Limits.mostPlayouts
  /// Whether what the others bid and named makes worlds likelier or less likely.
  var believesBids = false
  var bidTuning = BidTuning()
  /// Whether the cards they played do.
  var believesPlays = false
  var playTuning = PlayTuning()
  /// How worlds are made likely.
  var schedule = MetropolisSchedule()
  /// How far it may lead above the level that the hand is good for by rule of thumb.
  var overbid = 0
  /// The points that losing a contract of its own counts beyond what it costs, in the auction.
  var fear = 0
  /// The points that the others are taken to win from the Chief's side beyond what they win by rules of
  /// thumb: when it bids, and when trumps and partner are chosen.
  var bidConcededPoints = 0
  var namingConcededPoints = 0
  /// Whether it has learned what its chances as Chief are worth.
  var promises = false
  /// The points, in hundredths, that it sees in its hand beyond those expected when it bids.
  var boldness = 0
  /// How many of the cards gone by it remembers, 0 to 9.
  var memory = BotSettings.fullMemory

  /// How it plays by rules of thumb.
  var tuning: BotTuning { BotTuning(memory: memory, boldness: boldness) }
}

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
