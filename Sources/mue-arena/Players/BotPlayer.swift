import MueBots
import MueRules

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
