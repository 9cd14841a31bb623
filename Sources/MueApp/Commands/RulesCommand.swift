import MueData
import MueUI
import MueWords

/// Prints the rules or another document: `mue rules`.
struct RulesCommand {
  let context: AppContext

  /// Prints a document, wrapped to the width of the terminal.
  func run(_ page: Document) -> ExitCode {
    let text = context.documents(context.words)[page]
    if text.isEmpty { return .failed }
    let lines = DocumentPrint.lines(text, width: 76, isUnicode: context.isUnicode)
    for line in lines { print(line) }
    return .done
  }
}
