import MueRules

extension BotSettings {
  /// The bot that plays by these settings.
  ///
  /// It knows nothing of `peek`, which only decides what its observations show. Without policies, when their file is
  /// missing, every level from casual on plays by sound heuristics.
  public func makeBot(_ policies: Policies? = nil) -> any Bot {
    switch (level, policies) {
    case (.novice, _): HeuristicBot(.novice(memory: memory, boldness: style.boldness))
    case (.casual, _), (_, nil):
      HeuristicBot(HeuristicTuning(memory: memory, boldness: style.boldness))
    case (.club, let policies?): SearchBot(Skill.club(by: policies).adjusted(to: self))
    case (.strong, let policies?): SearchBot(Skill.strong(by: policies).adjusted(to: self))
    case (.expert, let policies?): SearchBot(Skill.expert(by: policies).adjusted(to: self))
    }
  }
}

/// How widely and how well a `SearchBot` searches.
struct Skill: Sendable {
  /// What it has learned.
  let policies: Policies
  /// Where its bids come from.
  var bidding = Bidding.search
  /// Whether trumps, partners and cards are searched; otherwise the policies choose them.
  var searchesPlay = true
  /// The most playouts for one move, however much time there is.
  var mostPlayouts = Limits.mostPlayouts
  /// Whether worlds are weighed by what the others bid, named and played.
  var weighsEvidence = true
  /// What it adds to the points that it expects from its hand in the auction, in hundredths of a point.
  var boldness = 0
  /// What it also adds at a table of three if heuristics bid.
  var addedAtThree = 0
  /// How much it remembers, 0 to 9; see `ImperfectMemory`.
  var memory = BotSettings.fullMemory

  /// Ways to find a bid: by heuristics, by the policy alone, or by a search among what the policy prefers.
  enum Bidding { case heuristics, policy, search }

  /// The heuristics that bid where the policy does not.
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
      skill.searchesPlay = true
    }
    return skill
  }
}

extension Skill {
  /// Names and plays what the policies prefer, and bids by heuristics.
  ///
  /// It values its hand half a point lower than `plain`. At a table of three it bids bolder (`FIGURES.md`).
  static func club(by policies: Policies) -> Skill {
    Skill(
      policies: policies, bidding: .heuristics, searchesPlay: false, mostPlayouts: 36,
      weighsEvidence: false, boldness: -50, addedAtThree: 300)
  }

  /// Bids what the policy prefers, and searches the rest briefly.
  static func strong(by policies: Policies) -> Skill {
    Skill(policies: policies, bidding: .policy, mostPlayouts: 40)
  }

  /// Searches everything, in as many worlds as time allows.
  static func expert(by policies: Policies) -> Skill { Skill(policies: policies) }
}
