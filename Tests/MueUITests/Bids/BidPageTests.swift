import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The page about bids") struct BidPageTests {
  private let sizes = [(48, 16), (48, 26), (80, 24), (140, 45)].map {
    Size(width: $0.0, height: $0.1)
  }

  private func state(_ isThere: (Game) -> Bool) throws -> ScreenState {
    try Studio().state(Positions.game(.five, where: isThere))
  }

  private func asked() throws -> ScreenState { try Studio().state(BidStates.auction()) }

  private func text(_ state: ScreenState, width: Int = 80, unicode: Bool = true) throws -> String {
    try Studio().picture(palette: .none, unicode: unicode)
      .frame(of: state, size: Size(width: width, height: 40)).text
  }

  @Test("one key opens it, about the player who bid last, and the same key or Esc closes it")
  func opening() throws {
    for key: Key in [.character("i"), .escape, .enter] {
      var state = try asked()
      #expect(state.bidQuestion == nil)
      #expect(state.handle(.character("i")) == [])
      let auction = state.view.observation.publicState.auction
      let last = auction.turns.last { $0.seat != state.view.seat && !$0.cards.isEmpty }
      #expect(state.bidQuestion?.seat == last?.seat)
      #expect(state.handle(key) == [] && state.isTableShown && state.bidQuestion == nil)
    }
  }

  @Test("later it opens about the Chief, and before anybody has bid about the next player")
  func chief() throws {
    for phase in ["vice", "chief", "partner", "play"] {
      let state = try state {
        $0.match.round.publicState.phaseName == phase
          && $0.match.round.publicState.roles?.chief != $0.personSeat
      }
      var opened = state
      _ = opened.handle(.character("i"))
      #expect(opened.bidQuestion?.seat == state.view.observation.publicState.roles?.chief)
    }
    var new = try Studio().state(Positions.game(.five))
    _ = new.handle(.character("i"))
    #expect(new.bidQuestion?.seat.index == 1)
  }

  @Test("the arrows go round the table")
  func round() throws {
    var state = try asked()
    _ = state.handle(.character("i"))
    let first = try #require(state.bidQuestion?.seat)
    var seats: [Seat] = []
    for _ in 0..<5 {
      _ = state.handle(.right)
      seats += [state.bidQuestion?.seat].compactMap(\.self)
    }
    #expect(Set(seats).count == 5 && seats.last == first)
    _ = state.handle(.left)
    #expect(state.bidQuestion?.seat == seats[3])
  }

  @Test(
    "it asks what everybody saw, or with one more key what the person's seat knows; about the person only what the others can read"
  )
  func views() throws {
    var state = try asked()
    _ = state.handle(.character("i"))
    for _ in 0..<5 {
      let isOwn = state.bidQuestion?.seat == state.view.seat
      #expect(state.bidQuestion?.observation.isWatching == true)
      _ = state.handle(.tab)
      #expect(state.bidQuestion?.observation.isWatching == isOwn)
      if !isOwn { #expect(state.bidQuestion?.observation == state.view.observation) }
      _ = state.handle(.tab)
      #expect(state.bidQuestion?.observation.isWatching == true)
      _ = state.handle(.right)
    }
  }

  @Test("what everybody saw is the same for all at the table, and for onlookers")
  func everybody() throws {
    let game = try BidStates.auction()
    let seat = game.match.players.seats[2]
    let questions = game.match.players.seats.map {
      BidQuestion(about: seat, in: game.view(for: $0), fromOwnSeat: false)
    }
    let watched = BidQuestion(about: seat, in: game.onlookersView, fromOwnSeat: true)
    for question in questions { #expect(question == watched) }
  }

  @Test("the answer to another question is not shown, and those to an earlier position are dropped")
  func answers() throws {
    var state = try asked()
    _ = state.handle(.character("i"))
    #expect(state.isBidHelpNew)
    let working = try said(.bidsWorking)
    #expect(try text(state).contains(working))
    try state.answer()
    #expect(!state.isBidHelpNew)
    #expect(try text(state).contains("in 6 of 10 cases"))
    _ = state.handle(.tab)
    #expect(try text(state).contains(working))
    _ = state.handle(.tab)
    #expect(try text(state).contains("From 128 possible deals so far"))
    try state.answer(isDone: true)
    #expect(try text(state).contains("From 128 possible deals.\n".dropLast()))
    #expect(!state.isBidHelpNew)
  }

  @Test("what the last bid changed has a sign and is said, also without colours and in ASCII")
  func changes() throws {
    var state = try asked()
    _ = state.handle(.character("i"))
    try state.answer()
    for (unicode, signs) in [(true, ["↑", "↓"]), (false, ["^", "v"])] {
      let lines = try text(state, unicode: unicode).split(separator: "\n").map(String.init)
      let changed = try #require(
        lines.first { $0.contains("in 6 of 10 cases") && $0.contains("7s") })
      #expect(changed.contains(signs[0]))
      let less = try #require(lines.first { $0.contains("no trump") && $0.contains("cases") })
      #expect(less.contains(signs[1]))
      #expect(lines.contains { $0.contains("before the last bid in 3 of 10 cases, about 2 held") })
      let same = try #require(lines.first { $0.contains("yellow") && $0.contains("cases") })
      #expect(!same.contains(signs[0]) && !same.contains(signs[1] + " in"))
    }
  }

  @Test(
    "it is refused in exercises, with hints off, where the host has ruled it out, and afterwards")
  func refusals() throws {
    var cases: [(ScreenState, Phrase)] = []
    var state = try asked()
    state.preferences.hints = false
    cases.append((state, .hintsOffHere))
    state = try asked()
    state.people = PeopleStates.people(isGathering: false)
    state.people?.explainsBids = false
    cases.append((state, .bidsNotHere))
    state = try asked()
    state.kind = .puzzle(title: .practiceItem, answer: nil)
    cases.append((state, .lessonNotHere))
    cases.append((try self.state { $0.match.round.score != nil }, .bidsAfterHand))
    for (refusing, reason) in cases {
      var state = refusing
      #expect(!KeyBar(state: state).row.hints.contains(.keyBids))
      _ = state.handle(.character("i"))
      #expect(state.notice == reason && state.bidQuestion == nil)
    }
    #expect(try KeyBar(state: asked()).row.hints.contains(.keyBids))
  }

  @Test("a click on a plate opens it about that seat, at the table and in a replay")
  func clicks() throws {
    var finished = try Positions.game(.five)
    try Positions.play(&finished, until: { $0.match.round.score != nil })
    var replay = try Studio().state(finished)
    var page = ReplayPage(finished.replayedHands, open: 0, isOfGame: true)
    page?.go(to: 5)
    replay.open(page)
    for size in sizes {
      for table in [try asked(), try Studio().state(Positions.following()), replay] {
        let layout = try #require(Layout(size, of: table.view))
        let plates = layout.others(from: table.view.seat, .five) + [(table.view.seat, layout.own)]
        for (seat, plate) in plates {
          var state = table
          let effects = state.handle(
            Mouse(.press, at: Position(x: plate.x + 1, y: plate.y)), in: size)
          #expect(effects == [] && state.bidQuestion?.seat == seat, "\(size) \(seat)")
        }
        var state = table
        let beside = Position(x: layout.hand.x + 1, y: layout.status.y)
        _ = state.handle(Mouse(.press, at: beside), in: size)
        #expect(state.bidQuestion == nil)
      }
    }
  }

  @Test("in a replay it asks about the position shown, and a closed page leads back there")
  func replayed() throws {
    var finished = try Positions.game(.five)
    try Positions.play(&finished, until: { $0.match.round.score != nil })
    var state = try Studio().state(finished)
    var page = try #require(ReplayPage(finished.replayedHands, open: 0, isOfGame: true))
    page.go(to: 4)
    state.open(page)
    _ = state.handle(.character("i"))
    #expect(state.bidQuestion?.observation.publicState == page.replay.round.publicState)
    #expect(!state.isBidHelpNew)
    _ = state.handle(.escape)
    #expect(state.stack.top as? ReplayPage == page)
    _ = state.handle(.end)
    _ = state.handle(.left)
    _ = state.handle(.character("i"))
    #expect(state.notice == .replayNothingLeft && state.bidQuestion == nil)
    var stack = PageStack(page, context: PageContext())
    _ = stack.handle(.character("i"), in: sizes[2])
    #expect(stack.bidQuestion?.observation.publicState == page.replay.round.publicState)
  }

  @Test("in every language each figure has one line, in a narrow window too")
  func languages() throws {
    let states = try BidStates.all()
    let state = try #require(states.first).state
    for code in Studio.languageCodes {
      var spoken = state
      spoken.language = code
      let words = try Studio().words(code)
      let grid = try Studio().picture(code, palette: .none).frame(
        of: spoken, size: Size(width: 48, height: 60))
      for tenths in [6, 3, 2] {
        #expect(grid.text.contains(words(.bidsCases(tenths: tenths))), "\(code)")
      }
      #expect(grid.faults.isEmpty, "\(code) \(grid.faults)")
    }
  }
}
