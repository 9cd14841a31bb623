import CursesConsole
import MueUI
import MueWords

/// What the terminal can do.
struct TerminalCheckup {
  let context: AppContext

  var findings: [Finding] {
    do throws(ConsoleError) {
      let terminal = try TerminalFacts(environment: context.environment)
      return [.well(.doctorTerminalKnown(name: terminal.name.harmless, colors: terminal.colors))]
        + window(terminal) + [characters(terminal.isUnicode)]
    } catch {
      // Read through a pipe the doctor cannot look at the window, which is no fault.
      return [error == .notATerminal ? .note(.doctorNoTerminal) : .wrong(error.phrase)]
    }
  }

  private func window(_ terminal: TerminalFacts) -> [Finding] {
    guard let size = terminal.size else { return [] }
    let least = ScreenView.leastSize(for: size)
    let isEnough = size.width >= least.width && size.height >= least.height
    return [
      isEnough
        ? .well(.doctorWindow(columns: size.width, rows: size.height))
        : .wrong(
          .doctorWindowSmall(
            columns: size.width, rows: size.height, leastColumns: least.width,
            leastRows: least.height))
    ]
  }

  private func characters(_ isUnicode: Bool) -> Finding {
    isUnicode ? .well(.doctorUnicode) : .note(.doctorASCII)
  }
}
