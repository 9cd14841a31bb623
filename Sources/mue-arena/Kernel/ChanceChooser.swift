import MueRules

/// Chooses among the cards that may be played, each as likely as any other.
struct ChanceChooser<Pick: Picking>: CardChooser {
  var generator: SeededGenerator

  @inline(__always)
  mutating func card(of legal: CardSet) -> Card { Pick.card(of: legal, generator.next()) }
}
