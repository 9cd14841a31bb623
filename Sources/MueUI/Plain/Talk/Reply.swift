import MueWords

/// The answer to a line: what is told, a sentence a line, and what is to be done.
public struct Reply: Hashable, Sendable {
  /// What is told, in this order.
  public var lines: [Phrase] = []
  /// What the program is to do after that.
  public var effect: PlainEffect?

  /// An answer that tells.
  static func tell(_ lines: [Phrase]) -> Reply { Reply(lines: lines) }

  /// An answer that tells one thing.
  static func tell(_ line: Phrase) -> Reply { Reply(lines: [line]) }

  /// An answer that does something.
  static func perform(_ effect: PlainEffect) -> Reply { Reply(effect: effect) }
}
