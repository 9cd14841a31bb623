import MueGame
import MueWords

/// A hand in plain mode whose trumps are counted: tricks are told, then a number is asked for.
public struct PlainCount: Sendable {
  private var talk: PlainTalk
  private let end: GameObservation
  /// The number that the person has given.
  public private(set) var choice: Int?
  /// Whether the person has left the drill.
  public private(set) var isLeft = false

  /// A hand from the beginning of its play to the question.
  public init(from start: GameObservation, to end: GameObservation, vocabulary: Vocabulary) {
    talk = PlainTalk(view: start, vocabulary: vocabulary, mayHint: false, asks: false)
    self.end = end
  }

  /// The hand before the play, the tricks and the question.
  public mutating func opening() -> [Phrase] {
    // Without the trick, in which nobody has played yet.
    let position = talk.position.dropLast() + talk.hand
    return position + talk.show(end) + [.plainCountAsk]
  }

  /// Answers a line that the person typed; apart from the person's own cards nothing is told again.
  public mutating func read(_ line: String) -> [Phrase] {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first else { return [.plainCountAsk] }
    if let number = Int(word), number >= 0 {
      choice = number
      return []
    }
    switch talk.vocabulary.verb(word) {
    case .quit:
      isLeft = true
      return []
    case .hand: return talk.hand
    default: return [.plainCountAsk]
    }
  }
}
