import MueBots
import MueGame
import MueRules
import MueUI

/// Has an expert play the deal of a day in the person's seat, beside the loop.
final class ParWorker {
  private let thinker: Thinker<Int?>
  private let time: ThinkingTime
  private let policies: PolicyStore
  private var deal: DailyDeal?
  /// What the expert scored; nil as long as it plays.
  private(set) var par: Int?

  /// A player that calls `wake` when the hand has been played.
  init(in around: Dependencies, wake: @escaping @Sendable () -> Void) {
    thinker = Thinker(in: around.workQueues, wake: wake)
    time = around.thinking
    policies = around.policies
  }

  /// Plays the deal of a game, unless that is being done or done already.
  func play(_ deal: DailyDeal, of game: Game) {
    guard deal != self.deal else {
      par = (thinker.takeAnswer() ?? nil) ?? par
      return
    }
    self.deal = deal
    par = nil
    let playouts = time.playouts(usually: Par.playouts)
    thinker.think { [policies] isGivenUp in
      game.par(playouts: playouts, policies: policies.policies, isGivenUp: isGivenUp)
    }
  }

  /// Stops playing.
  func giveUp() {
    thinker.giveUp()
    if par == nil { deal = nil }
  }
}

extension Game {
  /// What an expert scores in the person's seat of the first hand; nil if it was given up.
  func par(
    playouts: Int = Par.playouts, policies: Policies? = nil,
    isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) -> Int? {
    let bots = players.map { player in
      if case .computer(let settings) = player.agent { settings } else { BotSettings.club }
    }
    let first = rounds[0]
    return Par(of: personSeat, among: bots, policies: policies)
      .score(
        of: first.deal, dealer: first.publicState.dealer, seed: match.seed, playouts: playouts,
        isGivenUp: isGivenUp)
  }
}

extension TableScreen {
  /// Has an expert play the deal of the day once the person has, and shows what it scores.
  func compare() {
    guard let day = keeper.game.notes.day, state.view.isOver,
      DailyDeal(day).isDeal(of: keeper.game)
    else { return }
    parWorker.play(DailyDeal(day), of: keeper.game)
    state.show(DayResult(day: day, par: parWorker.par))
  }
}
