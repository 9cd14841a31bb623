import MueBots
import MueGame
import MueRules

/// The moves of a hand that can be explained: in a finished hand all of them, with all cards open on
/// request; in one that is being played, the person's own.
struct ExplainedHand: Equatable, Sendable {
  /// The view that names the players.
  let view: GameObservation
  /// The finished hand; nil while it is being played, and for a guest, whose program does not know all
  /// cards.
  private let finished: ReplayedHand?
  /// What is kept of the computer players' thoughts in the finished hand.
  private var considered: [ConsideredMove] = []
  private(set) var moves: [MadeMove]
  private(set) var isOpen = false

  /// A finished hand.
  init(_ hand: ReplayedHand, in view: GameObservation, considered: [ConsideredMove] = []) {
    self.view = view
    self.considered = considered
    finished = hand
    moves = hand.madeMoves(isOpen: false)
  }

  /// The person's own moves in the hand of a view.
  init(ownMovesIn view: GameObservation) {
    self.view = view
    finished = nil
    moves = view.observation.ownMoves
  }

  var mayOpen: Bool { finished != nil }

  /// Opens all cards, or shows what each seat could see again.
  mutating func setOpen(_ isOpen: Bool) {
    guard let finished, isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    moves = finished.madeMoves(isOpen: isOpen)
  }

  /// The number of moves in the hand so far.
  private var count: Int {
    (finished?.record.round.publicState ?? view.observation.publicState).moves.count
  }

  func question(about index: Int) -> ExplainQuestion {
    let made = moves[index]
    return ExplainQuestion(
      made: made, isOpen: isOpen, known: isOpen ? nil : known(made), count: count,
      standing: standing)
  }

  private func known(_ made: MadeMove) -> KnownChoices? {
    let hint = (finished?.record.hints ?? view.hintsGiven)[made.index].map(KnownChoices.hint)
    return hint ?? considered.last { $0.isOf(made) }.map { .search($0.evaluations) }
  }

  private var standing: Standing? {
    if let finished { return finished.record.match?.standing }
    return view.observation.publicState.score.map(view.standingBefore) ?? view.standing
  }
}
