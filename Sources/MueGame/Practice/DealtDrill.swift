import MueRules

/// What has been dealt for a drill.
public enum DealtDrill: Sendable {
  case puzzles([Puzzle])
  /// A game to play on from a seat; nobody has a name yet.
  case game(Game, seat: Seat)
  /// Hands whose trumps are counted.
  case counts([TrumpCount])
}
