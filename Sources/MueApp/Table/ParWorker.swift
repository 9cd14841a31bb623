import MueBots
import MueGame
import MueRules

/// Lets an expert play hands in the person's seat, one move at a time on a work queue.
///
/// An interrupted hand is resumed where it stopped.
final class ParWorker {
  private struct Hand: Hashable {
    let number: Int
    let rules: MatchRules
    let seed: UInt64
    let players: [Player]
  }

  /// The hand after another of the expert's moves, keyed by the number of moves made; nil if it
  /// cannot be continued.
  private var next: KeyedAnswer<Int, Par?>
  private var hand: Hand?
  /// The hand as far as it has been played; nil before its first move.
  private var par: Par?
  private var moves = 0

  var isThinking: Bool { next.isThinking }

  /// `wake` is called after each of the expert's moves.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// The expert's score in a finished hand, numbered from 1; nil while the expert is playing.
  func par(ofHand number: Int, in game: Game) -> Int? {
    let hand = Hand(
      number: number, rules: game.match.rules, seed: game.match.seed, players: game.players)
    if hand != self.hand {
      next.forget()
      self.hand = hand
      par = nil
      moves = 0
    }
    while par?.score == nil, let further = playOn(ofHand: number, in: game) {
      par = further
      moves += 1
    }
    return par?.score
  }

  /// Stops working; moves already made are kept.
  func giveUp() { next.giveUp() }

  private func playOn(ofHand number: Int, in game: Game) -> Par? {
    let playouts = next.background.time.playouts(usually: Par.playouts)
    return next.answer(to: moves) { [policies = next.background.policies, par] isGivenUp in
      guard var par = par ?? game.par(ofHand: number, policies: policies.policies) else {
        return nil
      }
      return par.playOn(playouts: playouts, isGivenUp: isGivenUp) ? par : nil
    } ?? nil
  }
}

extension Game {
  /// A hand of the game, numbered from 1, for an expert to play in the person's seat; nil if there
  /// is none, or friends are still playing it.
  func par(ofHand number: Int, policies: Policies?) -> Par? {
    let bots = players.map { player in
      if case .computer(let settings) = player.agent { settings } else { BotSettings.club }
    }
    let records = handRecords(for: .anybody)
    guard records.indices.contains(number - 1) else { return nil }
    let round = records[number - 1].round
    // The deal of the day is a first hand, whose par must never change.
    return Par(
      of: personSeat, among: bots, deal: round.deal, dealer: round.publicState.dealer,
      seed: match.seed ^ UInt64(number - 1) << 32, policies: policies)
  }
}

extension GameKeeper {
  /// Works out par for finished hands and notes the results; returns whether there are new ones.
  mutating func notePars(by worker: ParWorker) -> Bool {
    var hasChanged = false
    while let hand = game.handWithoutPar, let par = worker.par(ofHand: hand, in: game) {
      note { $0.pars?.append(par) }
      hasChanged = true
    }
    return hasChanged
  }
}
