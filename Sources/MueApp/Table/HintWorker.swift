import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Thinks about the person's move in the meantime, so that a hint is ready when it is asked for.
final class HintWorker {
  private let background: Background<Hint?>
  /// The position that it thinks about.
  private var question: Observation?
  /// The hint; nil while it is being computed.
  private(set) var hint: Hint?

  /// Whether a hint is being computed.
  var isThinking: Bool { question != nil && hint == nil }

  /// How long to search for the best moves and how long to compare them by rollouts, in
  /// milliseconds.
  private static let milliseconds = (search: 600, rollouts: 300)

  /// A worker that calls `wake` when a hint is ready.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    background = Background(in: dependencies, wake: wake)
  }

  /// The hint to show, if the person waits for one and it is ready.
  ///
  /// It thinks while the person is asked and wants hints, and stops otherwise.
  func advice(for state: ScreenState, in match: Standing, seed: UInt64) -> Advice? {
    let view = state.view
    guard state.preferences.hints, view.observation.legalMoves != nil else {
      giveUp()
      return nil
    }
    consider(view.observation, in: match, seed: seed)
    guard state.hint == .awaited, let hint else { return nil }
    let isChief = view.observation.publicState.roles?.chief == view.person
    return Advice(hint, isChief: isChief, naming: { view.players[$0].name.text })
  }

  /// Thinks about a position, unless it has already begun.
  func consider(_ observation: Observation, in match: Standing, seed: UInt64) {
    if observation == question {
      hint = background.takeAnswer() ?? hint
      return
    }
    question = observation
    hint = nil
    background.ask { [time = background.time, policies = background.policies] isGivenUp in
      func limits(_ milliseconds: Int) -> Limits {
        time.limits(milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      }
      return Hint(
        observation, by: BotSettings(level: .expert).makeBot(policies.policies),
        limits: limits(Self.milliseconds.search),
        rollouts: limits(Self.milliseconds.search + Self.milliseconds.rollouts), seed: seed)
    }
  }

  /// Stops thinking.
  func giveUp() {
    background.giveUp()
    question = nil
    hint = nil
  }
}

extension Advice {
  /// A hint as the table shows it; `name` returns the name of a seat.
  init?(_ hint: Hint, isChief: Bool, naming name: (Seat) -> String) {
    let lines = hint.lines(isShort: true, isChief: isChief, naming: name)
    self.init(
      zip(hint.choices, lines).map { choice, line in
        Choice(move: choice.move, figures: line.figures, reason: line.reason)
      })
  }
}
