import CellGrid

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
  /// Whether Ctrl-C ends the program now; where it may not, that is asked about first.
  func mayBeInterrupted() -> Bool
  /// The picture of the room in a window of a size.
  func picture(_ size: Size) -> Grid
}

extension Room {
  /// Most rooms have nothing that could be lost.
  func mayBeInterrupted() -> Bool { true }
}
