import CellGrid
import MueWords

/// Where an activity in plain mode writes, and the words it uses.
struct LineOutput {
  let context: AppContext
  let console: any LineTerminal
  let words: Words

  init(_ context: AppContext, on console: any LineTerminal) {
    self.context = context
    self.console = console
    words = context.plainWords
  }
}
