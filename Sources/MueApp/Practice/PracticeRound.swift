import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// A few puzzles or hands to count in a row, and what has been answered of them; the screens and plain mode share it.
struct PracticeRound<Question> {
  private let questions: [Question]
  /// The drill; nil for the puzzles of the day.
  let drill: Drill?
  /// The number of the question on the table, from 0.
  private var index = 0
  private(set) var right = 0

  /// A round of questions; nil if there are none.
  init?(_ questions: [Question], of drill: Drill? = nil) {
    if questions.isEmpty { return nil }
    self.questions = questions
    self.drill = drill
  }

  var question: Question { questions[index] }

  /// Which question of how many it is.
  var title: Phrase {
    let (number, total) = (index + 1, questions.count)
    return drill.map { .drillPlace(title: $0.title, number: number, total: total) }
      ?? .practicePlace(number: number, total: total)
  }

  /// What is said at the end.
  var result: Phrase {
    drill == nil
      ? .practiceDone(right: right, total: questions.count)
      : .drillDone(right: right, total: questions.count)
  }

  var item: PracticeItem { drill.map(PracticeItem.drill) ?? .puzzles }

  mutating func note(isRight: Bool) { right += isRight ? 1 : 0 }

  /// Goes to the next question; false if it was the last one.
  mutating func goOn() -> Bool {
    guard index + 1 < questions.count else { return false }
    index += 1
    return true
  }
}

extension Session {
  /// Shows the puzzles of the day, once they have been read; where there are none, says so.
  func practise() -> Route {
    guard let practice else {
      return stay(
        in: StartMenu(
          session: self, notice: .practiceReading, practice: PracticePage(), awaited: .puzzles))
    }
    guard let day = dependencies.clock.today, let round = PracticeRound(practice.next(on: day))
    else { return .practicePage(notice: .practiceNothing, chosen: .puzzles) }
    return stay(round)
  }

  /// Deals a drill on the page for practice, and goes there.
  func deal(_ drill: Drill) -> Route {
    stay(
      in: StartMenu(
        session: self, notice: .drillDealing, practice: PracticePage(chosen: .drill(drill)),
        awaited: .drill(drill)))
  }

  /// Shows a drill that has been dealt.
  func practise(_ drill: Drill, _ dealt: DealtDrill) -> Route {
    let failure = Route.practicePage(notice: .gameCannotBegin, chosen: .drill(drill))
    switch dealt {
    case .puzzles(let puzzles):
      return PracticeRound(puzzles, of: drill).map { stay($0) } ?? failure
    case .counts(let counts):
      let screen = PracticeRound(counts, of: drill).flatMap { CountScreen($0, session: self) }
      return screen.map { stay(in: $0) } ?? failure
    case .game(let game, let seat):
      let person = context.personName(preferences, words)
      guard let game = game.seating(person, at: seat, usual: words.opponentNames) else {
        return failure
      }
      return sitAside(at: game, of: drill)
    }
  }

  private func stay(_ round: PracticeRound<Puzzle>) -> Route {
    guard let screen = PracticeScreen(round, session: self) else {
      return .practicePage(notice: .gameCannotBegin, chosen: round.item)
    }
    return stay(in: screen)
  }

  /// Plays a game that counts for nothing; a drill's leads back to the page for practice.
  func sitAside(at game: Game, of drill: Drill? = nil) -> Route {
    let keeper = GameKeeper(aside: game, clock: dependencies.clock)
    let tableScreen = TableScreen(
      session: self, keeper: keeper, drill: drill, notice: .sideBegun)
    let route = stay(in: tableScreen)
    _ = tableScreen.leave()
    return route
  }
}

extension Background<DealtDrill?> {
  /// Begins to deal a drill; the same seed gives the same one.
  func deal(_ drill: Drill, seed: UInt64) {
    let playouts = time.playouts(usually: DrillDealer.playouts)
    ask { [policies] isGivenUp in
      var dealer = DrillDealer(
        seed: seed, policies: policies.policies, playouts: playouts, isGivenUp: isGivenUp)
      return dealer.deal(drill)
    }
  }
}

/// The playouts of each of the two moves that are compared.
private let playoutsOfAMove = 1000

extension Background<Puzzle?> {
  /// Begins to compare a move that a puzzle has no value for with the best one.
  func value(_ move: Move, in puzzle: Puzzle) {
    let playouts = 2 * time.playouts(usually: playoutsOfAMove)
    ask { [policies] isGivenUp in
      let comparison = Comparison(
        puzzle.observation, of: [puzzle.best.move, move], by: policies.policies,
        limits: Limits(playouts: playouts, isTimeUp: isGivenUp), seed: 1)
      func score(_ move: Move) -> Double {
        comparison.choices.first { $0.move == move }?.evaluation.score ?? 0
      }
      let cost = score(puzzle.best.move) - score(move)
      return puzzle.valuing(move, cost: Int((10 * cost).rounded()))
    }
  }
}
