extension PublicState {
  /// All moves made so far, in order; whose they were, a replay tells.
  public var moves: [Move] {
    auction.turns.map { .bid($0.cards) } + named + tricks.flatMap { $0.cards.map(Move.play) }
  }

  /// What was named and picked between auction and play.
  private var named: [Move] {
    switch phase {
    case .auction, .viceNames: return []
    case .chiefNames(_, let viceTrump): return [viceTrump.map(Move.name)].compactMap(\.self)
    case .chiefPicks(_, let viceTrump, let chiefTrump):
      return [viceTrump.map(Move.name), .name(chiefTrump)].compactMap(\.self)
    case .play, .over:
      guard let contract else { return [] }
      return [
        contract.viceTrump.map(Move.name), .name(contract.chiefTrump),
        contract.partner.map(Move.pick),
      ].compactMap(\.self)
    }
  }
}
