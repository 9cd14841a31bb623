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

/// What a player of the arena answers.
struct Answer {
  let move: Move
  /// The chance that the contract will be made, as the player sees it; nil when it has not weighed it.
  var chanceOfMaking: Double?
}

extension Answer {
  /// The best of some moves that a mind has weighed, the first.
  init(_ evaluations: [Evaluation]) {
    let best = evaluations.first
    move = best?.move ?? .pass
    chanceOfMaking = best.flatMap { $0.worlds > 0 ? $0.chanceOfMaking : nil }
  }
}

/// The players that one thread plays with: each sits down once in each seat and then stays.
final class PlayerPool {
  private struct Place: Hashable {
    let spec: PlayerSpec
    let seat: Seat
  }

  private let thinking: Thinking
  private let interruption: Interruption
  private var players: [Place: any ArenaPlayer] = [:]

  init(_ thinking: Thinking, _ interruption: Interruption) {
    self.thinking = thinking
    self.interruption = interruption
  }

  /// The player of a seat.
  func player(_ spec: PlayerSpec, _ seat: Seat) throws(ArenaError) -> any ArenaPlayer {
    let place = Place(spec: spec, seat: seat)
    if let player = players[place] { return player }
    let player: any ArenaPlayer =
      switch spec.player {
      case .computer(let settings):
        BotPlayer(
          agent: spec.text, bot: settings.makeBot(), peek: settings.peek,
          interruption: interruption)
      case .yardstick(let yardstick):
        BotPlayer(
          agent: spec.text, bot: yardstick.bot, peek: .none, interruption: interruption)
      case .omniscient: PerfectInformationPlayer()
      case .program(let command):
        ProgramPlayer(command, seat, budgetMilliseconds: thinking.budgetMilliseconds)
      }
    players[place] = player
    return player
  }
}

/// The player that sees all cards: the only one that is given the hand itself.
struct PerfectInformationPlayer: ArenaPlayer {
  let agent = "omniscient"

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer {
    Answer(move: PerfectInformationBot().choose(round))
  }
}

/// A mind of ours, which is told what its seat sees and nothing else; an open handicap may let it see a
/// share of the others' cards.
struct BotPlayer: ArenaPlayer {
  let agent: String
  let bot: any Bot
  let peek: Peek
  let interruption: Interruption

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer {
    Answer(
      bot.evaluate(
        round.observation(for: seat, peek: peek), limits: thinking.limits(until: interruption),
        seed: seed))
  }
}
