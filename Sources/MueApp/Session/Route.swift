import MueGame
import MueUI
import MueWords

/// Where a session goes next.
enum Route {
  /// To a table, with a notice; `showsLastTrick` shows the last trick once more.
  case table(GameKeeper, notice: Phrase?, showsLastTrick: Bool = false)
  /// To the lobby of the person's own table for friends; the game gets a title, or none.
  case lobby(HostController, title: GameTitle?)
  /// To the game at such a table.
  case hosted(GameKeeper, HostController, notice: Phrase?)
  /// To somebody else's table; a guest from the start menu returns there when sent away.
  case guest(GuestController, isFromStartMenu: Bool)
  /// To the game at such a table, with a notice that the guest must not miss.
  case guestTable(GuestController, GameObservation, insisting: Phrase?, isFromStartMenu: Bool)
  /// To a side game, which counts for nothing.
  case aside(Game)
  /// Back from a side game to the game that was left.
  case backToTable
  /// To a replay of the hands in a file, or of those behind the coach's figures, to which it leads back.
  case replay(ReplayPage, isOfCoach: Bool = false)
  case coach
  case startMenu(notice: Phrase?)
  /// To the puzzles; while they are being read, by way of the start menu.
  case practice
  /// To a drill, which is dealt on the page for practice.
  case drill(Drill)
  case dealt(Drill, DealtDrill)
  case practicePage(notice: Phrase?, chosen: PracticeItem)
  case lesson(Lesson)
  /// To the page for learning, with a lesson chosen; nil for the first unfinished one.
  case learn(notice: Phrase?, chosen: Lesson?)
  case out(ExitCode)
}
