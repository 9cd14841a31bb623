/// Somebody who chooses the cards of a hand played on by `TrickPlay.playOut`.
public protocol CardChooser {
  /// One of the cards that may be played; there is at least one.
  mutating func card(of legal: CardSet) -> Card
}
