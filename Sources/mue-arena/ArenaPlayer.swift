import MueBots
import MueGame
import MueRules

/// A player at a table of the arena.
///
/// It gets the whole hand; every player except the omniscient one uses only its seat's observation.
protocol ArenaPlayer {
  var agent: String { get }

  /// Prepares the player for a hand.
  ///
  /// - Throws: `ArenaError.noProgram` if the system cannot start the player's program.
  func begin() throws(ArenaError)

  /// The answer of the seat to move.
  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer

  /// The chance of making the contract after a move of the Chief, from 0 to 1, as in a hint of this
  /// player; nil if it predicts none.
  func chanceOfMaking(after move: Move, in round: Round, _ seat: Seat, seed: UInt64) -> Double?

  /// The clock that measures the player's decisions.
  var clock: ThinkingClock { get }

  /// The reason why `plain` has taken over in this hand; nil while the player plays itself.
  var defeat: ProgramFailure? { get }
}

extension ArenaPlayer {
  func begin() {}
  func chanceOfMaking(after move: Move, in round: Round, _ seat: Seat, seed: UInt64) -> Double? {
    nil
  }
  var clock: ThinkingClock { .processor }
  var defeat: ProgramFailure? { nil }
}

/// The omniscient player, the only one that uses the whole hand.
struct PerfectInformationPlayer: ArenaPlayer {
  let agent = "omniscient"

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer {
    Answer(move: PerfectInformationBot().choose(round))
  }
}

/// A bot that gets its seat's observation; an open handicap may show it a share of the others'
/// cards.
struct BotPlayer: ArenaPlayer {
  let agent: String
  let bot: any Bot
  let peek: Peek
  /// The bot's own budget; nil for that of the others.
  let thinking: Thinking?
  let interruption: Interruption

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer {
    let limits = (self.thinking ?? thinking).limits(until: interruption)
    return Answer(
      bot.evaluate(round.observation(for: seat, peek: peek), limits: limits, seed: seed))
  }

  func chanceOfMaking(after move: Move, in round: Round, _ seat: Seat, seed: UInt64) -> Double? {
    let observation = round.observation(for: seat, peek: peek)
    let limits = Limits(playouts: Self.rollouts, isTimeUp: { interruption.isRequested })
    return Comparison(observation, of: [move], by: bot.policies, limits: limits, seed: ~seed)
      .choices.first?.evaluation.chanceOfMaking
  }

  /// The number of rollouts behind a predicted chance: its standard error is at most 2.5 points.
  private static let rollouts = 400
}
