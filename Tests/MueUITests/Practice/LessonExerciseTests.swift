import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("Lessons as exercises") struct LessonExerciseTests {
  private static let names = SweepTests.names.compactMap { PlayerName($0) }

  /// Plays a lesson by moves that its step accepts; returns the headings of its instructions.
  private func headings(of lesson: Lesson) throws -> [Phrase] {
    var series = try #require(
      ExerciseSeries(lesson, person: Self.names[0], others: Array(Self.names.dropFirst())))
    var headings = [series.exercise.welcome?.heading].compactMap(\.self)
    for _ in 0..<500 {
      #expect(series.exercise.hasNext || series.exercise.isAsked)
      if let step = series.next() {
        if case .instruction(let card) = step { headings.append(card.heading) }
      } else if series.isOver {
        return headings
      } else {
        #expect(!headings.isEmpty)
        try answer(&series)
      }
    }
    Issue.record("\(lesson) does not end")
    return headings
  }

  /// Makes the first move that is accepted; the others are objected to, and change nothing.
  private func answer(_ series: inout ExerciseSeries) throws {
    let view = series.exercise.view
    let sevens = view.observation.hand.filter { $0.rank.number == 7 }
    let legal = try #require(view.observation.legalMoves)
    let all = legal.all
    let nines = view.observation.hand.filter { $0.rank.number == 9 }
    let bids = [.pass, .bid(CardSet(sevens)), .bid(CardSet(sevens + nines))].filter(legal.contains)
    for move in bids + all {
      switch series.answer(.make(move)) {
      case .moved, .skipped: return
      case .notice: #expect(series.exercise.view == view)
      default: Issue.record("\(move) is not answered")
      }
    }
    Issue.record("no move is accepted")
  }

  @Test("each is explained step by step, in order, to its end", arguments: Lesson.allCases)
  func steps(lesson: Lesson) throws {
    let total = lesson.steps.count
    let numbers = try headings(of: lesson).map { heading in
      (1...total).first {
        heading == .lessonHeading(title: lesson.title, number: $0, total: total)
      }
    }
    let welcome: [Int?] = lesson == .firstHand ? [nil] : []
    #expect(numbers == welcome + Array(1...total))
  }

  @Test("what has no place in an exercise is left alone")
  func elsewhere() throws {
    var series = try #require(
      ExerciseSeries(.eclat, person: Self.names[0], others: Array(Self.names.dropFirst())))
    for effect in [Effect.undo, .hint, .count(3), .claim] {
      let step = series.answer(effect)
      #expect(step == nil)
    }
    #expect(!series.isOver && series.title == nil)
    #expect(series.result == Lesson.eclat.farewell)
  }

  @Test("without names for the players there is no exercise")
  func names() {
    let few = Array(Self.names.prefix(2))
    for lesson in Lesson.allCases {
      #expect(ExerciseSeries(lesson, person: few[0], others: few) == nil)
    }
    #expect(ExerciseSeries([Puzzle](), person: few[0], usual: Self.names) == nil)
  }
}
