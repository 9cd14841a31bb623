import MueRules

/// One way the hidden cards may lie: a hand for every seat, the own one among them.
struct World: Equatable, Sendable {
  /// The cards each seat holds, those lying before it included.
  var hands: InlineArray<6, CardSet>

  /// The hand as it would stand if the cards lay so; nil only for hands that contradict what was
  /// played.
  func round(_ publicState: PublicState) -> Round? {
    let dealt = publicState.players.seats.map { hands[$0.index] | publicState.played[$0] }
    guard let deal = try? Deal(players: publicState.players, hands: dealt) else { return nil }
    return Round(deal: deal, publicState: publicState)
  }

  static func == (left: World, right: World) -> Bool {
    (0..<6).allSatisfy { left.hands[$0] == right.hands[$0] }
  }
}
