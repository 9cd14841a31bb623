import MueRules

extension BotSettings {
  /// The bot that plays by these settings.
  ///
  /// It knows nothing of `peek`, which only decides what its observations show. Without policies it thinks by
  /// heuristics.
  public func makeBot(_ policies: Policies? = nil) -> any Bot {
    switch level {
    case .novice: HeuristicBot(.novice(memory: memory, boldness: style.boldness))
    case .casual: HeuristicBot(HeuristicTuning(memory: memory, boldness: style.boldness))
    case .club: SearchBot(Skill.club(by: policies).adjusted(to: self))
    case .strong: SearchBot(Skill.strong(by: policies).adjusted(to: self))
    case .expert: SearchBot(Skill.expert(by: policies).adjusted(to: self))
    }
  }
}

/// How widely and how well a `SearchBot` searches.
struct Skill: Sendable {
  /// Where its bids come from.
  var bidding = Bidding.search
  /// Whether trumps and partners are searched; otherwise the policy names them, or heuristics without one.
  var searchesNamings = true
  /// Whether cards are searched; otherwise the policy chooses them, or heuristics without one.
  var searchesCards = true
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
  /// What it adds besides at a table of three if heuristics bid.
  var addedAtThree = 0
  /// How much it remembers, 0 to 9; see `ImperfectMemory`.
  var memory = BotSettings.fullMemory
  /// What it plays hands out by; nil for heuristics.
  var policies: Policies?

  /// Ways to find a bid: by heuristics, by the policy alone, or by a search among what the policy prefers, or
  /// heuristics without one.
  enum Bidding { case heuristics, policy, search }

  /// The heuristics that move where it does not search.
  var heuristics: HeuristicTuning {
    HeuristicTuning(memory: memory, boldness: boldness, addedAtThree: addedAtThree)
  }

  /// The same skill with a memory and a style of bidding.
  fileprivate func adjusted(to settings: BotSettings) -> Skill {
    var skill = self
    skill.memory = settings.memory
    skill.boldness += settings.style.boldness
    // Only a search sees the cards that it is shown.
    if settings.peek != .none {
      if skill.bidding == .policy { skill.bidding = .search }
      skill.searchesNamings = true
      skill.searchesCards = true
    }
    return skill
  }
}

extension Skill {
  /// Names and plays what the policies prefer, and bids by heuristics; without policies it searches namings and cards
  /// in a dozen worlds or so.
  ///
  /// It thinks its hand worth less than `plain` does: half a point, and without policies two points, because those who
  /// search defend better than heuristics expect. At a table of three it bids bolder (`FIGURES.md`).
  static func club(by policies: Policies?) -> Skill {
    guard policies != nil else {
      return Skill(bidding: .heuristics, mostPlayouts: 36, boldness: -200)
    }
    return Skill(
      bidding: .heuristics, searchesNamings: false, searchesCards: false, mostPlayouts: 36,
      boldness: -50, addedAtThree: 300, policies: policies)
  }

  /// Bids what the policy prefers, and searches the rest briefly, in weighed worlds.
  ///
  /// Without policies it searches everything in a few dozen uniform worlds, and thinks its hand worth a point and a
  /// half less.
  static func strong(by policies: Policies?) -> Skill {
    guard policies != nil else { return Skill(mostPlayouts: 80, boldness: -150) }
    return Skill(
      bidding: .policy, mostPlayouts: 40, weighsEvidence: true, policies: policies)
  }

  /// Searches everything, in as many weighed worlds as time allows.
  ///
  /// Without policies it bids one level higher where that pays, but thinks its hand worth three points less; it plays
  /// hands out by heuristics, and makes up for what these get wrong: they defend too weakly.
  static func expert(by policies: Policies?) -> Skill {
    guard policies != nil else {
      return Skill(
        weighsEvidence: true, overbid: 1, bidConcededPoints: 4, namingConcededPoints: 2,
        isCalibrated: true, boldness: -300)
    }
    return Skill(weighsEvidence: true, policies: policies)
  }
}
