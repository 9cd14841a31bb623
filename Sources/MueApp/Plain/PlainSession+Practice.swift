import CursesConsole
import MueGame
import MueRules
import MueUI
import MueWords

extension PlainSession {
  /// Lists the lessons and marks the finished ones.
  func tellLessons() {
    tell(
      Lesson.allCases.enumerated().map { index, lesson in
        settings.lessons.contains(lesson)
          ? .plainLessonDone(number: index + 1, title: lesson.title)
          : .plainLesson(number: index + 1, title: lesson.title)
      })
  }

  /// Gives a lesson, then returns to the game.
  func teach(_ lesson: Lesson) {
    stopThinking()
    let series = ExerciseSeries(lesson, person: personName, others: words.opponentNames)
    if give(series) {
      tell([settings.finish(lesson, in: dependencies.preferencesStore)].compactMap(\.self))
    }
    goBack()
  }

  private var personName: PlayerName { context.personName(preferences, words) }

  /// Gives exercises until they are over or the person leaves; returns whether they are over.
  ///
  /// `note` is called with each answer.
  private func give(
    _ series: ExerciseSeries?, note: (ExerciseAnswer) -> Void = { _ in }
  ) -> Bool {
    guard let series else {
      tell([.gameCannotBegin])
      return false
    }
    var judge = PuzzleJudge(in: dependencies, wake: console.wake)
    let bidWorker = BidWorker(in: dependencies, wake: console.wake)
    var exercise = PlainExercise(series, vocabulary: talk.vocabulary)
    tell(exercise.begin())
    while !exercise.isOver, !exercise.isLeft, let line = nextLine() {
      tell(exercise.read(line))
      if let unvalued = exercise.unvalued {
        guard let valued = waitFor({ judge.value(of: unvalued) }) else { return false }
        tell(exercise.take(valued))
      }
      if let question = exercise.bidQuestion {
        guard let read = waitFor({ bidWorker.answer(to: question) }) else { return false }
        bidWorker.giveUp()
        tell(exercise.tell(read))
      }
      guard let answer = exercise.answer else { continue }
      note(answer)
      tellTrouble()
      tell(exercise.goOnFromAnswer())
    }
    return exercise.isOver
  }

  /// The next line typed; nil when the program ends.
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

  /// Gives the puzzles or auctions of the day one after another, then returns to the game.
  func practise(_ item: PracticeItem) {
    stopThinking()
    resultsRecorder.readPractice()
    guard var decks = waitFor({ resultsRecorder.take(\.practice) }) else { return }
    let day = dependencies.clock.today
    let series = day.flatMap {
      ExerciseSeries(item, of: decks, on: $0, person: personName, usual: words.opponentNames)
    }
    if let day, let series {
      tell([item == .auctions ? .plainAuctionsBegin : .plainPracticeBegins])
      _ = give(series) { answer in
        if let kept = decks.note(answer, to: item, on: day) { resultsRecorder.keep(kept) }
      }
    } else {
      tell([.practiceNothing])
    }
    goBack()
  }

  /// Shows the waiting game again.
  func goBack() {
    guard outcome == nil else { return }
    tell(talk.open(engine.view, isNew: false))
  }

  /// Waits for a result from a work queue; nil if a signal ends the program first.
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

  /// Deals a drill and asks it; a hand to play replaces the game until the person leaves it.
  func practise(_ drill: Drill) {
    stopThinking()
    let dealer = Background<DealtDrill?>(
      in: dependencies, wake: console.wake)
    dealer.deal(drill, seed: dependencies.newSeed())
    tell([.drillDealing])
    guard let dealt = waitFor({ dealer.takeAnswer() ?? nil }) else { return }
    if waiting == nil { tell([.plainDrillBegins(title: drill.title)]) }
    let (person, usual) = (personName, words.opponentNames)
    switch dealt {
    case .puzzles(let puzzles):
      _ = give(ExerciseSeries(puzzles, of: drill, person: person, usual: usual))
      goBack()
    case .counts(let counts):
      _ = give(
        ExerciseSeries(counts, of: drill, person: person, usual: usual, isWatched: false))
      goBack()
    case .game(let game, let seat):
      guard let game = game.seating(person, at: seat, usual: usual) else {
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

  /// Leaves a drill's hand and returns to the waiting game.
  func leaveDrill() {
    guard let (game, _) = waiting else { return }
    stopThinking()
    waiting = nil
    sitDown(at: game, isNew: false)
  }
}
