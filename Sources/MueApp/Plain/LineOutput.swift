import CellGrid
import MueWords

/// Where an activity in plain mode writes, and the words it uses.
struct LineOutput {
  let context: AppContext
  let console: any LineTerminal
  let words: Words
  /// The card room of which this is a session; nil elsewhere.
  let room: RoomVisit?

  init(_ context: AppContext, on console: any LineTerminal, room: RoomVisit? = nil) {
    self.context = context
    self.console = console
    self.room = room
    words = context.plainWords
  }
}
