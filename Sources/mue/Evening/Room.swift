import CellGrid
import MueScreen
import MueTable
import MueWords

/// One of the places of an evening: it answers keys, lets happen what is due and draws itself.
///
/// The loop around it is `Evening.stay(in:)`; nothing in a room waits.
protocol Room: AnyObject {
  /// Where the person wants to go; nil as long as the person stays.
  var door: Door? { get }
  /// After how many milliseconds to look again if nothing comes; nil for never.
  var patience: Int? { get }

  /// Answers a key or the mouse.
  func answer(_ key: Key)
  /// Lets happen what is due.
  func advance()
  /// The picture of the room in a window of a size.
  func picture(_ size: Size) -> Grid
}

/// The way from one room to the next.
enum Door {
  /// To a table; `notice` is said there.
  case table(GameKeeper, notice: Phrase?)
  /// To a table of ours where friends gather; the game gets a title, or none.
  case lobby(HostLink, title: GameTitle?)
  /// To the game at such a table.
  case hosted(GameKeeper, HostLink, notice: Phrase?)
  /// To somebody else's table; who comes from the foyer is led back there when sent away.
  case guest(GuestLink, isFromFoyer: Bool)
  /// To a table beside the table: a game that counts for nothing.
  case aside(Game)
  /// Back from there to the game that was left.
  case backToTable
  /// To hands of a file, to be looked at again.
  case replay(ReplayPage)
  /// To the start screen and all that lies behind it.
  case foyer(notice: Phrase?)
  /// To a table where the first hand is explained.
  case lesson
  /// Out.
  case out(Outcome)
}
