import CellGrid
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueUI

@Suite("The mouse at the table") struct MouseTests {
  private let size = Size(width: 80, height: 24)

  private func state(_ isThere: (Game) -> Bool) throws -> ScreenState {
    try Studio().state(Positions.game(.five, where: isThere))
  }

  /// Whether the person is asked for a card.
  private func isAskedForACard(_ game: Game) -> Bool {
    guard case .play = game.match.round.legalMoves else { return false }
    return game.match.round.turn == game.personSeat
  }

  /// The middle of a card on the screen.
  private func position(of card: Card, in state: ScreenState) throws -> Position {
    let layout = try #require(Layout(size, players: .five))
    let hand = HandLayout(state.handFromLeft, in: layout)
    let index = try #require(hand.cards.firstIndex(of: card))
    return Position(x: hand.x(index) + 1, y: layout.hand.y + 3)
  }

  private func click(_ state: inout ScreenState, _ position: Position) -> [Effect] {
    state.handle(Mouse(.press, at: position), in: size)
      + state.handle(Mouse(.release, at: position), in: size)
  }

  @Test("clicks remove an important notice as keys do")
  func important() throws {
    var state = try Studio().state(Positions.asked { _, cards in cards.count > 3 })
    state.insist(on: .dealDishonest(hand: 1))
    for card in state.handFromLeft.prefix(3) {
      #expect(state.message == .dealDishonest(hand: 1))
      _ = click(&state, try position(of: card, in: state))
    }
    #expect(state.message != .dealDishonest(hand: 1))
  }

