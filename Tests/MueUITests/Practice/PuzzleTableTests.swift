import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("A puzzle on the table") struct PuzzleTableTests {
  /// A puzzle before a decision of each kind, from some moves of the hand on, with values for as many of its moves as fit
  /// on a card.
  private static func puzzles(moves count: Int = 12, from start: Int = 0) throws -> [Puzzle] {
    var game = try Positions.game(.five, names: SweepTests.names)
    try Positions.play(&game, until: { $0.match.round.score != nil }, choose: Positions.nineEach)
    let hand = game.match.round.all
    var round = Round(deal: hand.deal, dealer: hand.publicState.dealer)
    var puzzles: [DecisionKind: Puzzle] = [:]
    for (moveIndex, move) in hand.publicState.moves.enumerated() {
      let moves = (round.legalMoves?.all ?? []).suffix(count).enumerated().map {
        ValuedMove($0.element, tenths: -199 - 11 * $0.offset)
      }
      if moveIndex >= start,
        let puzzle = Puzzle(hand, moveIndex: moveIndex, moves: moves, finders: [.club: 100])
      {
        puzzles[puzzle.kind] = puzzles[puzzle.kind] ?? puzzle
      }
      try round.apply(move)
    }
    return Puzzle.kinds.compactMap { puzzles[$0] }
  }

  private func state(_ puzzle: Puzzle, _ code: String, answered: Bool) throws -> ScreenState {
    let names = SweepTests.names.compactMap { PlayerName($0) }
    let view = try #require(puzzle.view(person: names[0], usual: names))
    let studio = try Studio()
    var state = ScreenState(
      view: view, context: PageContext(choices: studio.choices, language: code))
    state.useLetters(of: try studio.words(code))
    state.kind = .puzzle(title: .practicePlace(number: 1, total: 5), answer: nil)
    if answered {
      let answer = try #require(
        PuzzleAnswer(
          puzzle, to: puzzle.moves[puzzle.moves.count - 1].move,
          naming: { view.players[$0].name.text }))
      state.lay(LessonCard(heading: answer.verdict, text: answer.lines))
    }
    return state
  }

  @Test("every kind and its answer fit the window, at every size", arguments: Studio.languageCodes)
  func sweep(code: String) throws {
    let picture = try Studio().picture(code)
    let puzzles = try Self.puzzles()
    #expect(puzzles.map(\.kind) == Puzzle.kinds)
    var faults: Set<String> = []
    for puzzle in puzzles {
      for answered in [false, true] {
        let state = try state(puzzle, code, answered: answered)
        // In German, whose sentences are the longest, at all sizes.
        for (index, size) in SweepTests.sizes.enumerated() where code == "de" || index % 5 == 0 {
          let grid = picture.frame(of: state, size: size)
          for fault in grid.faults { faults.insert("\(puzzle.kind) \(size): \(fault)") }
          let verdict = try Studio().words(code)(.practiceMissed)
          #expect(grid.text.contains(verdict) == answered, "\(puzzle.kind) \(size)")
        }
      }
    }
    #expect(faults.sorted() == [])
  }

  @Test(
    "an answer covers no seat, its own question is gone",
    arguments: [(80, 24), (48, 40), (118, 40)])
  func answer(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    for puzzle in try Self.puzzles(moves: 3) {
      let (asked, answered) = try (
        state(puzzle, "de", answered: false), state(puzzle, "de", answered: true)
      )
      let picture = try Studio().picture("de")
      let (before, after) = (
        picture.frame(of: asked, size: size), picture.frame(of: answered, size: size)
      )
      let layout = try #require(Layout(size, players: .five))
      for (seat, plate) in layout.others(from: asked.view.seat, .five) {
        for y in plate.y..<plate.y + 3 {
          let columns = plate.x..<plate.right
          #expect(
            columns.allSatisfy { before[Position(x: $0, y: y)] == after[Position(x: $0, y: y)] },
            "\(puzzle.kind) \(size) \(seat)")
        }
      }
      #expect(after.text.contains("Enter▌weiter") || after.text.contains("Enter weiter"))
    }
  }

  @Test("the title counts the puzzles, no hidden card is shown, and hints and undo are not offered")
  func table() throws {
    var state = try state(try Self.puzzles()[4], "en", answered: false)
    let text = try Studio().picture().frame(of: state, size: Size(width: 80, height: 24)).text
    #expect(try text.contains(Studio().words("en")(.practicePlace(number: 1, total: 5))))
    #expect(!text.contains("hint"))
    #expect(!state.canTakeBack)
    #expect(state.handle(.command(.hint)) == [])
    #expect(state.notice == .lessonNotHere)
  }

  @Test("the title says that it is your turn until the puzzle is answered")
  func turn() throws {
    let puzzle = try Self.puzzles()[4]
    for code in Studio.languageCodes {
      let turn = try Studio().words(code)(.yourTurn)
      func titleBar(answered: Bool) throws -> String {
        let text = try Studio().picture(code)
          .frame(of: state(puzzle, code, answered: answered), size: Size(width: 80, height: 24))
          .text
        return text.split(separator: "\n").first.map(String.init) ?? ""
      }
      #expect(try titleBar(answered: false).hasSuffix(turn))
      #expect(
        try titleBar(answered: true)
          == " " + Studio().words(code)(.practicePlace(number: 1, total: 5)))
    }
  }

  @Test("a move is asked for with the usual keys, and Enter closes the answer")
  func keys() throws {
    let puzzle = try Self.puzzles()[4]
    var state = try state(puzzle, "en", answered: false)
    let effects = state.handle(.command(.confirm))
    guard case .make(.play(let card))? = effects.first else {
      Issue.record("no card is played: \(effects)")
      return
    }
    #expect(puzzle.round.legalMoves?.contains(.play(card)) == true)
    state.lay(LessonCard(heading: .practiceRight, text: [.practiceNothing]))
    #expect(state.isLessonCardOpen)
    #expect(state.handle(.command(.confirm)) == [])
    #expect(!state.isLessonCardOpen)
  }

  @Test("in plain mode lines choose a move or leave, and nothing else happens")
  func plain() throws {
    let puzzle = try Self.puzzles()[4]
    let names = SweepTests.names.compactMap { PlayerName($0) }
    let series = try #require(ExerciseSeries([puzzle], person: names[0], usual: names))
    let words = try Studio().words("en")
    var plain = PlainExercise(series, vocabulary: Vocabulary(words, english: words))
    #expect(plain.begin().count > 2)
    for line in ["undo", "games", "practice", "lesson 1", "claim"] {
      #expect(plain.read(line).last == .lessonNotHere, "\(line)")
    }
    #expect(!plain.read("hand").isEmpty)
    #expect(plain.answer == nil && plain.unvalued == nil && !plain.isLeft)
    var left = plain
    _ = left.read("quit")
    #expect(left.isLeft && !left.isOver)
    #expect(!plain.read("1").isEmpty)
    let answer = try #require(plain.answer)
    #expect(answer.puzzle == puzzle.id)
    #expect(plain.goOnFromAnswer() == [.practiceDone(right: answer.isRight ? 1 : 0, total: 1)])
    #expect(plain.isOver)
  }

  @Test("a move without a value is answered once somebody has worked it out")
  func unvalued() throws {
    let puzzle = try #require(
      try Self.puzzles(moves: 2).first { ($0.round.legalMoves?.all.count ?? 0) > 2 })
    let names = SweepTests.names.compactMap { PlayerName($0) }
    var series = try #require(ExerciseSeries([puzzle], person: names[0], usual: names))
    let legal = try #require(puzzle.round.legalMoves).all
    let move = try #require(legal.first { puzzle.cost(of: $0) == nil })
    guard case .notice(.practiceThinking)? = series.answer(.make(move)) else {
      Issue.record("it is not worked out")
      return
    }
    // Another choice does not take its place.
    _ = series.answer(.make(puzzle.best.move))
    #expect(series.exercise.unvalued == UnvaluedMove(move, of: puzzle))
    let compared = Decision(
      move, insteadOf: puzzle.best.move, at: puzzle.observation, by: BotSettings.club.makeBot(),
      rollouts: Limits(playouts: 20))
    guard case .answered(let answer)? = series.take(compared) else {
      Issue.record("it is not answered")
      return
    }
    #expect(answer.puzzle == puzzle.id && series.exercise.unvalued == nil)
  }
}
