import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Thinks about the person's move in advance, so that a hint is ready when asked for.
final class HintWorker {
  private struct Request: Equatable {
    let position: Observation
    /// A move under consideration, which the hint rates too.
    var rated: Move?
  }

  private var found: KeyedAnswer<Request, Hint?>

  var isThinking: Bool { found.isThinking }

  /// The time to search for the best moves and the time to compare them by rollouts, in
  /// milliseconds.
  private static let milliseconds = (search: 600, rollouts: 300)

  /// `wake` is called when a hint is ready.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    found = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// The hint for a position, which also rates the person's own move; nil while it is computed.
  func hint(for view: GameObservation, rating own: Move?, seed: UInt64) -> Hint? {
    let position = view.observation
    let last = found.key.flatMap { $0.position == position ? $0 : nil }
    let request = last ?? Request(position: position)
    guard let hint = search(request, in: view.standing, seed: seed) else { return nil }
    guard let own, own != request.rated else { return hint }
    rate(own, beside: hint, at: position, in: view.standing, seed: seed)
    return nil
  }

  private func search(_ request: Request, in match: Standing, seed: UInt64) -> Hint? {
    let (time, policies) = (found.background.time, found.background.policies)
    return found.answer(to: request) { [position = request.position] isGivenUp in
      func limits(_ milliseconds: Int) -> Limits {
        time.limits(milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      }
      return Hint(
        position, by: policies.judge,
        limits: limits(Self.milliseconds.search),
        rollouts: limits(Self.milliseconds.search + Self.milliseconds.rollouts), seed: seed)
    } ?? nil
  }

  /// Compares the person's own move with the best one; the hint is then updated.
  private func rate(
    _ move: Move, beside known: Hint, at position: Observation, in match: Standing, seed: UInt64
  ) {
    let (time, policies) = (found.background.time, found.background.policies)
    _ = found.answer(to: Request(position: position, rated: move)) { isGivenUp in
      known.rating(
        move, at: position, by: policies.judge,
        rollouts: time.limits(
          milliseconds: Self.milliseconds.rollouts, standing: match, isGivenUp: isGivenUp),
        seed: seed)
    }
  }

  /// Stops working, but keeps a hint that is ready.
  func giveUp() { found.giveUp() }
}

extension Advice {
  /// A hint as the table shows it.
  init?(_ hint: Hint, in view: GameObservation) {
    let lines = hint.lines(isShort: true, isChief: view.isChiefs) { view.players[$0].name.text }
    self.init(
      zip(hint.choices + [hint.own].compactMap(\.self), lines).map { choice, line in
        Choice(move: choice.move, figures: line.figures, reason: line.reason)
      })
  }
}

extension GameObservation {
  var isChiefs: Bool { observation.publicState.roles?.chief == seat }
}
