import MueRules

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
      case .bot:
        BotPlayer(
          agent: spec.text, bot: try spec.bot(), peek: Peek(spec.peek) ?? .none,
          interruption: interruption)
      case .omniscient: PerfectInformationPlayer()
      case .program(let command):
        ProgramPlayer(command, seat, budgetMilliseconds: thinking.budgetMilliseconds)
      }
    players[place] = player
    return player
  }
}
