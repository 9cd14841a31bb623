import MueBots
import MueGame
import MueRules
import MueWords

/// Exercises in plain mode: the person's lines in, sentences out.
public struct PlainExercise: Sendable {
  private var series: ExerciseSeries
  private var talk: PlainTalk
  public private(set) var isLeft = false
  /// The answer given by the last line; nil if it gave none.
  public private(set) var answer: ExerciseAnswer?
  /// What the person has asked about bids and has not been told yet.
  public private(set) var bidQuestion: BidQuestion?

  public init(_ series: ExerciseSeries, vocabulary: Vocabulary) {
    self.series = series
    talk = Self.talk(about: series, vocabulary)
  }

  private static func talk(about series: ExerciseSeries, _ vocabulary: Vocabulary) -> PlainTalk {
    PlainTalk(
      view: series.exercise.view, vocabulary: vocabulary,
      // Only a puzzle repeats its question.
      asks: !series.isLesson && !series.exercise.asksForNumber && series.exercise.auction == nil)
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
    case .practice, .review: [series.title.map { .toldSentence(what: $0) }].compactMap(\.self)
    }
  }

  /// Answers a line typed by the person.
  public mutating func read(_ line: String) -> [Phrase] {
    answer = nil
    let reply =
      series.exercise.auction.map { readChoice(line, $0) }
      ?? (series.exercise.asksForNumber ? readNumber(line) : talk.read(line))
    guard let effect = reply.effect else { return reply.lines }
    if effect == .leave {
      isLeft = true
      return reply.lines
    }
    if series.isLesson, case .bids(let seat, let fromOwnSeat) = effect {
      bidQuestion = talk.question(about: seat, fromOwnSeat: fromOwnSeat)
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

  /// Reads a trump or a seat; anything else is answered as at a table.
  private func readChoice(_ line: String, _ auction: AuctionPuzzle) -> Reply {
    let words = line.typedWords
    let seats = auction.choices.seats
    let trump = talk.vocabulary.trump(words).map(Move.name)
    let seat = (try? talk.view.seat(called: words[...], among: seats)).map(Move.pick)
    if let choice = seats.isEmpty ? trump : seat, auction.choices.contains(choice) {
      return .perform(.make(choice))
    }
    return words.isEmpty ? .tell(question(about: auction)) : talk.read(line)
  }

  /// The question about an auction, with its choices.
  private func question(about auction: AuctionPuzzle) -> [Phrase] {
    let seats = auction.choices.seats
    let choices =
      seats.isEmpty
      ? auction.choices.map { auction.label(of: $0, in: talk.view) } : talk.numbered(seats)
    return [auction.asked(in: talk.view), .plainAuctionChoices(what: choices)]
  }

  /// The sentences that answer the question about bids.
  public mutating func tell(_ answer: BidAnswer) -> [Phrase] {
    bidQuestion = nil
    return talk.told(answer)
  }

  /// Takes the comparison of the move whose value was missing with the best one.
  public mutating func take(_ compared: Decision) -> [Phrase] {
    series.take(compared).map { tell($0) } ?? []
  }

  /// Goes on after an answer, to the next exercise or to the end.
  public mutating func goOnFromAnswer() -> [Phrase] {
    answer = nil
    guard series.goOn() else { return [series.result].compactMap(\.self) }
    talk = Self.talk(about: series, talk.vocabulary)
    return begin()
  }

  /// Reports what happens without the person, then asks.
  private mutating func goOn() -> [Phrase] {
    var lines: [Phrase] = []
    while let step = series.next() { lines += tell(step) }
    if isOver { return lines + [series.result].compactMap(\.self) }
    if let auction = series.exercise.auction { return lines + question(about: auction) }
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
    case .instruction(let card): return card.lines
    case .question: return [.plainCountAsk]
    case .notice(let phrase): return [phrase]
    case .answered(let answer):
      self.answer = answer
      // Verdicts other than "Right!" are headings on the screen, and get a full stop here.
      let verdict = answer.isRight ? answer.verdict : .toldSentence(what: answer.verdict)
      return [verdict] + answer.lines + answer.hands
    }
  }
}

extension [Move] {
  /// The seats to choose from; empty if they are trumps.
  fileprivate var seats: [Seat] {
    compactMap { if case .pick(let seat) = $0 { seat } else { nil } }
  }
}
