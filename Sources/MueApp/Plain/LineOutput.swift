import CellGrid
import MueWords

/// Where a front in lines writes, and in which words.
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
