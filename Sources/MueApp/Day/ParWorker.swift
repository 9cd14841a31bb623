import MueBots
import MueGame
import MueRules
import MueUI

/// Has an expert play hands in the person's seat, one move at a time on a work queue.
///
/// A hand that it has to stop is continued where it stopped.
final class ParWorker {
  /// A hand of a match.
  private struct Hand: Hashable {
    let number: Int
    let rules: MatchRules
    let seed: UInt64
    let players: [Player]
  }

  private let background: Background<Par?>
  private var hand: Hand?
  /// The hand as far as it has been played; nil before its first move.
  private var par: Par?
  /// Whether the expert is thinking.
  private(set) var isThinking = false

  /// A worker that calls `wake` after each of the expert's moves.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    background = Background(in: dependencies, wake: wake)
  }

  /// The expert's score in a finished hand, by its number from 1; nil while it is playing.
  func par(ofHand number: Int, in game: Game) -> Int? {
    let hand = Hand(
      number: number, rules: game.match.rules, seed: game.match.seed, players: game.players)
    if hand != self.hand {
      giveUp()
      self.hand = hand
      par = nil
    }
    if isThinking, let answer = background.takeAnswer() {
      // A hand that cannot be played on is not tried again.
      isThinking = answer == nil
      par = answer ?? par
    }
    if let score = par?.score { return score }
    if !isThinking { think(ofHand: number, in: game) }
    return nil
  }

  /// Stops; the moves made so far are kept.
  func giveUp() {
    if isThinking { background.giveUp() }
    isThinking = false
  }

  private func think(ofHand number: Int, in game: Game) {
    isThinking = true
    let playouts = background.time.playouts(usually: Par.playouts)
    background.ask { [policies = background.policies, par] isGivenUp in
      var par = par ?? game.par(ofHand: number, policies: policies.policies)
      return par.playOn(playouts: playouts, isGivenUp: isGivenUp) ? par : nil
    }
  }
}

extension Game {
  /// A hand of the game, by its number from 1, for an expert to play in the person's seat.
  func par(ofHand number: Int, policies: Policies?) -> Par {
    let bots = players.map { player in
      if case .computer(let settings) = player.agent { settings } else { BotSettings.club }
    }
    let round = rounds[number - 1]
    // The deal of the day is a first hand, and its par must never change.
    return Par(
      of: personSeat, among: bots, deal: round.deal, dealer: round.publicState.dealer,
      seed: match.seed ^ UInt64(number - 1) << 32, policies: policies)
  }
}

extension GameKeeper {
  /// Has par of finished hands worked out, and notes what is known; returns whether that has changed.
  mutating func notePars(by worker: ParWorker) -> Bool {
    var hasChanged = false
    while let hand = game.handWithoutPar, let par = worker.par(ofHand: hand, in: game) {
      note { $0.pars?.append(par) }
      hasChanged = true
    }
    return hasChanged
  }
}
