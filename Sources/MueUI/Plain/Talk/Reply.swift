import MueWords

/// The answer to a line: sentences, and an effect.
public struct Reply: Hashable, Sendable {
  /// The sentences, in order.
  public var lines: [Phrase] = []
  /// The effect that follows.
  public var effect: Effect?

  /// A reply of several sentences.
  static func tell(_ lines: [Phrase]) -> Reply { Reply(lines: lines) }

  /// A reply of one sentence.
  static func tell(_ line: Phrase) -> Reply { Reply(lines: [line]) }

  /// A reply with an effect.
  static func perform(_ effect: Effect) -> Reply { Reply(effect: effect) }
}
