import MueGame
import MueUI
import MueWords

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
