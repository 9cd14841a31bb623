import MueBots
import MueRules
import MueUI

/// Thinks about the person's move while the person does, so that a hint is there when it is asked for.
final class HintWorker {
  private let thinker: Thinker<Hint?>
  private let time: ThinkingTime
  /// The position being thought about.
  private var question: Observation?
  /// What came of it; nil as long as it is thought about.
  private(set) var hint: Hint?

  /// For how long the best moves are searched, and what they bring is looked at.
  private static let milliseconds = (search: 600, look: 300)

  /// An adviser that calls `wake` when a hint is there.
  init(in around: Dependencies, wake: @escaping @Sendable () -> Void) {
    thinker = Thinker(in: around.workQueues, wake: wake)
    time = around.thinking
  }

  /// What to show of the position on the screen, where a hint is waited for and there; thinks about it, or
  /// gives up, as the person likes and is asked.
  func advice(for state: ScreenState, in match: Standing, seed: UInt64) -> Advice? {
    let view = state.view
    guard state.preferences.hints, view.observation.legalMoves != nil else {
      giveUp()
      return nil
    }
    consider(view.observation, in: match, seed: seed)
    guard state.hint == .awaited, let hint else { return nil }
    return Advice(hint, naming: { view.players[$0].name.text })
  }

  /// Thinks about a position, unless that is being done or done already.
  func consider(_ observation: Observation, in match: Standing, seed: UInt64) {
    if observation == question {
      hint = thinker.takeAnswer() ?? hint
      return
    }
    question = observation
    hint = nil
    let expert = Bots.bot(BotSettings(level: .expert))
    thinker.think { [time] isGivenUp in
      func limits(_ milliseconds: Int) -> Limits {
        time.limits(milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      }
      return Hint(
        observation, by: expert, limits: limits(Self.milliseconds.search),
        look: limits(Self.milliseconds.search + Self.milliseconds.look), seed: seed)
    }
  }

  /// Gives up what is being thought about.
  func giveUp() {
    thinker.giveUp()
    question = nil
    hint = nil
  }
}
