import Testing

@testable import MueGame

@Suite("When puzzles come back") struct PracticeDeckTests {
  private let puzzles: [Puzzle]

  init() throws { puzzles = try PuzzleTests.many(12) }

  /// A day of November 2026, which goes on in December.
  private func day(_ number: Int) throws -> Day {
    try #require(
      Day(year: 2026, month: number > 30 ? 12 : 11, day: number > 30 ? number - 30 : number))
  }

  @Test("five new ones a day, in their order, and more for those who want more")
  func daily() throws {
    var deck = PracticeDeck(puzzles, answers: [])
    let first = try day(1)
    #expect(deck.waiting(on: first) == Array(puzzles[..<5]))
    for number in 0..<5 {
      #expect(deck.next(on: first).first == puzzles[number])
      _ = deck.note(puzzles[number].id, isRight: true, on: first)
      #expect(deck.waiting(on: first).count == 4 - number)
    }
    #expect(deck.next(on: first) == Array(puzzles[5..<10]))
    #expect(try deck.waiting(on: day(2)) == Array(puzzles[5..<10]))
  }

  @Test("the person's own puzzles and the others take turns, and those that are left follow")
  func own() throws {
    let own = Array(puzzles[..<3])
    let others = Array(puzzles[3...])
    let deck = PracticeDeck(own: own, others, answers: [])
    #expect(
      deck.puzzles == [own[0], others[0], own[1], others[1], own[2]] + others[2...])
    #expect(PracticeDeck(own: others, own, answers: []).puzzles.count == puzzles.count)
    #expect(PracticeDeck(own: own, [], answers: []).puzzles == own)
  }

  @Test("what was missed comes back after 1, 3, 7 and 21 days, and then no more")
  func pauses() throws {
    var deck = PracticeDeck([puzzles[0]], answers: [])
    var date = 1
    _ = deck.note(puzzles[0].id, isRight: false, on: try day(date))
    for days in [1, 3, 7, 21] {
      #expect(try deck.next(on: day(date + days - 1)) == [])
      date += days
      #expect(try deck.waiting(on: day(date)) == [puzzles[0]])
      _ = deck.note(puzzles[0].id, isRight: true, on: try day(date))
    }
    #expect(try deck.next(on: day(60)) == [])
  }

  @Test("what was missed while the clock was years ahead comes back")
  func wrongClock() throws {
    let ahead = try #require(Day(year: 2076, month: 11, day: 26))
    var deck = PracticeDeck([puzzles[0]], answers: [])
    _ = deck.note(puzzles[0].id, isRight: false, on: ahead)
    #expect(try deck.waiting(on: day(1)) == [puzzles[0]])
    #expect(try deck.note(puzzles[0].id, isRight: true, on: day(1)).pause == .threeDays)
    #expect(try deck.waiting(on: day(3)) == [])
    #expect(try deck.waiting(on: day(4)) == [puzzles[0]])
  }

  @Test("a mistake begins anew, and what was right at once does not come back")
  func mistakes() throws {
    var deck = PracticeDeck([puzzles[0], puzzles[1]], answers: [])
    #expect(try deck.note(puzzles[1].id, isRight: true, on: day(1)).pause == nil)
    #expect(try deck.note(puzzles[0].id, isRight: false, on: day(1)).pause == .oneDay)
    #expect(try deck.note(puzzles[0].id, isRight: true, on: day(2)).pause == .threeDays)
    #expect(try deck.note(puzzles[0].id, isRight: false, on: day(5)).pause == .oneDay)
    #expect(try deck.next(on: day(40)) == [puzzles[0]])
  }

  @Test("learned is what was right at once, or after all its pauses")
  func progress() throws {
    var deck = PracticeDeck(puzzles, answers: [])
    #expect(deck.progress == (12, 0))
    _ = deck.note(puzzles[0].id, isRight: true, on: try day(1))
    _ = deck.note(puzzles[1].id, isRight: false, on: try day(1))
    #expect(deck.progress == (12, 1))
    for number in [2, 5, 12] { _ = deck.note(puzzles[1].id, isRight: true, on: try day(number)) }
    #expect(deck.progress == (12, 1))
    _ = deck.note(puzzles[1].id, isRight: true, on: try day(33))
    #expect(deck.progress == (12, 2))
  }

  @Test("what comes back goes before new ones, the longest overdue first")
  func order() throws {
    let answers = try [
      PracticeAnswer(puzzle: puzzles[3].id, day: day(4), pause: .threeDays),
      PracticeAnswer(puzzle: puzzles[7].id, day: day(5), pause: .oneDay),
      PracticeAnswer(puzzle: puzzles[0].id, day: day(1), pause: nil),
      PracticeAnswer(puzzle: "of another set", day: day(1), pause: .oneDay),
    ]
    let deck = PracticeDeck(puzzles, answers: answers)
    let numbers = try deck.waiting(on: day(9)).map { puzzle in puzzles.firstIndex(of: puzzle) }
    #expect(numbers == [7, 3, 1, 2, 4])
  }
}
