import CellGrid
import CursesConsole
import MueWords

extension LineConsole {
  /// Writes sentences, a line each.
  func tell(_ phrases: [Phrase], in words: Words) {
    write(phrases.map { words($0).printable })
  }

  /// Writes lines; on a terminal none is broken within a word.
  func write(_ lines: [String]) {
    for line in lines {
      let line = unicode ? line : line.inASCII
      for row in columns.map({ line.wrapped(to: $0) }) ?? [line] { write(row) }
    }
  }
}

extension AppContext {
  /// A console of lines; nil, having said why, where there can be none.
  func lineConsole() -> LineConsole? {
    do throws(ConsoleError) {
      return try LineConsole(environment: environment)
    } catch {
      complain(error.phrase)
      return nil
    }
  }
}
