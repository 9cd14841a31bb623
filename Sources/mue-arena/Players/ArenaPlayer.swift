import MueBots
import MueGame
import MueRules

/// Whoever sits at a table of the arena.
///
/// It is given the whole hand; every player but the omniscient one passes on only what its seat sees.
protocol ArenaPlayer {
  /// What is written down as having played.
  var agent: String { get }

  /// A hand begins; throws when the system does not let the player be there.
  func begin() throws(ArenaError)

  /// The answer of the seat to move.
  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer

  /// What its time is told by.
  var clock: ThinkingClock { get }

  /// Why plain has taken over in this hand; nil as long as the player plays itself.
  var defeat: ProgramFailure? { get }
}

extension ArenaPlayer {
  func begin() {}
  var clock: ThinkingClock { .processor }
  var defeat: ProgramFailure? { nil }
}
