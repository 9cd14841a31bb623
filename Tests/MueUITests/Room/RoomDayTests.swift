import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("The deal of the day in the card room") struct RoomDayTests {
  private let size = Size(width: 80, height: 24)

  private func list() throws -> PageStack {
    var stack = PageStack(context: RoomStates.context)
    stack.open(RoomDayPage(try RoomStates.days()))
    return stack
  }

  private func rows(_ stack: PageStack) throws -> [String] {
    let grid = try Studio().picture().frame(of: stack, size: size)
    return grid.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The deal at the table, as soon as it fulfils a condition.
  private func state(_ isReached: (Game) -> Bool) throws -> ScreenState {
    let players = try ["Ada", "Bea", "Carl", "Dora", "Emil"].enumerated().map { index, name in
      Player(
        name: try #require(PlayerName(name)), agent: index == 0 ? .person() : .computer(.club))
    }
    let day = try #require(Day(text: "2026-11-29"))
    var game = try DailyDeal(day, seed: 0x1234_5678_9ABC_DEF0).game(players)
    try Positions.play(&game, until: isReached, choose: Positions.personBidsMost)
    var state = try Studio().state(game)
    state.status.dealNumber = nil
    state.kind = .roomDay
    return state
  }

  /// The person is asked in the auction, is asked for a card, and has finished the hand.
  private func states() throws -> [ScreenState] {
    [
      try state { $0.match.round.turn == $0.personSeat },
      try state {
        $0.match.round.publicState.tricks.count > 2 && $0.match.round.turn == $0.personSeat
      },
      try state { $0.match.isOver },
    ]
  }

  @Test("the best come first, equals share a rank, and one's own line is chosen")
  func ranks() throws {
    let rows = try rows(list())
    let names = try [3, 0, 1, 5, 2].map { try RoomStates.name($0).text }
    let found = try zip([1, 2, 2, 4, 5], names).map { rank, name in
      try #require(rows.firstIndex { $0.contains("\(rank). \(name)") }, "\(rank)")
    }
    #expect(found == found.sorted())
    #expect(rows[found[1]].hasPrefix("▸") && rows[found[1]].contains("(you)"))
    #expect(rows[found[1]].hasSuffix("28, par 16: +12"))
    #expect(rows[found[4]].hasSuffix("−90, par 16: −106"))
  }

  @Test("Enter replays the hand of a line, and an arrow leads to the month and back")
  func keys() throws {
    var stack = try list()
    #expect(stack.handle(.enter, in: size) == [.replayDay(1)])
    _ = stack.handle(.up, in: size)
    #expect(stack.handle(.enter, in: size) == [.replayDay(0)])
    _ = stack.handle(.right, in: size)
    let month = try rows(stack)
    #expect(month.contains { $0.contains("Month 2026-11") })
    #expect(month.contains { $0.hasPrefix("▸1.") && $0.hasSuffix("29 days: +1040") })
    #expect(month.contains { $0.hasPrefix("2.") && $0.hasSuffix("1 day: +160") })
    #expect(stack.handle(.enter, in: size) == [])
    _ = stack.handle(.left, in: size)
    #expect(try rows(stack) == rows(list()))
  }

  @Test("in lines the day comes before its month")
  func told() throws {
    let told = try RoomStates.days().told.map { try said($0) }
    #expect(told.count == 9)
    #expect(told[0] == "Deal of the day, 2026-11-29")
    #expect(told[2].hasPrefix("2. ") && told[2].hasSuffix(" (you): 28, par 16: +12"))
    #expect(told[6] == "Month 2026-11")
  }

  @Test("no key gives help, takes anything back, copies, or shows the number of the deal")
  func help() throws {
    let keys = KeyCommand.allCases.flatMap(\.keys) + "0123456789".map(Key.character)
    for state in try states() {
      let isOver = state.view.isOver
      for first in keys {
        for second in keys {
          var state = state
          for effect in state.handle(first) + state.handle(second) {
            switch effect {
            case .undo, .redo, .hint, .bids, .copy, .review, .retry: Issue.record("\(effect)")
            case .explain(let move, _) where !isOver: state.explain(nil, move: move)
            default: break
            }
          }
          #expect(state.hint == .none && !state.isReviewing && state.bidQuestion == nil)
          #expect(isOver || state.explainQuestion == nil)
        }
      }
      let text = try Studio().picture().frame(of: state, size: Size(width: 118, height: 40)).text
      #expect(!text.contains("\(0x1234_5678_9ABC_DEF0)"))
    }
  }

  @Test("keys for help say why there is none")
  func refusals() throws {
    for state in try states().prefix(2) {
      for command in [KeyCommand.hint, .undo, .redo, .bids, .review] {
        var state = state
        #expect(state.handle(try #require(command.keys.first)) == [])
        #expect(state.notice == .dayWithoutHelp, "\(command)")
      }
      var state = state
      state.explain(nil)
      #expect(state.notice == .dayWithoutHelp)
    }
  }

  @Test("Enter after the hand leads to the list, and begins no other match")
  func after() throws {
    var state = try states()[2]
    #expect(state.handle(.enter) == [.roomDay])
    #expect(!state.isFinalOrderShown)
  }

  @Test("at the table nothing is cut, at every size", arguments: Studio.languageCodes)
  func sweep(code: String) throws {
    var sweep = try Sweep(code)
    for (index, state) in try states().enumerated() { sweep.draw(.table(state), "day \(index)") }
    #expect(sweep.faults.sorted() == [])
  }
}
