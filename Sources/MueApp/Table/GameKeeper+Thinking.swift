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
      return player.makeBot(policies.policies).legalMove(observation, limits: limits, seed: seed)
    }
  }

  /// Whether the computer player to move must not be faster where it has no choice: it thinks as
  /// long as it may about each choice, and the move is not its last card.
  var takesItsTime: Bool {
    let round = game.match.round
    guard let turn = round.turn, let player = game.players[turn].agent.computer else {
      return false
    }
    return player.level == .expert && round.hand(of: turn).count > 1
  }

  /// The same as `thinkingMilliseconds`, as a duration.
  func thinkingTime(pause: Int) -> Duration { .milliseconds(thinkingMilliseconds(pause: pause)) }

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
