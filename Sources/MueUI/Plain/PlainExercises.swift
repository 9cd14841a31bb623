import MueBots
import MueGame
import MueRules
import MueWords

/// A lesson in plain mode: the person's lines go in, sentences come out.
public struct PlainLesson: Sendable {
  private let lesson: Lesson
  private var game: Game
  private var talk: PlainTalk
  private var shown: LessonStep?
  public private(set) var isLeft = false

  /// A lesson before the person's first move.
  ///
  /// - Throws: `GameError` only if the script does not fit the rules.
  public init(
    _ lesson: Lesson, person: PlayerName, others: [PlayerName], vocabulary: Vocabulary
  ) throws {
    self.lesson = lesson
    game = try lesson.game(person: person, others: others)
    talk = PlainTalk(
      view: game.view(for: game.personSeat), vocabulary: vocabulary, asks: false)
  }

  /// Whether the hand has been played to the end.
  public var isOver: Bool { game.match.round.score != nil }

  /// The first sentences.
  public mutating func begin() -> [Phrase] {
    let welcome: [Phrase] = lesson == .firstHand ? [.lessonWelcome] : []
    return [.plainLessonBegins(title: lesson.title)] + welcome + talk.position + goOn()
  }

  /// Answers a line that the person typed.
  public mutating func read(_ line: String) -> [Phrase] {
    let reply = talk.read(line)
    switch reply.effect {
    case nil: return reply.lines
    case .leave:
      isLeft = true
      return reply.lines
    case .make(let move):
      guard lesson.accepts(move, in: game) else {
        return [lesson.step(of: game)?.objection(talk.narration)].compactMap(\.self)
      }
      return reply.lines + make(move) + goOn()
    default: return reply.lines + [.lessonNotHere]
    }
  }

  /// Makes the moves of the others, then explains the next step and asks.
  private mutating func goOn() -> [Phrase] {
    var lines: [Phrase] = []
    while let turn = game.match.round.turn, turn != game.personSeat {
      let observation = game.match.round.observation(for: turn)
      lines += make(lesson.move(in: game) ?? HeuristicBot().choose(observation))
    }
    if let step = lesson.step(of: game), step != shown {
      shown = step
      lines.append(step.explanation(talk.narration))
    }
    if isOver { return lines }
    talk.asks = true
    defer { talk.asks = false }
    return lines + talk.question
  }

  private mutating func make(_ move: Move) -> [Phrase] {
    guard (try? game.apply(move)) != nil, let isLater = try? lesson.skip(in: &game) else {
      return []
    }
    let news = talk.show(game.view(for: game.personSeat))
    // The position without the trick, in which nobody has played yet.
    return isLater ? talk.position.dropLast() : news
  }
}

/// A puzzle in plain mode: the person's lines go in, sentences come out, until a move is chosen.
public struct PlainPuzzle: Sendable {
  private let talk: PlainTalk
  public private(set) var choice: Move?
  public private(set) var isLeft = false

  public init(_ view: GameObservation, vocabulary: Vocabulary) {
    talk = PlainTalk(view: view, vocabulary: vocabulary, mayHint: false)
  }

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

/// A hand in plain mode whose trumps are counted: tricks are told, then a number is asked for.
public struct PlainCount: Sendable {
  private var talk: PlainTalk
  private let end: GameObservation
  public private(set) var choice: Int?
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
