import MueUI

extension PlainSession {
  /// Tells the rules of the game, without the lines that are there for the eye alone.
  func tellRules() {
    let text = context.documents(context.words)[.rules]
    let width = min(76, console.columns ?? 76)
    write(DocumentPrint.lines(text, width: width, isUnicode: console.unicode, underlines: false))
  }
}
