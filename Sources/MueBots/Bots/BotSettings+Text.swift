extension BotSettings {
  /// Reads settings as files and command lines write them: `expert`, `club:bold:memory=5`.
  ///
  /// `peek=0…9` may stand there too and is passed over: what a seat is shown is no matter of how it
  /// thinks. Nil if something is no setting or comes twice.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = words.first, let level = BotLevel(rawValue: String(name)) else { return nil }
    var style: BotStyle?
    var memory: Int?
    var hasPeek = false
    for word in words.dropFirst() {
      if style == nil, let found = BotStyle(rawValue: String(word)) {
        style = found
      } else if memory == nil, let found = Self.digit(word, after: "memory=") {
        memory = found
      } else if !hasPeek, Self.digit(word, after: "peek=") != nil {
        hasPeek = true
      } else {
        return nil
      }
    }
    self.init(level: level, style: style ?? .balanced, memory: memory ?? Self.fullMemory)
  }

  private static func digit(_ word: some StringProtocol, after start: String) -> Int? {
    guard word.hasPrefix(start), word.utf8.count == start.utf8.count + 1 else { return nil }
    return word.last.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
  }
}
