import MueScreen

extension PlainSitting {
  /// Tells the rules of the game, without the lines that are there for the eye alone.
  func tellRules() {
    let text = house.documents(house.words)[.rules]
    write(DocumentPrint.lines(text, width: 76, isUnicode: console.unicode, underlines: false))
  }
}
