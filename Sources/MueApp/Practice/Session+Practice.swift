import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

extension Session {
  private var personName: PlayerName { context.personName(preferences, words) }

  /// Gives a lesson and records it as finished if it is played to the end.
  func teach(_ lesson: Lesson) -> Route {
    let series = ExerciseSeries(lesson, person: personName, others: words.opponentNames)
    guard let series else { return .startMenu(notice: .gameCannotBegin) }
    let screen = ExerciseScreen(series, session: self)
    let route = stay(in: screen)
    if screen.series.isOver, let trouble = finish(lesson) {
      return .learn(notice: trouble, chosen: nil)
    }
    return route
  }

  /// Shows the puzzles or auctions of the day once they have been read, or says that there are none.
  func practise(_ item: PracticeItem) -> Route {
    guard let practice else {
      return stay(
        in: StartMenu(
          session: self, notice: .practiceReading, practice: PracticePage(chosen: item),
          awaited: item))
    }
    let series = dependencies.clock.today.flatMap {
      ExerciseSeries(item, of: practice, on: $0, person: personName, usual: words.opponentNames)
    }
    guard let series else { return .practicePage(notice: .practiceNothing, chosen: item) }
    return stay(in: ExerciseScreen(series, session: self))
  }

  /// Goes to the practice page and deals a drill there.
  func deal(_ drill: Drill) -> Route {
    stay(
      in: StartMenu(
        session: self, notice: .drillDealing, practice: PracticePage(chosen: .drill(drill)),
        awaited: .drill(drill)))
  }

  func practise(_ drill: Drill, _ dealt: DealtDrill) -> Route {
    let usual = words.opponentNames
    switch dealt {
    case .puzzles(let puzzles):
      return stay(
        in: ExerciseSeries(puzzles, of: drill, person: personName, usual: usual), of: .drill(drill))
    case .counts(let counts):
      return stay(
        in: ExerciseSeries(counts, of: drill, person: personName, usual: usual, isWatched: true),
        of: .drill(drill))
    case .game(let game, let seat):
      guard let game = game.seating(personName, at: seat, usual: usual) else {
        return .practicePage(notice: .gameCannotBegin, chosen: .drill(drill))
      }
      return sitAside(at: game, of: drill)
    }
  }

  /// Shows exercises, or says that there are none.
  private func stay(in series: ExerciseSeries?, of item: PracticeItem) -> Route {
    series.map { stay(in: ExerciseScreen($0, session: self)) }
      ?? .practicePage(notice: .gameCannotBegin, chosen: item)
  }

  /// Plays a game that does not count; a drill's game returns to the practice page.
  func sitAside(at game: Game, of drill: Drill? = nil) -> Route {
    let keeper = GameKeeper(aside: game, clock: dependencies.clock)
    let tableScreen = TableScreen(
      session: self, keeper: keeper, drill: drill, notice: .sideBegun)
    return leave(tableScreen, for: stay(in: tableScreen))
  }

  /// Lets the person choose anew at a decision of a review, then returns to the table.
  func retry(_ exercise: RetryExercise, at tableScreen: TableScreen) -> Route {
    let screen = ExerciseScreen(
      ExerciseSeries(exercise), session: self,
      over: tableScreen.link == nil ? nil : tableScreen)
    let route = stay(in: screen)
    tableScreen.takeBack(screen.series.exercise as? RetryExercise)
    if case .out = route { return leave(tableScreen, for: route) }
    return leave(tableScreen, for: stay(in: tableScreen))
  }

  /// Saves the answer to a puzzle or an auction of the day.
  func note(_ answer: ExerciseAnswer, to item: PracticeItem) {
    guard let day = dependencies.clock.today,
      let kept = practice?.note(answer, to: item, on: day)
    else { return }
    resultsRecorder.keep(kept)
  }
}

extension Background<DealtDrill?> {
  /// Starts dealing a drill; the same seed gives the same drill.
  func deal(_ drill: Drill, seed: UInt64) {
    let playouts = time.playouts(usually: DrillDealer.playouts)
    ask { [policies] isGivenUp in
      var dealer = DrillDealer(
        seed: seed, policies: policies.policies, playouts: playouts, isGivenUp: isGivenUp)
      return dealer.deal(drill)
    }
  }
}
