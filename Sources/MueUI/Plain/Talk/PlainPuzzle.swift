import MueGame
import MueRules
import MueWords

/// A puzzle in plain mode: the person's lines go in, sentences come out, until a move is chosen.
public struct PlainPuzzle: Sendable {
  private let talk: PlainTalk
  /// The move that the person has chosen.
  public private(set) var choice: Move?
  /// Whether the person has left the puzzles.
  public private(set) var isLeft = false

  /// A puzzle as its seat sees it.
  public init(_ view: GameObservation, vocabulary: Vocabulary) {
    talk = PlainTalk(view: view, vocabulary: vocabulary, mayHint: false)
  }

  /// The position and the question.
  public var opening: [Phrase] { talk.position + talk.question }

  /// Answers a line that the person typed.
  public mutating func read(_ line: String) -> [Phrase] {
    let reply = talk.read(line)
    switch reply.effect {
    case nil: break
    case .leave: isLeft = true
    case .make(let move): choice = move
    default: return reply.lines + [.lessonNotHere]
    }
    return reply.lines
  }
}
