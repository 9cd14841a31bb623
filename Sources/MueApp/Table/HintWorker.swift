import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// Thinks about the person's move on a work queue: in advance, so that a hint is ready when asked for,
/// and further, a step at a time, while it is shown.
///
/// The sample of a position is kept, so that a hint goes on from there after an undo.
final class HintWorker {
  /// A step of thinking.
  private struct Step: Equatable {
    let position: Observation
    /// The move in mind that the hint rates.
    var own: Move?
    /// The playouts of each choice before the step; 0 for the first.
    var playouts = 0
  }

  private var job: KeyedAnswer<Step, HintSearch?>
  /// The searches for the latest positions, the last one asked about last.
  private var searches: [(position: Observation, search: HintSearch)] = []

  private static let mostSearches = 8

  var isThinking: Bool { job.isThinking }

  /// `wake` is called when a step is finished.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    job = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// Takes the first step at a position unless that has been done.
  func prepare(for view: GameObservation, seed: UInt64) {
    if search(at: view.observation) == nil { begin(at: view, seed: seed) }
  }

  /// The hint for a position, which also rates the person's own move; nil while it is computed.
  func hint(for view: GameObservation, rating own: Move?, seed: UInt64) -> Hint? {
    let position = view.observation
    guard let search = search(at: position) else {
      begin(at: view, seed: seed)
      return nil
    }
    if search.rates(own) { return search.hint }
    take(Step(position: position, own: own, playouts: search.hint.playouts)) { isGivenUp in
      var next = search
      next.rate(own, isGivenUp: isGivenUp)
      return next
    }
    return nil
  }

  /// The hint for a position after the step that follows a hint; nil while it is computed, or if there
  /// is no further step.
  func hint(after hint: Hint, for view: GameObservation) -> Hint? {
    guard let search = search(at: view.observation) else { return nil }
    if search.hint.playouts > hint.playouts { return search.hint }
    if search.isFinished { return nil }
    let step = Step(
      position: view.observation, own: search.hint.own, playouts: search.hint.playouts)
    take(step) { isGivenUp in
      var next = search
      next.goOn(isGivenUp: isGivenUp)
      return next
    }
    return nil
  }

  /// Whether there is no further step at a position.
  func isFinished(_ position: Observation) -> Bool { search(at: position)?.isFinished ?? false }

  /// Stops working; all finished steps are kept.
  func giveUp() { job.giveUp() }

  private func begin(at view: GameObservation, seed: UInt64) {
    let (time, policies) = (job.background.time, job.background.policies)
    let standing = view.standing
    take(Step(position: view.observation)) { [position = view.observation] isGivenUp in
      HintSearch(
        position, by: policies.judge, limits: time.hintLimits(standing, isGivenUp: isGivenUp),
        steps: time.hintSteps, seed: seed)
    }
  }

  /// Begins a step unless it is being taken.
  private func take(
    _ step: Step,
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> HintSearch?
  ) {
    _ = job.answer(to: step, work)
  }

  /// What is known of a position, with the step that has just been finished.
  private func search(at position: Observation) -> HintSearch? {
    if let step = job.key, let finished = job.lastAnswer() {
      job.forget()
      if let finished {
        searches.removeAll { $0.position == step.position }
        searches.append((step.position, finished))
        searches.removeFirst(max(0, searches.count - Self.mostSearches))
      }
    }
    return searches.last { $0.position == position }?.search
  }
}

extension ThinkingTime {
  /// The limits of the search for the choices of a hint, always by playouts.
  fileprivate func hintLimits(
    _ standing: Standing, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Limits {
    Limits(
      playouts: playouts(usually: HintSearch.playouts), standing: standing, isTimeUp: isGivenUp)
  }

  fileprivate var hintSteps: HintSearch.Steps {
    switch self {
    case .clock, .playoutsOfPlayers: .usual
    case .playouts(let number): HintSearch.Steps(first: number / 3, last: number)
    }
  }
}

extension Advice {
  /// A hint as the table shows it; `goesOn` says that it is being thought about further.
  init?(_ hint: Hint, goesOn: Bool, in view: GameObservation) {
    let lines = hint.lines(isShort: true, isChief: view.isChiefs) { view.players[$0].name.text }
    let isChoice = hint.choices.count > 1
    self.init(
      zip(hint.choices, lines).map { choice, line in
        Choice(move: choice.move, figures: line.figures, reason: line.reason)
      },
      progress: !isChoice
        ? nil
        : goesOn ? .hintTrying(playouts: hint.playouts) : .hintTried(playouts: hint.playouts))
  }
}

extension GameObservation {
  var isChiefs: Bool { observation.publicState.roles?.chief == seat }
}
