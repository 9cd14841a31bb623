import MueScreen

/// Writes the rules, or another document, on standard output: `mue rules`.
struct RulesCommand {
  let house: House

  /// Prints a document, wrapped as a terminal likes it.
  func run(_ page: Document) -> Outcome {
    let text = house.documents(house.words)[page]
    if text.isEmpty { return .failed }
    let lines = DocumentPrint.lines(text, width: 76, isUnicode: house.isUnicode)
    for line in lines { print(line) }
    return .done
  }
}
