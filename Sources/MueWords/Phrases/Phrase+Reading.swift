extension Phrase {
  /// A text that was sought stands on the page: which of the places is seen.
  public static func soughtFound(text: String, number: Int, total: Int) -> Phrase {
    Phrase(
      "reading.soughtFound",
      [
        "text": .text(text), "number": .number(number), "total": .number(total),
        "nextMatch": .command("next-match"), "previousMatch": .command("previous-match"),
      ])
  }
  /// A text that was sought stands nowhere on the page.
  public static func soughtNowhere(text: String) -> Phrase {
    Phrase("reading.soughtNowhere", ["text": .text(text)])
  }
  /// A command with its key, on the page of keys.
  public static func keyOfCommand(name: String, title: Phrase) -> Phrase {
    Phrase("reading.keyOfCommand", ["key": .command(name), "title": .phrase(title)])
  }
  /// The digits, on the page of keys.
  public static let keysOfDigits = Phrase("reading.keysOfDigits")
  /// The letters of the suits, on the page of keys.
  public static let keysOfSuits = Phrase("reading.keysOfSuits")
  /// What interrupts, on the page of keys.
  public static let keyOfInterrupt = Phrase("reading.keyOfInterrupt")
  /// A page that `mue rules` does not have.
  public static func unknownPage(word: String, offered: String) -> Phrase {
    Phrase("reading.unknownPage", ["word": .text(word), "offered": .text(offered)])
  }
}
