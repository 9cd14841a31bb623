import MueRules

/// The players of one thread, made once for each seat and reused.
final class PlayerPool {
  private struct Key: Hashable {
    let spec: PlayerSpec
    let seat: Seat
  }

  private let thinking: Thinking
  private let interruption: Interruption
  private var players: [Key: any ArenaPlayer] = [:]

  init(_ thinking: Thinking, _ interruption: Interruption) {
    self.thinking = thinking
    self.interruption = interruption
  }

  func player(_ spec: PlayerSpec, _ seat: Seat) throws(ArenaError) -> any ArenaPlayer {
    let key = Key(spec: spec, seat: seat)
    if let player = players[key] { return player }
    let player: any ArenaPlayer =
      if let bot = spec.bot {
        BotPlayer(
          agent: spec.text, bot: bot, peek: spec.peek, thinking: spec.thinking,
          interruption: interruption)
      } else if case .program(let command) = spec.player {
        ProgramPlayer(command, seat, budgetMilliseconds: thinking.budgetMilliseconds)
      } else {
        PerfectInformationPlayer()
      }
    players[key] = player
    return player
  }
}
