import MueRules

/// A world, or determinization: one possible location of the hidden cards.
package struct World: Equatable, Sendable {
  /// The cards that each seat holds, including its laid cards.
  package var hands: InlineArray<6, CardSet>

  /// The hand as it would be in this world; nil only if these hands contradict what was played.
  func round(_ publicState: PublicState) -> Round? {
    let dealt = publicState.players.seats.map { hands[$0.index] | publicState.played[$0] }
    guard
      let deal = try? Deal(
        players: publicState.players, hands: dealt, variant: publicState.rules.variant)
    else { return nil }
    return Round(deal: deal, publicState: publicState)
  }

  package static func == (left: World, right: World) -> Bool {
    (0..<6).allSatisfy { left.hands[$0] == right.hands[$0] }
  }
}
