import MueBots
import MueRules

/// The player that sees all cards: the only one that is given the hand itself.
struct PerfectInformationPlayer: ArenaPlayer {
  let agent = "omniscient"

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer {
    Answer(move: PerfectInformationBot().choose(round))
  }
}
