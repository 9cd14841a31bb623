import MueBots
import MueGame
import MueRules

/// Why a move was made, in sentences.
public struct ExplainSentences: Sendable {
  private let made: MadeMove
  private let isOpen: Bool
  private let narration: Narration

  /// One of the choices, with the reasons for it.
  public struct Choice: Sendable {
    public let isMade: Bool
    public let figures: Phrase
    public let reasons: [Phrase]
  }

  /// Sentences for the person who sees a game; `isOpen`: the choices are judged with all cards open.
  public init(_ made: MadeMove, in view: GameObservation, isOpen: Bool) {
    self.made = made
    self.isOpen = isOpen
    narration = Narration(view)
  }

  private func name(_ seat: Seat) -> String { narration.name(of: seat) }
  private var isOwn: Bool { made.seat == narration.view.person }

  /// When the move was made, and what it was.
  public var what: Phrase {
    .reviewGood(step: made.observation.publicState.step, made: made.move.phrase(naming: name))
  }

  /// Who made it.
  public var who: Phrase { narration.who(made.seat) }

  /// From what knowledge the choices are judged.
  public var seen: Phrase { isOpen ? .explainOpen : .explainSeen(name: who) }

  /// The heading of the choices: where nothing is kept of a computer player's thoughts, its choices are
  /// judged anew.
  public func title(_ explanation: MoveExplanation) -> Phrase {
    switch explanation.source {
    case .hint: .explainHint
    case .search: .explainLooked(name: name(made.seat))
    case nil: isOwn || isForced(explanation) ? .explainChoices : .explainSecond
    }
  }

  /// The choices, the best first; those that cannot be told apart follow a line that says so.
  public func choices(_ explanation: MoveExplanation) -> [Choice] {
    if isForced(explanation) {
      return [Choice(isMade: true, figures: .reasonOnlyChoice, reasons: [])]
    }
    let observation = made.observation
    let isChief = observation.publicState.roles?.chief == made.seat
    let shown = explanation.comparison.shownReasons
    return explanation.comparison.list(
      isChief: isChief, naming: name,
      marking: { explanation.isMade($0) ? Phrase.explainMade(line: $1) : $1 }
    ).map { line in
      let isMade = line.choice.map(explanation.isMade) ?? false
      let first = line.choice.flatMap { shown[$0.move] }
      let others = isMade ? line.choice?.reasons.filter { $0 != first }.prefix(1) ?? [] : []
      return Choice(
        isMade: isMade, figures: line.figures,
        reasons: ([first].compactMap(\.self) + others).map { $0.phrase(naming: name) })
    }
  }

  /// Whether no other move was legal.
  private func isForced(_ explanation: MoveExplanation) -> Bool {
    explanation.comparison.choices.map(\.reasons) == [[.onlyChoice]]
  }

  /// Whom the reasons address; nil for the reader, and where there are none.
  public func address(_ explanation: MoveExplanation) -> Phrase? {
    isOwn || isForced(explanation) ? nil : .explainAddress(name: name(made.seat))
  }

  /// How the figures were found; nil if there are none.
  public func method(_ explanation: MoveExplanation) -> Phrase? {
    if isForced(explanation) { return nil }
    let playouts = explanation.playouts
    if case .search = explanation.source {
      return .explainLookedIn(name: name(made.seat), playouts: playouts)
    }
    return isOpen ? .explainPlayed(playouts: playouts) : .explainTried(playouts: playouts)
  }
}
