import MueRules

extension BotSettings {
  /// The bot that plays by these settings.
  ///
  /// It knows nothing of `peek`, which only decides what its observations show. Without policies it thinks by
  /// heuristics.
  public func makeBot(_ policies: Policies? = nil) -> any Bot {
    switch level {
    case .novice: HeuristicBot(.novice(memory: memory, boldness: style.boldness))
    case .casual: HeuristicBot(.casual(memory: memory, boldness: style.boldness))
    case .club: SearchBot(Skill.club.adjusted(to: self))
    case .strong: SearchBot(Skill.strong.adjusted(to: self))
    case .expert: SearchBot(Skill.expert(by: policies).adjusted(to: self))
    }
  }
}

/// How widely and how well a `SearchBot` searches.
struct Skill: Sendable {
  /// Whether bids are searched; otherwise heuristics make them.
  var searchesBids = true
  /// The most playouts for one move, however much time there is.
  var mostPlayouts = Limits.mostPlayouts
  /// Whether worlds are weighed by what the others bid, named and played.
  var weighsEvidence = false
  /// How many levels it may bid above what heuristics think the hand is good for.
  var overbid = 0
  /// The card points moved from the Chief's side to the other after each playout, because real opponents
  /// defend better than heuristics: in the search of bids, and in that of trumps and partners.
  var bidConcededPoints = 0
  var namingConcededPoints = 0
  /// Whether the chance of making a contract, seen before the play, is corrected by `Calibration`.
  var isCalibrated = false
  /// What it adds to the points that it expects from its hand in the auction, in hundredths of a point.
  var boldness = 0
  /// How much it remembers, 0 to 9; see `ImperfectMemory`.
  var memory = BotSettings.fullMemory
  /// What it plays hands out by; nil for heuristics.
  var policies: Policies?

  /// The heuristics that move where it does not search.
  var heuristics: HeuristicTuning { HeuristicTuning(memory: memory, boldness: boldness) }

  /// The same skill with a memory and a style of bidding.
  fileprivate func adjusted(to settings: BotSettings) -> Skill {
    var skill = self
    skill.memory = settings.memory
    skill.boldness += settings.style.boldness
    return skill
  }
}

extension Skill {
  /// Searches cards and namings in a dozen worlds or so.
  ///
  /// Those who search defend better than heuristics expect, so it thinks its hand worth two points less.
  static let club = Skill(searchesBids: false, mostPlayouts: 36, boldness: -200)
  /// Searches everything, in a few dozen worlds; thinks its hand worth a point and a half less.
  static let strong = Skill(mostPlayouts: 80, boldness: -150)
  /// Searches everything, in as many weighed worlds as time allows.
  ///
  /// It bids one level higher where that pays, but thinks its hand worth three points less. Without policies it
  /// plays hands out by heuristics, and makes up for what these get wrong: they defend too weakly.
  static func expert(by policies: Policies?) -> Skill {
    let isLearned = policies != nil
    return Skill(
      weighsEvidence: true, overbid: 1, bidConcededPoints: isLearned ? 0 : 4,
      namingConcededPoints: isLearned ? 0 : 2, isCalibrated: !isLearned, boldness: -300,
      policies: policies)
  }
}
