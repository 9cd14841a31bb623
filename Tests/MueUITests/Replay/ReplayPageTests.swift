import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("The replay") struct ReplayPageTests {
  private func over(hands: Int = 3) throws -> Game {
    var game = try Positions.game(.five, end: .hands(hands))
    try Positions.play(&game, until: { $0.match.isOver })
    return game
  }

  private func opened(_ game: Game) throws -> ScreenState {
    var state = try Studio().state(game)
    #expect(state.handle(.character("w")) == [.replay(at: nil)])
    let hands = game.replayedHands
    state.open(ReplayPage(hands, open: hands.count - 1, isOfGame: true))
    return state
  }

  @Test(
    "before the play the last line offers what bids say, in windows of 80 columns too",
    arguments: Studio.languageCodes)
  func bids(code: String) throws {
    let size = Size(width: 80, height: 24)
    let pen = try Studio().picture(code).pen(for: size)
    var state = try opened(over())
    for key in [Key.home, .right, .right] {
      _ = state.handle(key)
      let keys = try #require(Layout(size, of: state.view)).keys
      let commands = (0..<size.width).compactMap {
        KeyBar(state: state).row.command(at: Position(x: $0, y: keys.y), pen, in: keys)
      }
      #expect(Set(commands).isSuperset(of: [.previous, .next, .menu, .bids]), "\(commands)")
    }
  }

  @Test("outside its game Enter says how to play on from here, and stays")
  func outsideItsGame() throws {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.match.scores.count == 1 })
    let page = try #require(ReplayPage(game.replayedHands, open: 0, isOfGame: false))
    var state = PageStack(page, context: PageContext())
    #expect(state.handle(.command(.confirm)) == [])
    #expect(state.notice == .replayOnlyInGame && state.pages.count == 1)
    #expect(state.handle(.command(.menu)) == [.startMenu])
  }

  @Test("a hand is one of the match where that has a number of hands, finished or not")
  func heading() throws {
    for (end, hands) in [(MatchRules.End.hands(3), 3), (.points(500), 1)] {
      var game = try Positions.game(.five, end: end)
      try Positions.play(&game, until: { $0.match.scores.count == 1 })
      let page = try #require(ReplayPage(game.replayedHands, open: 0, isOfGame: true))
      #expect(page.heading.values["hand"] == .number(1))
      #expect(page.heading.values["hands"] == .number(hands))
    }
  }

  @Test("a long notice below the hands is shown whole", arguments: [48, 80, 140])
  func longNotice(width: Int) throws {
    var state = try opened(over())
    state.say(.cannotSaveNow(reason: String(repeating: "no room ", count: 8)))
    let grid = try Studio().picture("en").frame(of: state, size: Size(width: width, height: 32))
    #expect(grid.faults.isEmpty)
    #expect(grid.text.contains("no room"))
  }

  @Test(
    "a hand replayed for a mistake begins there with its cost and the better move, whole in every window",
    arguments: Studio.languageCodes, SweepTests.sizes)
  func mistake(code: String, size: Size) throws {
    let game = try over()
    let hand = try #require(game.handRecords.first { !$0.round.publicState.tricks.isEmpty })
    let bidding = Round(deal: hand.round.deal, dealer: hand.round.publicState.dealer)
    let turn = try #require(bidding.turn)
    let cards = bidding.deal.hands[turn].prefix(4).map(\.text).joined(separator: " ")
    let mistake = KeptDecision(
      moveIndex: 0, kind: .bid, hundredths: 1230, best: .init(text: cards, hundredths: 100),
      leak: nil)
    let name = try #require(PlayerName("Bea"))
    let page = try #require(
      ReplayPage(
        [ReplayedHand(hand, number: 1, at: mistake) { _ in name }], open: 0, isOfGame: false))
    var state = PageStack(page, context: PageContext())
    let picture = try Studio().picture(code)
    let sentence = try #require(page.replay.mistake { _ in "" })
    let words = try Studio().shown(code)(sentence).split(separator: " ")
    #expect(words.count > 8)
    func isShown() -> Bool {
      let shown = picture.frame(of: state, size: size).text.split { $0.isWhitespace }
      return shown.indices.contains { shown[$0...].starts(with: words) }
    }
    #expect(isShown(), "\(picture.frame(of: state, size: size).text)")
    _ = state.handle(.command(.next))
    #expect(!isShown())
  }

  @Test(
    "after the last move the result is shown, with the totals before the hand, and back leads to it"
  )
  func result() throws {
    let game = try over(hands: 3)
    var state = try Studio().state(game)
    let picture = try Studio().picture()
    let view = game.view(for: game.personSeat)
    for (index, score) in game.match.scores.enumerated() {
      state.open(ReplayPage(game.replayedHands, open: index, isOfGame: true))
      let headline = try said(Narration(view).headline(of: score))
      let totals = game.match.rules.totals(of: Array(game.match.scores.prefix(index + 1)))
      func isResult() -> Bool {
        let text = picture.frame(of: state, size: Size(width: 118, height: 40)).text
        // An éclat is in capitals.
        return text.uppercased().contains(headline.uppercased())
          && text.contains(" \(totals[1].withMinus) ")
          && text.contains("Bea")
      }
      for key in [Key.end, .right] {
        _ = state.handle(.home)
        let count = try #require(state.replay?.replay.count)
        if key == .right {
          for _ in 0..<count { _ = state.handle(.right) }
          #expect(state.replay?.isResultShown == false)
        }
        _ = state.handle(key)
        #expect(state.replay?.isResultShown == true && isResult())
        _ = state.handle(.left)
        #expect(state.replay?.isResultShown == false && state.replay?.replay.index == count)
      }
    }
  }

  @Test("keys move by moves, tricks and hands, and never beyond an end")
  func keys() throws {
    let game = try over(hands: 6)
    var state = try opened(game)
    let last = try #require(game.allRounds.lastIndex { !$0.publicState.tricks.isEmpty })
    _ = state.handle(.escape)
    state.open(ReplayPage(game.replayedHands, open: last, isOfGame: true))
    let count = game.moves[last].count
    #expect(last >= 2)
    func position() throws -> [Int] {
      let replay = try #require(state.replay?.replay)
      return [replay.hand.number, replay.index]
    }
    _ = state.handle(.left)
    #expect(try position() == [last + 1, 0])
    _ = state.handle(.right)
    #expect(try position() == [last + 1, 1])
    _ = state.handle(.end)
    _ = state.handle(.right)
    #expect(try position() == [last + 1, count])
    // From the result back to the last move.
    for back in [0, 5] {
      _ = state.handle(.up)
      #expect(try position() == [last + 1, count - back])
    }
    _ = state.handle(.character("1"))
    #expect(try position() == [last + 1, count - 55])
    _ = state.handle(.pageUp)
    #expect(try position() == [last, 0])
    for _ in 0..<9 { _ = state.handle(.pageUp) }
    #expect(try position() == [1, 0])
    _ = state.handle(.escape)
    #expect(state.openPage == .table)
  }

  @Test("Enter plays on from the current position, except at the end")
  func play() throws {
    var state = try opened(over())
    _ = state.handle(.right)
    #expect(state.handle(.enter) == [.playAside(GamePosition(hand: 3, moves: 1))])
    _ = state.handle(.end)
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .replayNothingLeft)
  }

  @Test("before the first hand is finished there is nothing to replay, and a sentence says so")
  func nothing() throws {
    let game = try Positions.game(.five)
    var state = try Studio().state(game)
    _ = state.handle(.character("w"))
    state.open(ReplayPage(game.replayedHands, open: -1, isOfGame: true))
    #expect(state.openPage == .table)
    #expect(state.notice == .replayNone)
    _ = state.handle(.character("v"))
    #expect(state.notice == .reviewAfterHand)
  }

  @Test("a number in the review opens the hand before that decision")
  func decisions() throws {
    var state = try Studio().state(over())
    _ = state.handle(.character("v"))
    #expect(state.openPage == .review(row: 0))
    state.show(Positions.review(done: 5))
    #expect(state.handle(.character("2")) == [.replay(at: 1)])
    #expect(state.handle(.character("9")) == [])
    _ = state.handle(.escape)
    #expect(state.openPage == .table)
  }

  private func rows(_ state: ScreenState) throws -> [String] {
    let pen = try Studio().picture(palette: .none).pen(for: Size(width: 80, height: 24))
    let page = try #require(state.stack.top as? ReviewPage)
    return page.rows(pen, Rect(x: 0, y: 0, width: 78, height: 20), state.context).map(\.left)
  }

  @Test("a better move is hidden until it has been tried again or is asked for")
  func hidden() throws {
    var state = try Studio().state(over())
    _ = state.handle(.character("v"))
    state.show(Positions.review(done: 5))
    func answers() throws -> Int { try rows(state).count { $0.contains("less than laying") } }
    // Of five decisions two have been tried again; one of these is among the costliest, too.
    #expect(try answers() == 3)
    #expect(try rows(state).contains { $0.contains("points less than possible") })
    #expect(try rows(state).contains { $0.contains("Second try: found.") })
    #expect(state.handle(.enter) == [.retry(0)])
    _ = state.handle(.right)
    #expect(state.handle(.enter) == [.retry(2)])
    _ = state.handle(.right)
    #expect(state.handle(.enter) == [.retry(3)])
    _ = state.handle(.right)
    #expect(state.handle(.enter) == [.retry(0)])
    _ = state.handle(.left)
    #expect(state.handle(.enter) == [.retry(3)])
    _ = state.handle(.character(" "))
    #expect(try answers() == 4 && state.isReviewing)
    #expect(state.handle(.enter) == [.retry(0)])
    _ = state.handle(.character(" "))
    _ = state.handle(.character(" "))
    #expect(try rows(state).allSatisfy { !$0.contains("than possible") })
    // Then the keys do what they do on every page.
    _ = state.handle(.enter)
    #expect(state.openPage == .table)
  }

  @Test("from the review of a replayed hand a key leads to its best play")
  func best() throws {
    let game = try over()
    let played = try #require(
      game.replayedHands.firstIndex { $0.record.round.publicState.contract != nil })
    var state = try Studio().state(game)
    state.open(ReplayPage(game.replayedHands, open: played, isOfGame: true))
    _ = state.handle(.character("v"))
    _ = state.handle(.character("e"))
    #expect(state.bestRequest?.hand?.number == played + 1)
    _ = state.handle(.escape)
    #expect(state.replay != nil)
  }

  @Test("any hand of the match can be reviewed from its replay, and Escape leads back to it")
  func reviewed() throws {
    var state = try opened(over())
    _ = state.handle(.pageUp)
    _ = state.handle(.character("v"))
    #expect(state.isReviewing)
    #expect(state.reviewed?.number == 2)
    state.show(Positions.review(done: 5))
    #expect(state.handle(.character("2")) == [])
    #expect(!state.isReviewing)
    #expect(state.replay?.replay.hand.number == 2)
    #expect(state.replay?.replay.index == 1)
    _ = state.handle(.character("v"))
    _ = state.handle(.escape)
    #expect(state.replay != nil && state.reviewed == nil)
    _ = state.handle(.escape)
    #expect(state.openPage == .table)
    _ = state.handle(.character("v"))
    #expect(state.isReviewing && state.reviewed == nil)
  }

  @Test(
    "during a hand, the key of the review chooses the suit with that letter, if there is one")
  func letters() throws {
    let letters: [Character] = ["V", "A", "D", "Z", "T"]
    let key = Key.character("v")
    var state = try Studio().state(Positions.game(.five))
    #expect(state.input(for: key) == .command(.review))
    state.suitLetters = letters
    #expect(state.input(for: key) == .suit(.red))
    state = try Studio().state(over())
    state.suitLetters = letters
    #expect(state.input(for: key) == .command(.review))
  }

  @Test(
    "a review in which nothing cost anything has the best and the closest move, which open the hand"
  )
  func faultless() throws {
    var state = try Studio().state(over())
    _ = state.handle(.character("v"))
    state.show(Positions.faultlessReview(isPraised: true))
    let pen = try Studio().picture(palette: .none).pen(for: Size(width: 80, height: 24))
    let block = Rect(x: 0, y: 0, width: 70, height: 20)
    func rows(_ review: Review) -> [String] {
      ReviewPage(review: review).rows(pen, block, PageContext()).map(\.left).filter { !$0.isEmpty }
    }
    #expect(
      rows(Positions.faultlessReview(isPraised: true)) == [
        "Hand 3: none of your 12 decisions cost anything",
        "In 10 of them another choice was as good.", "3 more moves were forced.", "Your best move",
        "1. Trick 1, card 1: black – 9.0 points more than green.",
        "   Nobody of the other side can beat it.", "Your closest decision",
        "2. Auction, turn 7: laying green, black – 0.4 points more than", "   passing.",
        "   Shows the leader what you have to offer.",
      ])
    #expect(rows(Positions.faultlessReview(isPraised: false)).count == 3)
    #expect(state.handle(.character("1")) == [.replay(at: 20)])
  }

  @Test("in the review the longest bar is that of the costliest decision")
  func bars() throws {
    let entries = [0, 4.04, 0.04, 8.04].enumerated().map { moveIndex, cost in
      Review.Entry(moveIndex: moveIndex, cost: cost, what: .advicePass, why: [])
    }
    let review = Review(heading: .reviewAll, count: 4, entries: entries, dearest: [entries[3]])
    let page = ReviewPage(review: review)
    let pen = try Studio().picture(palette: .many).pen(for: Size(width: 80, height: 24))
    let block = Rect(x: 0, y: 0, width: 60, height: 20)
    let bars = page.rows(pen, block, PageContext()).suffix(4).map { $0.left.count { $0 == "▄" } }
    #expect(bars == [0, 4, 1, 7])
    let lines = try Studio().picture(palette: .none).pen(for: Size(width: 80, height: 24))
    #expect(!page.rows(lines, block, PageContext()).contains { $0.left.contains("▄") })
  }
}

extension ScreenState {
  /// The replay, while that page is open.
  fileprivate var replay: ReplayPage? {
    if case .replay(let page) = openPage { page } else { nil }
  }
}
