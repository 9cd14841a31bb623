import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Reviews a move that the person is about to make, on a work queue, so that the coach can speak up
/// before it is made.
///
/// It reviews as `Reviewer` does: a warning names the cost that the review of the hand will show.
final class WarningWorker {
  /// What becomes of a move that was held back.
  enum Verdict {
    /// It costs too little to speak of.
    case make(Move)
    case warn(Phrase)
  }

  private let background: Background<Decision>
  /// The move held back last, and where.
  private var held: (move: Move, position: Observation)?
  /// What a move must cost, in points: more than this.
  private var threshold = 0

  /// A worker that calls `wake` when a move has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    background = Background(in: dependencies, wake: wake)
  }

  /// Whether a move is held back until it has been reviewed; `seed` is that of the match.
  ///
  /// A move that the person makes again where it was held back is not, nor is any while the setting is off.
  func holdsBack(
    _ move: Move, at position: Observation, by preferences: Preferences, seed: UInt64
  ) -> Bool {
    let isRepeated = held.map { $0.move.text == move.text && $0.position == position } ?? false
    giveUp()
    guard let points = preferences.coach.points, !isRepeated,
      position.legalMoves?.isChoice == true
    else { return false }
    held = (move, position)
    threshold = points
    background.ask { [time = background.time, policies = background.policies] isGivenUp in
      let limits = Limits(
        playouts: time.playouts(usually: Reviewer.playouts), isTimeUp: isGivenUp)
      return Decision(
        move, at: position, place: position.publicState.moves.count,
        by: BotSettings(level: .expert).makeBot(policies.policies), limits: limits,
        rollouts: limits, seed: seed)
    }
    return true
  }

  /// What becomes of the move held back, once it has been reviewed; returned once.
  func takeVerdict() -> Verdict? {
    guard let held, let decision = background.takeAnswer() else { return nil }
    if decision.cost > Double(threshold) { return .warn(decision.warning) }
    giveUp()
    return .make(held.move)
  }

  /// Stops; the next move is held back again.
  func giveUp() {
    background.giveUp()
    held = nil
  }
}
