import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Whether the person may ask for a hint now.
  var mayAskHint: Bool { isAsked && preferences.hints && !isExercise }

  /// Asks for a hint, or shows the next best move of the hint on the screen.
  mutating func askHint() {
    if isExercise {
      refuse(.lessonNotHere)
      return
    }
    switch hint {
    case .shown(var advice):
      advice.turn()
      hint = .shown(advice)
    case .awaited: break
    case .none, .reviewing, .warned:
      if !preferences.hints {
        refuse(.hintsOffHere)
      } else if let turn = view.observation.publicState.turn, turn != view.person {
        refuse(.notYourTurn(name: view.players[turn].name.text))
      } else if isAsked {
        hint = .awaited
      } else {
        refuse(.unknownKey)
      }
    }
  }

  /// Shows the hint that was awaited; `view` already counts it.
  public mutating func show(_ advice: Advice, in view: GameObservation) {
    self.view = view
    hint = .shown(advice)
  }

  /// Shows a view that differs from the last one only in what is kept of the game.
  public mutating func show(notesOf view: GameObservation) { self.view = view }

  /// The move that the hint on the table proposes: it is marked, and Enter makes it.
  var proposal: Move? {
    if case .shown(let advice) = hint, isTableShown { advice.choice.move } else { nil }
  }

  /// What the status line tells: the hint, or else the latest event.
  var told: [Phrase] {
    switch hint {
    case _ where status.isLineLost: [.lineLost]
    case .none: [notice].compactMap(\.self)
    case .awaited: [.hintThinking]
    case .reviewing: [.coachLooks]
    case .warned(let warning): [warning]
    case .shown(let advice):
      [advice.choice.figures, advice.choice.reason].compactMap(\.self)
    }
  }

  /// Whether the person's move is held back while the coach reviews it; any other key takes it back.
  public var isMoveHeldBack: Bool {
    get { hint == .reviewing }
    set { hint = newValue ? .reviewing : .none }
  }

  /// Warns of the move that was held back; `view` already counts the warning as a hint.
  public mutating func warn(_ warning: Phrase, in view: GameObservation) {
    self.view = view
    hint = .warned(warning)
  }

  /// Whether the person has been warned of the move that the next key makes.
  var isWarned: Bool { if case .warned = hint { true } else { false } }
}
