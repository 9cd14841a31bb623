import MueGame
import MueUI
import MueWords

/// Where a session goes next.
enum Route {
  /// To a table, with a notice; `showsLastTrick` shows the last trick again.
  case table(GameKeeper, notice: Phrase?, showsLastTrick: Bool = false)
  /// To the lobby of the person's own table for friends; the title is that of the new game.
  case lobby(HostController, title: GameTitle?)
  /// To the game at such a table.
  case hosted(GameKeeper, HostController, notice: Phrase?)
  /// To somebody else's table; a guest who came from the start menu returns there when sent away.
  case guest(GuestController, isFromStartMenu: Bool)
  /// To the game at such a table, with a notice that the guest must not miss.
  case guestTable(GuestController, GameObservation, insisting: Phrase?, isFromStartMenu: Bool)
  /// To a decision to try again, and back to the table with its review.
  case retry(RetryExercise, at: TableScreen)
  /// To a side game, which does not count.
  case aside(Game)
  /// From a side game back to the game that was left.
  case backToTable
  /// To a replay of hands, and from there to another route.
  indirect case replay(ReplayPage, back: Route)
  case coach
  /// To the hall of the card room with the list of a deal of the day.
  case roomDay(Day)
  case startMenu(notice: Phrase?)
  /// To the puzzles or auctions, or to the start menu while they are still being read.
  case practice(PracticeItem)
  /// To a drill, which is dealt on the practice page.
  case drill(Drill)
  case dealt(Drill, DealtDrill)
  case practicePage(notice: Phrase?, chosen: PracticeItem)
  case lesson(Lesson)
  /// To the learning page with a lesson selected; nil for the first unfinished one.
  case learn(notice: Phrase?, chosen: Lesson?)
  case out(ExitCode)
}
