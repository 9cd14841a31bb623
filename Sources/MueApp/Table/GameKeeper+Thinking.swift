import MueBots
import MueGame
import MueRules

extension GameKeeper {
  /// The decision of the computer player that moves or stands in, as work for a `Thinker`.
  ///
  /// `pause` is how many milliseconds the previous move will still stay on the table. Nil if the hand is over or the person
  /// at this terminal is to move.
  func question(
    _ time: ThinkingTime, _ policies: PolicyStore, pause: Int
  ) -> (@Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Move)? {
    guard let turn = game.match.round.turn, let player = game.players[turn].agent.computer
    else { return nil }
    let observation = game.observation(for: turn)
    let match = Standing(game.match)
    let milliseconds = thinkingMilliseconds(pause: pause)
    return { [seed = game.moveSeed] isGivenUp in
      let limits = time.limits(
        milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      return player.makeBot(policies.policies).choose(observation, limits: limits, seed: seed)
    }
  }

  /// How long a computer player may think about the next move while the previous one stays for `pause` milliseconds.
  ///
  /// It uses all that time for a bid: bids gain much from thought, cards little.
  func thinkingMilliseconds(pause: Int) -> Int {
    guard case .auction = game.match.round.publicState.phase else {
      return Limits.tableMilliseconds
    }
    return max(Limits.tableMilliseconds, pause)
  }
}
