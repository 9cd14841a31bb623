import CursesConsole
import MueGame
import MueRules
import MueUI
import MueWords

extension PlainSession {
  /// Asks the puzzles of the day one after the other, then goes back to the game.
  func practise() {
    stopThinking()
    resultsRecorder.readPractice()
    guard var deck = waitFor({ resultsRecorder.take(\.practice) }) else { return }
    if let day = dependencies.clock.today, let round = PracticeRound(deck.next(on: day)) {
      tell([.plainPracticeBegins])
      ask(round) { resultsRecorder.keep(deck.note($0, isRight: $1, on: day)) }
    } else {
      tell([.practiceNothing])
    }
    goBack()
  }

  /// Tells the game again that waited.
  func goBack() {
    guard outcome == nil else { return }
    tell(talk.open(engine.view, isNew: false))
  }

  /// Asks the puzzles until the last one has been answered or the person leaves; `note` takes each answer.
  func ask(_ round: PracticeRound<Puzzle>, note: (Puzzle, _ isRight: Bool) -> Void = { _, _ in }) {
    var round = round
    let judge = Background<Puzzle?>(
      in: dependencies, wake: { [waker = console.waker] in waker.wake() })
    let person = context.personName(preferences, words)
    repeat {
      guard let view = round.question.view(person: person, usual: words.opponentNames) else {
        tell([.gameCannotBegin])
        return
      }
      var puzzle = PlainPuzzle(view, vocabulary: talk.vocabulary)
      tell([round.title] + puzzle.opening)
      while puzzle.choice == nil {
        guard let line = nextLine() else { return }
        tell(puzzle.read(line))
        if puzzle.isLeft { return }
      }
      guard let move = puzzle.choice, let valued = valued(round.question, move, by: judge),
        let answer = PuzzleAnswer(
          valued, to: move, isDrill: round.drill != nil, naming: { view.players[$0].name.text })
      else { return }
      round.note(isRight: answer.isRight)
      note(round.question, answer.isRight)
      tell([answer.verdict] + answer.lines)
      tellTrouble()
    } while round.goOn()
    tell([round.result])
  }

  /// The puzzle with a value for a move; nil if the person is gone.
  private func valued(_ puzzle: Puzzle, _ move: Move, by judge: Background<Puzzle?>) -> Puzzle? {
    if puzzle.cost(of: move) != nil { return puzzle }
    tell([.practiceThinking])
    judge.value(move, in: puzzle)
    return waitFor { judge.takeAnswer() ?? nil }
  }

  /// What a work queue finds; nil if a signal ends the program first.
  func waitFor<Value>(_ found: () -> Value?) -> Value? {
    while outcome == nil {
      if let value = found() { return value }
      let arrivals = console.waitForInput(timeoutMilliseconds: nil, wantsInput: false)
      if let signal = arrivals.signals.first { outcome = .signalled(signal) }
    }
    return nil
  }
}
