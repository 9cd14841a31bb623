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
        ?? game.match.round.move(text: "R7 G7 K7") ?? game.match.round.move(text: "Y9 K7") ?? .pass
      try game.apply(move)
      _ = try lesson.skip(in: &game)
    }
    var state = try Studio().state(game, code)
    state.lay(step.map { LessonCard($0, state.view) } ?? .welcome)
    return state
  }

  /// Some steps, each with its instruction open and then with its question.
  func states() throws -> [(name: String, state: ScreenState)] {
    let steps: [LessonStep] = [
      .bid, .takeWithTrump, .leadInVain, .takeFromChief, .endAuction, .fitIn,
    ]
    return try steps.flatMap { step in
      let card = try state("en", at: step)
      var asked = card
      _ = asked.handle(.enter)
      return [("lesson/\(step)-card", card), ("lesson/\(step)-asked", asked)]
    }
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

  @Test(
    "an instruction has rows of its own, below the felt and above the hand, at every size",
    arguments: Studio.languageCodes)
  func rows(code: String) throws {
    for step in [nil] + LessonStep.allCases {
      let state = try state(code, at: step)
      for size in SweepTests.sizes {
        let layout = try #require(Layout(size, players: .five)).table(of: state)
        let card = try #require(layout.card)
        #expect(card.y >= layout.felt.bottom && card.height >= 3, "\(size)")
        #expect(card.bottom <= layout.keys.y, "\(size)")
        if state.view.observation.publicState.score != nil { continue }
        // The row of the arrow is free: nothing is chosen meanwhile.
        #expect(card.bottom <= layout.hand.y + 1 && layout.hand.bottom <= layout.keys.y, "\(size)")
        let table = layout.plates + [layout.centre] + (layout.isLow ? [layout.own] : [])
        #expect(table.allSatisfy { $0.bottom <= layout.felt.bottom || layout.isLow }, "\(size)")
        #expect(table.allSatisfy { $0.bottom <= card.y }, "\(size)")
        let isStanding = [.drawLevel, .endAuction].contains(step)
        #expect((layout.contract.height > 0) == isStanding, "\(size)")
        #expect(layout.contract.bottom <= card.y, "\(size)")
      }
    }
  }

  @Test(
    "Enter turns the pages of an instruction, which lack no word, and closes the last",
    arguments: Studio.languageCodes)
  func pages(code: String) throws {
    let studio = try Studio()
    var turned = 0
    for step in [nil] + LessonStep.allCases {
      for size in [(48, 16), (48, 26), (48, 40), (80, 24), (118, 40)] {
        let size = Size(width: size.0, height: size.1)
        var state = try state(code, at: step)
        let view = try studio.picture(code)
        let card = try #require(state.card)
        let layout = try #require(Layout(size, players: .five)).table(of: state)
        let rect = try #require(layout.card)
        var shown: [Substring] = []
        while state.isLessonCardOpen {
          let grid = view.frame(of: state, size: size)
          for y in rect.y + 1..<rect.bottom {
            shown += grid.line(y).dropFirst(rect.x).prefix(rect.width).split(separator: " ")
          }
          turned += state.card?.page == 0 ? 0 : 1
          _ = state.handle(.command(.confirm), in: view.window(size))
        }
        let pen = view.window(size).pen
        let words = pen.rows(card.paragraphs, width: 400).joined(separator: " ")
        #expect(
          shown.joined(separator: " ") == words.split(separator: " ").joined(separator: " "),
          "\(String(describing: step)) \(size)")
      }
    }
    #expect(turned > 0)
  }

  @Test("the hand, the list and the cards of the trick are drawn whole beside an instruction")
  func whole() throws {
    let studio = try Studio()
    for step in LessonStep.allCases {
      let open = try state("en", at: step)
      guard open.view.observation.publicState.score == nil else { continue }
      for size in [(80, 24), (48, 40), (118, 40), (140, 45)].map({ Size(width: $0.0, height: $0.1) }
      ) {
        let layout = try #require(Layout(size, players: .five)).table(of: open)
        let rect = try #require(layout.card)
        let grid = try studio.picture().frame(of: open, size: size)
        // The same table, with nothing to read on the card.
        var blank = open
        blank.lay(LessonCard(heading: .practiceRight, text: []))
        let other = try studio.picture().frame(of: blank, size: size)
        let isAlike = open.card?.isAboutContract == blank.card?.isAboutContract
        for y in layout.title.bottom..<layout.keys.y where !(rect.y..<rect.bottom).contains(y) {
          if isAlike { #expect(grid.line(y) == other.line(y), "\(step) \(size)") }
        }
        let ranks = HandLayout(open.handFromLeft, in: layout).cards.map { "\($0.rank.number)" }
        let hand = (layout.hand.y..<layout.hand.bottom).map(grid.line).joined()
        #expect(ranks.allSatisfy(hand.contains), "\(step) \(size)")
      }
    }
  }

  @Test("H shows the last instruction again, from its first page")
  func again() throws {
    var state = try state("en", at: .bid)
    while state.isLessonCardOpen { _ = state.handle(.enter) }
    #expect(state.handle(.character("H")) == [])
    #expect(state.isLessonCardOpen && state.card?.page == 0)
    #expect(
      try Studio().picture().frame(of: state, size: Size(width: 80, height: 24)).text
        .contains("To bid is to lay cards"))
    while state.isLessonCardOpen { _ = state.handle(.enter) }
    let keys = try Studio().picture().frame(of: state, size: Size(width: 118, height: 40)).text
    #expect(keys.contains("read again"))
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

  @Test("a key shows what bids say, even with the instruction open and without hints")
  func bids() throws {
    var state = try state("en", at: .readBids)
    state.preferences.hints = false
    #expect(state.handle(.character("i")).isEmpty)
    #expect(state.bidQuestion?.seat.index == 4)
    _ = state.handle(.character("i"))
    #expect(state.bidQuestion == nil && state.isTableShown && !state.isLessonCardOpen)
    #expect(state.handle(.character("p")) == [.make(.pass)])
    var over = try self.state("en", at: .readingOver)
    over.lesson?.isOpen = false
    _ = over.handle(.character("i"))
    #expect(over.bidQuestion == nil && over.isRefused)
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
