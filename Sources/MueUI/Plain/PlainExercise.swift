import MueGame
import MueWords

/// Exercises in plain mode: the person's lines in, sentences out.
public struct PlainExercise: Sendable {
  private var series: ExerciseSeries
  private var talk: PlainTalk
  public private(set) var isLeft = false
  /// The answer given by the last line; nil if it gave none.
  public private(set) var answer: ExerciseAnswer?

  public init(_ series: ExerciseSeries, vocabulary: Vocabulary) {
    self.series = series
    talk = Self.talk(about: series, vocabulary)
  }

  private static func talk(about series: ExerciseSeries, _ vocabulary: Vocabulary) -> PlainTalk {
    let isLesson = if case .lesson = series.source { true } else { false }
    return PlainTalk(
      view: series.exercise.view, vocabulary: vocabulary, mayHint: isLesson,
      // Only a puzzle repeats its question.
      asks: !isLesson && !series.exercise.asksForNumber)
  }

  public var isOver: Bool { series.isOver }
  public var unvalued: UnvaluedMove? { series.exercise.unvalued }

  /// The first sentences of an exercise.
  public mutating func begin() -> [Phrase] {
    let exercise = series.exercise
    let welcome = exercise.welcome?.text ?? []
    // Before the first card to count, nobody has played to the trick yet.
    let position =
      exercise.asksForNumber ? talk.position.dropLast() + talk.hand : talk.position
    return heading + welcome + position + goOn()
  }

  private var heading: [Phrase] {
    switch series.source {
    case .lesson(let lesson): [.plainLessonBegins(title: lesson.title)]
    case .practice: [series.title.map { .toldSentence(what: $0) }].compactMap(\.self)
    }
  }

  /// Answers a line typed by the person.
  public mutating func read(_ line: String) -> [Phrase] {
    answer = nil
    let reply = series.exercise.asksForNumber ? readNumber(line) : talk.read(line)
    guard let effect = reply.effect else { return reply.lines }
    if effect == .leave {
      isLeft = true
      return reply.lines
    }
    guard let step = series.answer(effect) else { return reply.lines + [.lessonNotHere] }
    let lines = reply.lines + tell(step)
    return switch step {
    case .moved, .skipped: lines + goOn()
    default: lines
    }
  }

  /// Reads a number; nothing is repeated except the person's own cards.
  private func readNumber(_ line: String) -> Reply {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first else { return .tell(.plainCountAsk) }
    if let number = Int(word), number >= 0 { return .perform(.count(number)) }
    return switch talk.vocabulary.verb(word) {
    case .quit: .perform(.leave)
    case .hand: .tell(talk.hand)
    default: .tell(.plainCountAsk)
    }
  }

  /// Takes the puzzle with the value that was missing.
  public mutating func take(_ valued: Puzzle) -> [Phrase] {
    series.take(valued).map { tell($0) } ?? []
  }

  /// Goes on after an answer, to the next exercise or to the end.
  public mutating func goOnFromAnswer() -> [Phrase] {
    answer = nil
    guard series.goOn() else { return [series.result] }
    talk = Self.talk(about: series, talk.vocabulary)
    return begin()
  }

  /// Reports what happens without the person, then asks.
  private mutating func goOn() -> [Phrase] {
    var lines: [Phrase] = []
    while let step = series.next() { lines += tell(step) }
    if isOver { return lines + [series.result] }
    let asks = talk.asks
    talk.asks = !series.exercise.asksForNumber
    defer { talk.asks = asks }
    return lines + talk.question
  }

  private mutating func tell(_ step: ExerciseStep) -> [Phrase] {
    switch step {
    case .moved: return talk.show(series.exercise.view)
    case .skipped:
      _ = talk.show(series.exercise.view)
      return Array(talk.position.dropLast())
    case .instruction(let card): return card.text
    case .question: return [.plainCountAsk]
    case .notice(let phrase): return [phrase]
    case .answered(let answer):
      self.answer = answer
      // Verdicts other than "Right!" are headings on the screen, and get a full stop here.
      let verdict = answer.isRight ? answer.verdict : .toldSentence(what: answer.verdict)
      return [verdict] + answer.lines
    }
  }
}
