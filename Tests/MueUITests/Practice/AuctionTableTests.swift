import CellGrid
import Foundation
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("Reading an auction at the table") struct AuctionTableTests {
  private static let names = SweepTests.names.compactMap { PlayerName($0) }

  /// The shipped auctions that begin the course, one of each kind, at tables of different sizes.
  private static func puzzles() throws -> [AuctionPuzzle] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../" + AuctionPuzzle.file).standardized
    let bytes = Array(try Data(contentsOf: path))
    let all = PuzzleStore<AuctionPuzzle> { bytes }.puzzles
    return PlayerCount.allCases.flatMap { players in
      let table = all.filter { $0.round.players == players }
      return [
        table.first { if case .trump = $0.question { true } else { false } },
        table.first { if case .partner = $0.question { true } else { false } },
        table.first { if case .most(.number) = $0.question { true } else { false } },
        table.first { if case .most(.suit) = $0.question { true } else { false } },
      ].compactMap(\.self)
    }
  }

  private func state(_ puzzle: AuctionPuzzle, _ code: String = "en") throws -> ScreenState {
    let view = try #require(puzzle.view(person: Self.names[0], usual: Self.names))
    let studio = try Studio()
    var state = ScreenState(
      view: view, context: PageContext(choices: studio.choices, language: code))
    state.useLetters(of: try studio.words(code))
    state.kind = .auction(
      AuctionReading(title: .auctionPlace(number: 1, total: 5), puzzle: puzzle))
    return state
  }

  /// The table with the answer to a choice.
  private func answered(
    _ puzzle: AuctionPuzzle, _ choice: Move, _ code: String = "en"
  ) throws -> ScreenState {
    var state = try state(puzzle, code)
    let answer = try #require(AuctionAnswer(puzzle, to: choice, in: state.view))
    state.lay(LessonCard(heading: answer.verdict, text: answer.lines))
    return state
  }

  @Test("question and answer fit the window, at every size", arguments: Studio.languageCodes)
  func sweep(code: String) throws {
    var sweep = try Sweep(code)
    for (index, puzzle) in try Self.puzzles().enumerated() {
      var asked = try state(puzzle, code)
      sweep.draw(.table(asked), "\(index) asked")
      _ = asked.handle(.command(.log))
      sweep.draw(.table(asked), "\(index) log")
      let wrong = try #require(puzzle.choices.indices.first { $0 != puzzle.answer })
      sweep.draw(
        .table(try answered(puzzle, puzzle.choices[wrong], code)), "\(index) answered")
    }
    #expect(sweep.faults.sorted() == [])
  }

  @Test("arrows and Enter choose an answer from the list, even out of turn")
  func choosing() throws {
    for puzzle in try Self.puzzles() {
      var state = try state(puzzle)
      #expect(state.options == puzzle.choices)
      for choice in puzzle.choices.dropFirst() {
        #expect(state.handle(.command(.next)).isEmpty)
        var chosen = state
        #expect(chosen.handle(.command(.confirm)) == [.make(choice)])
      }
    }
  }

  @Test("what the bids say is not told before the answer, and the log of the bids is")
  func closed() throws {
    let puzzle = try #require(try Self.puzzles().first)
    for command in [KeyCommand.bids, .hint, .undo, .review, .replay] {
      var state = try state(puzzle)
      #expect(state.handle(.command(command)).isEmpty)
      #expect(state.isRefused && state.isTableShown, "\(command)")
    }
    var state = try state(puzzle)
    _ = state.handle(.command(.log))
    #expect(!state.isTableShown)
  }

  @Test("every key that the last line offers does something")
  func offered() throws {
    let size = Size(width: 140, height: 45)
    let pen = try Studio().picture().pen(for: size)
    for puzzle in try Self.puzzles() {
      let state = try state(puzzle)
      let keys = try #require(Layout(size, of: state.view)).keys
      let commands = (0..<size.width).compactMap {
        KeyBar(state: state).row.command(at: Position(x: $0, y: keys.y), pen, in: keys)
      }
      #expect(Set(commands).isSuperset(of: [.confirm, .log, .summary, .sheet]))
      for command in commands {
        var state = state
        let effects = state.handle(.command(command))
        #expect(!state.isRefused || !effects.isEmpty, "\(command)")
      }
    }
  }

  @Test("all hands are shown with the answer, and none before it")
  func open() throws {
    let size = Size(width: 140, height: 45)
    let picture = try Studio().picture("en")
    for puzzle in try Self.puzzles() {
      let hidden = picture.frame(of: try state(puzzle), size: size).text
      let open = picture.frame(of: try answered(puzzle, puzzle.choices[0]), size: size).text
      #expect(open != hidden)
      let (view, other) = try (state(puzzle).view, answered(puzzle, puzzle.choices[0]).view)
      #expect(view == other)
    }
  }
}

@Suite("The answer to an auction") struct AuctionAnswerTests {
  @Test("an exercise tells the hands of all seats, and comes back by the name of the auction")
  func exercise() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../" + AuctionPuzzle.file).standardized
    let bytes = Array(try Data(contentsOf: path))
    let names = SweepTests.names.compactMap { PlayerName($0) }
    for puzzle in PuzzleStore<AuctionPuzzle>(reading: { bytes }).puzzles {
      var exercise = try #require(AuctionExercise(puzzle, person: names[0], usual: names))
      for (index, choice) in puzzle.choices.enumerated() {
        guard case .answered(let answer)? = exercise.answer(.make(choice)) else {
          Issue.record("no answer to \(choice)")
          continue
        }
        #expect(answer.isRight == (index == puzzle.answer))
        #expect(answer.puzzle == puzzle.id)
        #expect(answer.hands.count == puzzle.round.players.number)
        #expect(answer.lines.count >= 2)
      }
      #expect(exercise.answer(.make(.pass)) == nil)
    }
  }
}
