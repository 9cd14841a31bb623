import MueRules

/// The deal for a drill.
public enum DealtDrill: Sendable {
  case puzzles([Puzzle])
  /// A game to continue from a seat; nobody has a name yet.
  case game(Game, seat: Seat)
  case counts([TrumpCount])
}
