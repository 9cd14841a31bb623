import MueBots

/// The question why a move was made.
public struct ExplainQuestion: Equatable, Sendable {
  /// The move, and what its seat could see then, or all cards.
  public let made: MadeMove
  let isOpen: Bool
  /// What was known of the choices when the move was made; nil if nothing is kept of it.
  public let known: KnownChoices?
  /// The number of moves in the hand so far.
  let count: Int
  /// The standing of the match before the hand; nil if it is unknown, and only points count.
  public let standing: Standing?
}
