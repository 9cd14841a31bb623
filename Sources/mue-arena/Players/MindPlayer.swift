import MueMind
import MueRules

/// A mind of ours, which is told what its seat sees and nothing else; an open handicap may let it see a
/// share of the others' cards.
struct MindPlayer: ArenaPlayer {
  let agent: String
  let mind: any Mind
  let peek: Peek
  let interruption: Interruption

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer {
    Answer(
      mind.evaluate(
        round.observation(for: seat, peek: peek), limits: thinking.limits(until: interruption),
        seed: seed))
  }
}
