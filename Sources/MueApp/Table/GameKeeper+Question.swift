import MueBots
import MueGame
import MueRules

extension GameKeeper {
  /// What the computer player that is to move, or stands in, is asked, for a `Thinker`; nil when it is
  /// nobody's turn, or that of the person here.
  func question(
    _ time: ThinkingTime
  ) -> (@Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Move)? {
    let round = game.match.round
    guard let turn = round.turn, let player = game.players[turn].agent.computer,
      let bot = Bots.bot(named: player.text)
    else { return nil }
    let observation = game.observation(for: turn)
    let match = Standing(game.match)
    return { [seed = game.moveSeed] isGivenUp in
      let limits = time.limits(
        milliseconds: Limits.tableMilliseconds, standing: match, isGivenUp: isGivenUp)
      return bot.choose(observation, limits: limits, seed: seed)
    }
  }
}
