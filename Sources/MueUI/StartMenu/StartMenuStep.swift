import MueWords

/// What a page wants after a key, besides having changed itself.
enum StartMenuStep: Sendable {
  /// Lay another page on top.
  case open(StartMenuPage)
  /// Go back to the page below.
  case back
  /// Say something until the next key.
  case say(Phrase)
  /// Have the program do something.
  case ask(StartMenuEffect)
}
