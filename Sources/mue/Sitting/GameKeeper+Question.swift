import MueMind
import MueRules
import MueTable

extension GameKeeper {
  /// What the computer player that is to move is asked, for a `Thinker`; nil when it is nobody's
  /// turn, or a person's.
  var question: (@Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Move)? {
    let round = game.match.round
    guard let turn = round.turn, case .computer(let player) = game.players[turn].agent,
      let mind = Minds.mind(named: player.text)
    else { return nil }
    let observation = game.observation(for: turn)
    let match = Standing(game.match)
    return { [seed = game.moveSeed] isGivenUp in
      let end = ContinuousClock.now + .milliseconds(Limits.tableMilliseconds)
      let limits = Limits(
        standing: match, isTimeUp: { ContinuousClock.now >= end || isGivenUp() })
      return mind.choose(observation, limits: limits, seed: seed)
    }
  }
}
