import MueBots
import MueGame
import MueRules
import MueUI

/// Has an expert play the deal of a day in the person's seat, on a work queue.
final class ParWorker {
  private let thinker: Thinker<Int?>
  private let time: ThinkingTime
  private let policies: PolicyStore
  private var deal: DailyDeal?
  /// The expert's score; nil while it is playing.
  private(set) var par: Int?

  /// A worker that calls `wake` when the hand has been played.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    thinker = Thinker(in: dependencies.workQueues, wake: wake)
    time = dependencies.thinking
    policies = dependencies.policies
  }

  /// Plays the deal of a game, unless it is being played or has been.
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
  /// An expert's score in the person's seat in the first hand; nil if it was stopped.
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
  /// Has an expert play the deal of the day once the person has, and shows its score.
  func compare() {
    guard let day = keeper.game.notes.day, state.view.isOver,
      DailyDeal(day).isDeal(of: keeper.game)
    else { return }
    parWorker.play(DailyDeal(day), of: keeper.game)
    state.show(DayResult(day: day, par: parWorker.par))
  }
}