  @Test("a click chooses a card, a second one plays it")
  func playing() throws {
    var state = try Studio().state(Positions.asked { _, cards in cards.count > 1 })
    let last = try #require(
      state.handFromLeft.last { state.view.observation.reasonAgainst($0) == nil })
    let position = try position(of: last, in: state)
    #expect(click(&state, position) == [])
    #expect(state.selection.card == last)
    #expect(click(&state, position) == [.make(.play(last))])
  }

  @Test("the first click on a card that is already chosen does not play it")
  func chosenAlready() throws {
    var state = try state(isAskedForACard)
    _ = state.handle(.right)
    let card = try #require(state.selection.card)
    #expect(try click(&state, position(of: card, in: state)) == [])
    #expect(try click(&state, position(of: card, in: state)) == [.make(.play(card))])
  }

  @Test("a click on the arrow above the chosen card plays it")
  func arrow() throws {
    var state = try state(isAskedForACard)
    _ = state.handle(.right)
    let card = try #require(state.selection.card)
    let position = try position(of: card, in: state)
    let arrow = Position(x: position.x, y: position.y - 3)
    #expect(click(&state, arrow) == [.make(.play(card))])
  }

  @Test("a click on a grey card says why it is grey")
  func grey() throws {
    var state = try Studio().state(Positions.following())
    let card = try #require(
      state.handFromLeft.first { state.view.observation.reasonAgainst($0) != nil })
    #expect(try click(&state, position(of: card, in: state)) == [])
    #expect(state.notice != nil)
    #expect(state.selection.card != card)
  }

  @Test("in the auction a second click pushes the card forward, a third one pulls it back")
  func auction() throws {
    var state = try Studio().state(Positions.bidding())
    let card = try #require(state.selection.card)
    let position = try position(of: card, in: state)
    _ = click(&state, position)
    _ = click(&state, position)
    #expect(state.selection.pushed == CardSet(card))
    _ = click(&state, position)
    _ = click(&state, position)
    #expect(state.selection.pushed.isEmpty)
  }

  @Test("the wheel moves the choice")
  func wheel() throws {
    var state = try Studio().state(Positions.bidding())
    let first = state.selection.card
    let somewhere = Position(x: 1, y: 1)
    _ = state.handle(Mouse(.wheelDown, at: somewhere), in: size)
    #expect(state.selection.card != first)
    _ = state.handle(Mouse(.wheelUp, at: somewhere), in: size)
    #expect(state.selection.card == first)
  }

  @Test(
    "on larger cards too, every card is under the mouse where it is seen, a raised one at its edge",
    arguments: [(100, 32), (140, 45), (200, 60)])
  func larger(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    var state = try Studio().state(Positions.bidding())
    let layout = try #require(Layout(size, players: .five))
    let hand = HandLayout(state.handFromLeft, in: layout)
    guard case .bid(let cards, _) = state.view.observation.legalMoves else {
      Issue.record("no bid asked")
      return
    }
    for (index, card) in hand.cards.enumerated() where cards.contains(card) {
      let low = Position(x: hand.x(index) + 1, y: layout.hand.bottom - 2)
      _ = state.handle(Mouse(.press, at: low), in: size)
      #expect(state.selection.card == card)
    }
    let index = try #require(hand.cards.dropLast().lastIndex { cards.contains($0) })
    let card = hand.cards[index]
    for mouse in [Mouse.Action.press, .release, .press] {
      let low = Position(x: hand.x(index) + 1, y: layout.hand.bottom - 2)
      _ = state.handle(Mouse(mouse, at: low), in: size)
    }
    #expect(state.selection.pushed == CardSet(card))
    // A raised card covers the left edge of the next card.
    let edge = Position(x: hand.x(index + 1), y: layout.hand.y + 1)
    let grid = try Studio().picture().frame(of: state, size: size)
    #expect(grid[edge].character == "▖" && grid.faults.isEmpty)
    _ = state.handle(.right)
    _ = state.handle(Mouse(.press, at: edge), in: size)
    #expect(state.selection.card == card)
    #expect(state.selection.pushed.isEmpty, "a click on a raised card lowers it")
  }
  @Test("on the felt the wheel stops at the ends of a list, as everywhere")
  func wheelAtEnds() throws {
    let size = Size(width: 80, height: 24)
    let named = try #require(
      TableStates.all().first { $0.state.view.observation.legalMoves?.isAboutCards == false })
    var state = named.state
    let count = try #require(state.view.observation.legalMoves?.all.count)
    for (action, end) in [(Mouse.Action.wheelUp, 0), (.wheelDown, count - 1)] {
      for _ in 0...count {
        #expect(state.handle(Mouse(action, at: Position(x: 40, y: 8)), in: size) == [])
      }
      #expect(state.selection.option == end, "\(named.name)")
    }
  }

  @Test("in a hand of two lines every card is under the mouse, with the rows above it")
  func lines() throws {
    let size = Size(width: 48, height: 40)
    var state = try Studio().state(Positions.bidding())
    let layout = try #require(Layout(size, players: .five))
    let hand = HandLayout(state.handFromLeft, in: layout)
    guard case .bid(let cards, _) = state.view.observation.legalMoves else {
      Issue.record("no bid asked")
      return
    }
    #expect(Set(hand.cards.indices.map(hand.y)).count == 2)
    for (index, card) in hand.cards.enumerated() {
      for y in [0, 1, 2, 1 + hand.size.height] {
        let spot = Position(x: hand.x(index) + 1, y: hand.y(index) + y)
        #expect(hand.card(at: spot) == card)
        #expect(hand.isInArrows(spot) == (y == 0) && hand.isInRaisedEdges(spot) == (y == 1))
      }
      #expect(hand.card(at: Position(x: hand.x(index), y: layout.hand.y - 1)) == nil)
      guard cards.contains(card) else { continue }
      let face = Position(x: hand.x(index) + 1, y: hand.y(index) + 3)
      for mouse in [Mouse.Action.press, .release, .press] {
        _ = state.handle(Mouse(mouse, at: face), in: size)
      }
      #expect(state.selection.pushed == CardSet(card), "the second click raises it")
      _ = state.handle(Mouse(.press, at: Position(x: face.x, y: hand.y(index) + 1)), in: size)
      #expect(state.selection.pushed.isEmpty, "a click on its edge lowers it")
    }
  }
}
