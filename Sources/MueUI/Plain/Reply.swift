import MueWords

/// The answer to a line: sentences, and possibly an effect.
public struct Reply: Hashable, Sendable {
  public var lines: [Phrase] = []
  public var effect: Effect?

  static func tell(_ lines: [Phrase]) -> Reply { Reply(lines: lines) }

  static func tell(_ line: Phrase) -> Reply { Reply(lines: [line]) }

  static func perform(_ effect: Effect) -> Reply { Reply(effect: effect) }
}
