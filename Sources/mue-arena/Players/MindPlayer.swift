import MueMind
import MueRules

/// A mind of ours, which is told what its seat sees and nothing else.
struct MindPlayer: ArenaPlayer {
  let agent: String
  let mind: any Mind

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Move {
    mind.choose(round.observation(for: seat), limits: thinking.limits(), seed: seed)
  }
}
