import CellGrid
import MueRules

@testable import MueApp
@testable import MueUI

/// A console at which a person plays a match and presses a key only when asked.
///
/// As long as a work queue is busy or the program is about to go on, the person waits. As at a terminal, work ends the wait
/// only by `wake`.
final class WaitingConsole: TestConsole {
  weak var session: Session?
  /// Why the match cannot be played to its end, in words for the developer; nil if it can be.
  private(set) var fault: String?
  private var keys: [Key] = []
  private var answers = 0
  /// How often the person has answered or left a decision to try again.
  private(set) var retries = 0
  /// The number of the hand whose decisions have been looked at.
  private var reviewed = 0
  /// The longest time, in milliseconds, after which a table goes on; the clock in the title may tick later.
  private static let longestPause = 5000
  private let simulation: Simulation
  private var chance: SeededGenerator

  init(_ simulation: Simulation, seed: UInt64) {
    self.simulation = simulation
    chance = SeededGenerator(seed: seed)
    super.init(size: Size(width: 80, height: 30))
  }

  override func nextKey() -> Key? { keys.isEmpty ? nil : keys.removeFirst() }

  override func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    let pause = timeoutMilliseconds.flatMap { $0 <= Self.longestPause ? $0 : nil }
    var arrivals = Arrivals()
    while true {
      if takeWake() {
        arrivals.isWoken = true
        return arrivals
      }
      let busy = simulation.workQueues.waiting
      if busy > 0, pause == nil || chance.below(2) == 0 {
        simulation.workQueues.workOn(at: chance.below(busy))
      } else if let pause {
        simulation.clock.advance(milliseconds: pause)
        return arrivals
      } else {
        type()
        arrivals.hasInput = true
        return arrivals
      }
    }
  }

  private func type() {
    // Long enough that no key counts as held down.
    simulation.clock.advance(milliseconds: 300)
    answers += 1
    if answers < 5000, let answer = answer() {
      keys = answer
    } else {
      fault = "nothing is due and nobody is asked, after \(answers) answers: \(position)"
      keys = [.ended]
    }
  }

  private var position: String {
    guard let screen = session?.screen as? TableScreen else { return "not at the table" }
    return "\(screen.keeper.game.match.round.publicState.turn.debugDescription), hint "
      + "\(screen.state.hint), \(screen.state.told)"
  }

  /// The keys of a person who is asked for something; nil if nobody is asked.
  private func answer() -> [Key]? {
    if let screen = session?.screen as? ExerciseScreen { return answerRetry(screen) }
    guard let screen = session?.screen as? TableScreen else { return nil }
    let state = screen.state
    if let page = state.stack.top as? ReviewPage {
      guard let review = page.review, review.isDone else { return nil }
      return review.questions.isEmpty || chance.below(3) == 0 ? [.escape] : [.enter]
    }
    guard state.isTableShown else { return nil }
    if state.isTrickHeld {
      return state.preferences.milliseconds(afterTrick: true) == nil ? [.enter] : nil
    }
    if state.view.observation.publicState.score != nil { return answerReckoning(state) }
    guard state.hint != .awaited, !state.isMoveHeldBack, state.forcedMove == nil,
      let legal = state.view.observation.legalMoves
    else { return nil }
    if state.canTakeBack, chance.below(20) == 0 { return [.character("u")] }
    if state.mayAskHint, chance.below(4) == 0 { return [.character("H")] }
    return keys(for: legal)
  }

  /// The keys of a person who tries a decision of the review again.
  private func answerRetry(_ screen: ExerciseScreen) -> [Key]? {
    retries += 1
    if screen.state.isLessonCardOpen { return [.enter] }
    guard screen.series.exercise.unvalued == nil else { return nil }
    if chance.below(8) == 0 { return [.character("q")] }
    return screen.state.view.observation.legalMoves.map(keys)
  }

  private func answerReckoning(_ state: ScreenState) -> [Key]? {
    if reviewed < state.view.hand {
      reviewed = state.view.hand
      return [.character("v")]
    }
    guard state.view.isOver else { return [.enter] }
    if let pars = state.view.notes.pars, pars.count < state.view.hand { return nil }
    if state.view.notes.day != nil, state.dayResult?.par == nil { return nil }
    return [.character("q")]
  }

  /// The keys that choose one of the moves.
  private func keys(for legal: LegalMoves) -> [Key] {
    let steps = { [self] (key: Key) in (0..<chance.below(6)).map { _ in key } }
    switch legal {
    case .bid(_, let most):
      if most == 0 || chance.below(3) == 0 {
        return [.character(chance.below(6) == 0 ? "P" : "p")]
      }
      return steps(.right) + [.character(" "), .enter]
    case .name, .pick: return steps(.down) + [.enter]
    case .play: return [.right] + steps(.right) + [.enter]
    }
  }
}
