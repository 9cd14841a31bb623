import CellGrid
import MueGame
import MueUI
import MueWords

/// The way from one room to the next.
enum Route {
  /// To a table; `notice` is said there. `showsLastTrick` lays the last trick on the table once more.
  case table(GameKeeper, notice: Phrase?, showsLastTrick: Bool = false)
  /// To a table of ours where friends gather; the game gets a title, or none.
  case lobby(HostController, title: GameTitle?)
  /// To the game at such a table.
  case hosted(GameKeeper, HostController, notice: Phrase?)
  /// To somebody else's table; a guest from the start menu returns there when sent away.
  case guest(GuestController, isFromStartMenu: Bool)
  /// To a table beside the table: a game that counts for nothing.
  case aside(Game)
  /// Back from there to the game that was left.
  case backToTable
  /// To hands of a file, to be looked at again.
  case replay(ReplayPage)
  /// To the start screen and all that lies behind it.
  case startMenu(notice: Phrase?)
  /// To a table where the first hand is explained.
  case lesson
  /// Out.
  case out(ExitCode)
}

/// A screen of a session: it answers keys, does what is due and draws itself.
///
/// The loop around it is `Session.stay(in:)`; nothing in a room waits.
protocol Screen: AnyObject {
  /// Where the person wants to go; nil as long as the person stays.
  var route: Route? { get }
  /// After how many milliseconds to look again if nothing comes; nil for never.
  var patience: Int? { get }

  /// Answers a key or the mouse in a window of a size; returns what the person may want to hear of.
  func answer(_ key: Key, in size: Size) -> [TableEvent]
  /// Lets happen what is due; returns what the person may want to hear of.
  func advance() -> [TableEvent]
  /// Whether Ctrl-C ends the program now; where it may not, that is asked about first.
  func mayBeInterrupted() -> Bool
  /// The screen in a window of a size.
  func grid(_ size: Size) -> Grid
}

extension Screen {
  /// Most rooms have nothing that could be lost.
  func mayBeInterrupted() -> Bool { true }
}
