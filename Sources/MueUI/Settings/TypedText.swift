import CellGrid

/// A line of text being typed: letters go to its end, Backspace takes the last one away.
public struct TypedText: Hashable, Sendable {
  /// What has been typed.
  public private(set) var text: String
  /// The most characters there may be.
  let limit: Int

  /// Text to begin with.
  init(_ text: String, limit: Int) {
    self.text = text
    self.limit = limit
  }

  /// Answers a key; false when it does nothing.
  mutating func answer(_ key: Key) -> Bool {
    switch key {
    case .backspace:
      guard !text.isEmpty else { return false }
      text.removeLast()
    case .control("u"): text = ""
    case .character(let character):
      guard text.count < limit else { return false }
      text.append(character)
    default: return false
    }
    return true
  }
}
