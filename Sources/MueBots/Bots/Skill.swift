/// How widely and how thoroughly a `SearchBot` searches.
struct Skill: Sendable {
  let policies: Policies
  var bidding = Bidding.search
  /// Whether trumps, partners and cards are searched; otherwise the policies choose them.
  var searchesPlay = true
  /// The most playouts for one move, however much time there is.
  var mostPlayouts = Limits.mostPlayouts
  /// Whether worlds are weighed by the bids, namings and cards of the others.
  var weighsEvidence = true
  /// Added to the points expected from the hand in the auction, in hundredths of a point.
  var boldness = 0
  /// Extra points added at three-player tables when heuristics bid, in hundredths.
  var addedAtThree = 0
  /// The style of its level bids and learned bids.
  var style = BotSettings.Style.balanced
  /// How much it remembers, 0 to 9; see `ImperfectMemory`.
  var memory = BotSettings.fullMemory

  /// Ways to find a bid: heuristics, the policy alone, or a search among the policy's preferences.
  enum Bidding { case heuristics, policy, search }

  /// The heuristics that bid when the policy does not.
  var heuristics: HeuristicTuning {
    HeuristicTuning(
      memory: memory, boldness: boldness, addedAtThree: addedAtThree, style: style,
      bidsTactically: true, learned: .club(by: policies))
  }

  /// The same skill with the memory, style and handicap of the settings.
  func adjusted(to settings: BotSettings) -> Skill {
    var skill = self
    skill.memory = settings.memory
    skill.boldness += settings.style.boldness
    skill.style = settings.style
    // Only a search makes use of the cards that it is shown.
    if settings.peek != .none {
      if skill.bidding == .policy { skill.bidding = .search }
      skill.searchesPlay = true
    }
    return skill
  }
}

extension Skill {
  /// Names and plays as the policies prefer; bids by heuristics, but at a table of four by the
  /// policy.
  ///
  /// Its heuristics value its hand half a point lower than `plain` does, and bid bolder at a table
  /// of three (`FIGURES.md`).
  static func club(by policies: Policies) -> Skill {
    Skill(
      policies: policies, bidding: .heuristics, searchesPlay: false, mostPlayouts: 36,
      weighsEvidence: false, boldness: -50, addedAtThree: 300)
  }

  /// Bids as the policy prefers, and searches the rest briefly.
  static func strong(by policies: Policies) -> Skill {
    Skill(policies: policies, bidding: .policy, mostPlayouts: 40)
  }

  /// Searches everything, in as many worlds as time allows.
  static func expert(by policies: Policies) -> Skill { Skill(policies: policies) }
}
