import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("The lesson on the screen") struct LessonScreenTests {
  /// The table at a step, with its instruction open; the welcome for nil.
  private func state(_ code: String, at step: LessonStep?) throws -> ScreenState {
    let names = SweepTests.names.compactMap { PlayerName($0) }
    let lesson = step?.lesson ?? .firstHand
    var game = try lesson.game(person: names[0], others: Array(names.dropFirst()))
    while let step, lesson.step(of: game) != step || lesson.move(in: game) != nil {
      let move =
        lesson.move(in: game)
        ?? game.match.round.legalMoves?.all.first { lesson.accepts($0, in: game) }
        ?? threeSevens(game)
      try game.apply(move)
      _ = try lesson.skip(in: &game)
    }
    var state = try Studio().state(game, code)
    state.lay(step.map { LessonCard($0, state.view) } ?? .welcome)
    return state
  }

  /// Some steps, each with its instruction open and then with its question.
  func states() throws -> [(name: String, state: ScreenState)] {
    let steps: [LessonStep] = [.bid, .takeWithTrump, .leadInVain, .takeFromChief, .endAuction]
    return try steps.flatMap { step in
      let card = try state("en", at: step)
      var asked = card
      _ = asked.handle(.enter)
      return [("lesson/\(step)-card", card), ("lesson/\(step)-asked", asked)]
    }
  }

  private func threeSevens(_ game: Game) -> Move {
    game.match.round.move(text: "R7 G7 K7") ?? .pass
  }

  @Test(
    "every instruction and every question fits the felt, at every size",
    arguments: Studio.languageCodes)
  func sweep(code: String) throws {
    var sweep = try Sweep(code)
    for (index, step) in ([nil] + LessonStep.allCases).enumerated() {
      var state = try state(code, at: step)
      for isOpen in [true, false] {
        state.lesson?.isOpen = isOpen
        let name = step.map { "\($0)" } ?? "welcome"
        sweep.draw(.table(state), name, number: isOpen ? index : index + 1, oneOf: 4)
      }
    }
    #expect(sweep.faults.sorted() == [])
  }

  @Test("no end of a covered line shows beside an instruction", arguments: Studio.languageCodes)
  func ends(code: String) throws {
    var covered = 0
    for step in LessonStep.allCases {
      let state = try state(code, at: step)
      for size in [(80, 24), (100, 32), (140, 45)].map({ Size(width: $0.0, height: $0.1) }) {
        let layout = try #require(Layout(size, players: state.view.rules.players))
        let grid = try Studio().picture(code).frame(of: state, size: size)
        for y in layout.own.y..<layout.contract.bottom {
          let row = (layout.felt.x + 1..<layout.felt.right - 1).map {
            grid[Position(x: $0, y: y)].character ?? " "
          }
          guard row.contains("║") else { continue }
          let beside = row.prefix { $0 != "║" } + row.reversed().prefix { $0 != "║" }
          #expect(beside.allSatisfy { $0 == " " }, "\(step) \(size): \(String(row))")
          covered += 1
        }
      }
    }
    #expect(covered > 0)
  }

  @Test(
    "an instruction covers no laid card of a seat that it names", arguments: Studio.languageCodes)
  func uncovered(code: String) throws {
    let size = Size(width: 80, height: 24)
    let layout = try #require(Layout(size, players: .five))
    for step in [LessonStep.bid, .pick, .nameLower] {
      let state = try state(code, at: step)
      let text = try Studio().words(code)(try #require(state.lesson?.text.first))
      let grid = try Studio().picture(code).frame(of: state, size: size)
      let view = state.view
      let seats = view.rules.players.seats(from: view.seat).dropFirst()
      var named = 0
      for (seat, plate) in zip(seats, layout.plates)
      where text.contains(view.players[seat].name.text) {
        let laid = view.observation.publicState.auction.laid[seat]
        named += laid.count
        let rows = (plate.y..<plate.y + 3).map { y in
          (plate.x..<plate.right).map { String(grid[Position(x: $0, y: y)].character ?? " ") }
            .joined()
        }.joined()
        for card in laid { #expect(rows.contains("\(card.rank.number)"), "\(step) \(rows)") }
      }
      #expect(named > 0)
    }
  }

  @Test("an instruction covers neither the hand, where a card is chosen, nor the keys")
  func hand() throws {
    for step in LessonStep.allCases where ![.name, .pick, .nameLower].contains(step) {
      for size in [Size(width: 80, height: 24), Size(width: 48, height: 26)] {
        let state = try state("en", at: step)
        let layout = try #require(Layout(size, players: .five))
        let grid = try Studio().picture().frame(of: state, size: size)
        // On a phone the longest text needs more rows than the felt has.
        let top = size.width < 64 ? layout.status.y : layout.hand.y
        for y in top..<size.height { #expect(!grid.line(y).contains("║"), "\(step) \(size)") }
        let keys = (layout.keys.y..<size.height).map(grid.line).joined()
        #expect(keys.contains("Enter") && keys.contains("Esc"), "\(step) \(size)")
      }
    }
  }

  @Test("an instruction of the éclat leaves the line to read that says what it would cost")
  func standing() throws {
    let size = Size(width: 80, height: 24)
    let layout = try #require(Layout(size, players: .five))
    for step in [LessonStep.drawLevel, .endAuction] {
      let grid = try Studio().picture().frame(of: state("en", at: step), size: size)
      let line = grid.line(layout.contract.y)
      #expect(!line.contains("║"), "\(step) \(line)")
    }
  }

  @Test("the key that an instruction teaches closes it and acts; Enter only closes it")
  func taught() throws {
    var state = try state("en", at: .bid)
    let first = state.selection.card
    #expect(state.handle(.right) == [] && !state.isLessonCardOpen)
    #expect(state.selection.card != first)
    state.lesson?.isOpen = true
    _ = state.handle(.up)
    #expect(state.selection.pushed.count == 1)
    state.lesson?.isOpen = true
    #expect(state.handle(.enter) == [] && !state.isLessonCardOpen)
    state = try self.state("en", at: .pass)
    #expect(state.handle(.character("p")) == [.make(.pass)])
    #expect(!state.isLessonCardOpen)
  }

  @Test("other keys close the instruction and do nothing else; q and Escape lead away")
  func keys() throws {
    var state = try state("en", at: .bid)
    #expect(state.handle(.character("~")) == [])
    #expect(!state.isLessonCardOpen && state.notice == nil)
    state.lesson?.isOpen = true
    #expect(state.handle(.character("q")) == [.leave])
    _ = state.handle(.escape)
    #expect(state.openPage == .menu(.goOn))
  }
}
