import CursesConsole
import MueGame
import MueRules
import MueUI
import MueWords

extension PlainSession {
  /// Lists the lessons; finished ones say so.
  func tellLessons() {
    tell(
      Lesson.allCases.enumerated().map { index, lesson in
        settings.lessons.contains(lesson)
          ? .plainLessonDone(number: index + 1, title: lesson.title)
          : .plainLesson(number: index + 1, title: lesson.title)
      })
  }

  /// Gives a lesson, then goes back to the game.
  func teach(_ lesson: Lesson) {
    let person = context.personName(preferences, words)
    guard
      var plainLesson = try? PlainLesson(
        lesson, person: person, others: words.opponentNames, vocabulary: talk.vocabulary)
    else {
      tell([.gameCannotBegin])
      return
    }
    stopThinking()
    tell(plainLesson.begin())
    while !plainLesson.isOver, !plainLesson.isLeft, let line = nextLine() {
      tell(plainLesson.read(line))
    }
    if plainLesson.isOver {
      tell([lesson.farewell])
      tell([settings.finish(lesson, in: dependencies.preferencesStore)].compactMap(\.self))
    }
    guard outcome == nil else { return }
    tell(talk.open(engine.view, isNew: false))
  }

  /// The next line that the person types; nil when the program ends.
  func nextLine() -> String? {
    while outcome == nil {
      let arrivals = console.waitForInput(timeoutMilliseconds: nil, wantsInput: true)
      if let signal = arrivals.signals.first {
        outcome = .signalled(signal)
      } else if let line = console.nextLine() {
        return line.text
      } else if console.hasEnded {
        outcome = .done
      }
    }
    return nil
  }

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
      in: dependencies, wake: console.wake)
    let person = context.personName(preferences, words)
    repeat {
      guard let view = round.question.view(person: person, usual: words.opponentNames) else {
        tell([.gameCannotBegin])
        return
      }
      var puzzle = PlainPuzzle(view, vocabulary: talk.vocabulary)
      tell([.toldSentence(what: round.title)] + puzzle.opening)
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
      tell(answer.verdict, answer.isRight, answer.lines)
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

  func tellDrills() {
    tell(
      Drill.allCases.enumerated().map { index, drill in
        .plainDrill(number: index + 1, title: drill.title, purpose: drill.purpose)
      })
  }

  /// Deals a drill and asks it; a hand to play takes the place of the game until the person leaves it.
  func practise(_ drill: Drill) {
    stopThinking()
    let dealer = Background<DealtDrill?>(
      in: dependencies, wake: console.wake)
    dealer.deal(drill, seed: dependencies.newSeed())
    tell([.drillDealing])
    guard let dealt = waitFor({ dealer.takeAnswer() ?? nil }) else { return }
    if waiting == nil { tell([.plainDrillBegins(title: drill.title)]) }
    switch dealt {
    case .puzzles(let puzzles):
      if let round = PracticeRound(puzzles, of: drill) { ask(round) }
      goBack()
    case .counts(let counts):
      if let round = PracticeRound(counts, of: drill) { ask(round) }
      goBack()
    case .game(let game, let seat):
      let person = context.personName(preferences, words)
      guard let game = game.seating(person, at: seat, usual: words.opponentNames) else {
        tell([.gameCannotBegin])
        return
      }
      if waiting == nil {
        noteTime()
        waiting = (keeper, drill)
      }
      sitDown(at: GameKeeper(aside: game, clock: dependencies.clock), isNew: true)
    }
  }

  /// Leaves the hand of a drill for the game that waits.
  func leaveDrill() {
    guard let (game, _) = waiting else { return }
    stopThinking()
    waiting = nil
    sitDown(at: game, isNew: false)
  }

  /// Tells the tricks of each hand and asks for the number of trumps, until the person leaves.
  private func ask(_ round: PracticeRound<TrumpCount>) {
    var round = round
    let person = context.personName(preferences, words)
    repeat {
      let views = [round.question.start, round.question.end].compactMap {
        round.question.view(
          after: $0, person: person, usual: words.opponentNames, isWatched: false)
      }
      guard views.count == 2 else {
        tell([.gameCannotBegin])
        return
      }
      var count = PlainCount(from: views[0], to: views[1], vocabulary: talk.vocabulary)
      tell([.toldSentence(what: round.title)] + count.opening())
      while count.choice == nil {
        guard let line = nextLine() else { return }
        tell(count.read(line))
        if count.isLeft { return }
      }
      guard let number = count.choice else { return }
      let answer = CountAnswer(round.question, to: number)
      round.note(isRight: answer.isRight)
      tell(answer.verdict, answer.isRight, answer.lines)
    } while round.goOn()
    tell([round.result])
  }

  /// Prints an answer; verdicts other than "Right!" are headings on the screen, and get a full stop here.
  private func tell(_ verdict: Phrase, _ isRight: Bool, _ lines: [Phrase]) {
    tell([isRight ? verdict : .toldSentence(what: verdict)] + lines)
  }
}
