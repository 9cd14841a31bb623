import CellGrid
import MueRules
import Testing

@testable import MueUI

@Suite("The layout") struct LayoutTests {
  @Test("it exists exactly from 48×16 on", arguments: PlayerCount.allCases)
  func minimum(players: PlayerCount) {
    func exists(_ width: Int, _ height: Int) -> Bool {
      Layout(Size(width: width, height: height), players: players) != nil
    }
    #expect(exists(48, 16) && exists(64, 24) && exists(80, 24) && exists(48, 32))
    #expect(!exists(47, 60) && !exists(48, 15) && !exists(63, 15) && !exists(200, 15))
  }

  @Test(
    "a low window has the seats, the trick's line, the contract and the hand",
    arguments: PlayerCount.allCases)
  func low(players: PlayerCount) throws {
    for (width, height) in [(48, 16), (48, 25), (63, 25), (64, 16), (64, 23), (200, 23)] {
      let size = Size(width: width, height: height)
      let layout = try #require(Layout(size, players: players))
      #expect(layout.isLow)
      let parts = [layout.title, layout.felt, layout.hand, layout.status, layout.keys]
      check(parts, inside: Rect(x: 0, y: 0, width: width, height: height))
      check(layout.plates + [layout.own, layout.trick, layout.contract], inside: layout.felt)
      check([layout.centre, layout.contract], inside: layout.felt)
      #expect(layout.plates.count == players.number - 1)
      checkHand(in: layout)
    }
  }

  @Test("its parts are inside the window and do not overlap", arguments: PlayerCount.allCases)
  func disjoint(players: PlayerCount) throws {
    for width in [
      48, 51, 52, 56, 63, 64, 80, 87, 94, 99, 100, 111, 112, 120, 140, 179, 180, 200, 250,
    ] {
      for height in [26, 31, 32, 43, 44, 45, 55, 56, 57, 58, 60, 80, 83, 94] {
        let size = Size(width: width, height: height)
        let layout = try #require(Layout(size, players: players))
        let parts =
          [layout.title, layout.felt, layout.hand, layout.status, layout.keys]
          + [layout.leftPanel, layout.rightPanel].compactMap(\.self)
        check(parts, inside: Rect(x: 0, y: 0, width: width, height: height))
        let onFelt = layout.plates + [layout.centre, layout.own, layout.trick, layout.contract]
        check(onFelt, inside: layout.inner)
        let cards = (0..<players.number).map { layout.trickCard(offset: $0, players: players) }
        check(cards, inside: layout.centre)
        let trick = layout.cards.trick.size
        #expect(cards.allSatisfy { $0.width == trick.width && $0.height == trick.height })
        checkTrick(cards, in: layout)
        let homes = (0..<players.number).map { layout.home(offset: $0) }
        for home in homes { check([home], inside: layout.inner) }
        checkHand(in: layout)
        #expect(layout.plates.count == players.number - 1)
      }
    }
  }

  @Test("the cards are as large as the window allows, in the hand, in a trick and before the seats")
  func cards() throws {
    func heights(_ width: Int, _ height: Int, _ players: PlayerCount) throws -> [Int] {
      let layout = try #require(Layout(Size(width: width, height: height), players: players))
      let lines = layout.cards.handLines
      #expect(lines == (width < 64 ? 2 : 1))
      #expect(layout.hand.height == lines * (2 + layout.cards.hand.height))
      return [layout.cards.hand, layout.cards.trick.size, layout.cards.laid].map { $0?.height ?? 0 }
    }
    #expect(try heights(80, 24, .five) == [3, 4, 3])
    #expect(try heights(48, 40, .five) == [5, 4, 3])
    #expect(try heights(118, 40, .five) == [6, 7, 6])
    #expect(try heights(118, 40, .six) == [6, 6, 4])
    #expect(try heights(140, 45, .five) == [9, 9, 7])
    #expect(try heights(200, 60, .five) == [15, 15, 9])
    #expect(try heights(200, 60, .four) == [12, 12, 9])
  }

  @Test("no cards have room for the next larger size", arguments: PlayerCount.allCases)
  func largest(players: PlayerCount) throws {
    func next(_ size: CardSize) -> CardSize? { CardSize.allCases.first { $0 > size } }
    for width in [48, 52, 57, 63, 64, 71, 80, 90, 100, 111, 112, 118, 126, 140, 160, 180, 200, 250]
    {
      let isNarrow = width < Layout.feltWidth
      for height in stride(from: 24, through: 80, by: 2) {
        let size = Size(width: width, height: height)
        let layout = try #require(Layout(size, players: players))
        if layout.isLow { continue }
        let cards = layout.cards
        /// Whether rows between the upper plate and the person's have room for a trick and the cards
        /// beside it.
        func hasRoom(_ trick: TrickShape, _ laid: CardSize?, rows: Int) -> Bool {
          let width = min(34, (layout.inner.width - max(18, trick.width)) / 2)
          let plate = Rect(
            x: 0, y: 0, width: width, height: players.number > 4 ? rows / 2 : rows)
          let rect = SeatPlate.cards(in: plate, isAtTop: false)
          return width >= (isNarrow ? 14 : 17)
            && trick.rows(players) + (players.hasSeatOpposite ? 0 : 1) <= rows
            && laid.map {
              LaidCards(isNarrow ? 3 : 6, size: $0, aligned: .left, in: rect) != nil
            } ?? true
        }
        // Rows above the felt and below the status line are free, too.
        let spare = layout.felt.y - layout.title.bottom + layout.keys.y - layout.status.bottom
        let rows = layout.centre.height + spare
        #expect(hasRoom(cards.trick, cards.laid, rows: rows), "\(size)")
        // In one line the hand's cards are no larger than the trick's, in two at most one size; than
        // laid cards, two sizes.
        let most = cards.handLines == 2 ? next(cards.trick.size) : cards.trick.size
        let isNotTooLarge = cards.laid.map { cards.hand.step - $0.step < 2 } ?? true
        if let larger = next(cards.hand), larger <= most ?? larger, isNotTooLarge,
          HandLayout.fits(larger, lines: cards.handLines, in: layout.hand.width)
        {
          let more = cards.handLines * (larger.height - cards.hand.height)
          #expect(!hasRoom(cards.trick, cards.laid, rows: rows - more), "hand \(size)")
        }
        if let larger = next(cards.trick.size),
          cards.laid.map({ larger.step - $0.step <= 2 }) ?? true
        {
          for columns in [2, 3] {
            let trick = TrickShape(size: larger, columns: columns)
            #expect(!hasRoom(trick, cards.laid, rows: rows), "trick \(size)")
          }
        }
        if let laid = cards.laid, let larger = next(laid), larger < min(cards.trick.size, .huge) {
          let more = players.hasSeatOpposite ? larger.height - laid.height : 0
          #expect(!hasRoom(cards.trick, larger, rows: rows - more), "laid \(size)")
        }
      }
    }
  }

  @Test("a larger window never has smaller cards in the hand", arguments: PlayerCount.allCases)
  func growth(players: PlayerCount) throws {
    // Panels appear at 112 columns and take room from the felt.
    for widths in [48...63, 64...111, 112...250] {
      for height in stride(from: 26, through: 80, by: 3) {
        let layouts = try widths.map {
          try #require(Layout(Size(width: $0, height: height), players: players))
        }
        for (narrow, wide) in zip(layouts, layouts.dropFirst()) {
          #expect(narrow.felt.width <= wide.felt.width)
          // Where words before the seats become cards, they may take rows from the hand.
          let isFirst = narrow.cards.laid == nil && wide.cards.laid != nil
          #expect(isFirst || narrow.cards.hand <= wide.cards.hand)
        }
      }
    }
  }

  @Test("each seat has room for six laid cards of one size", arguments: PlayerCount.allCases)
  func laid(players: PlayerCount) throws {
    for (width, height) in [(80, 40), (118, 40), (140, 45), (200, 60), (250, 80)] {
      let layout = try #require(Layout(Size(width: width, height: height), players: players))
      let size = try #require(layout.cards.laid)
      #expect(size < layout.cards.trick.size)
      for plate in layout.plates {
        let rect = SeatPlate.cards(in: plate, isAtTop: plate.y < layout.centre.y)
        let cards = try #require(LaidCards(6, size: size, aligned: .left, in: rect))
        for index in 0..<6 { check([cards.rect(index)], inside: plate) }
      }
    }
  }

  @Test("the panels are beside the felt from 112 columns on")
  func panels() throws {
    let narrow = try #require(Layout(Size(width: 111, height: 30), players: .five))
    let wide = try #require(Layout(Size(width: 112, height: 30), players: .five))
    #expect(narrow.leftPanel == nil && narrow.rightPanel == nil)
    #expect(wide.leftPanel != nil && wide.rightPanel != nil)
    #expect(wide.felt.width == Layout.feltWidth)
    for size in [Size(width: 112, height: 32), Size(width: 140, height: 45)] {
      #expect(try #require(Layout(size, players: .five)).leftPanel != nil)
    }
  }

  @Test("a text begins a blank row below the title, or level with the panels")
  func texts() throws {
    for (width, height) in [(48, 32), (80, 24), (112, 24), (140, 45), (200, 60)] {
      let layout = try #require(Layout(Size(width: width, height: height), players: .five))
      #expect(layout.text.y == max(2, layout.leftPanel?.y ?? 0))
      #expect(layout.text.bottom == layout.keys.y && layout.fullText.y >= layout.title.bottom)
      #expect(layout.text.column.width == min(60, layout.text.width - 2))
      let startMenu = try #require(StartMenuLayout(Size(width: width, height: height)))
      #expect(startMenu.body.y == 2 && startMenu.body.bottom == startMenu.notice.y)
    }
  }

  @Test("in the widest windows title and keys are no further apart than the panels between them")
  func bars() throws {
    let size = Size(width: 200, height: 60)
    let layout = try #require(Layout(size, players: .five))
    let startMenu = try #require(StartMenuLayout(size))
    let panel = try #require(layout.leftPanel)
    #expect(layout.title.x == panel.x - 2 && layout.title.right == size.width - panel.x + 2)
    for bar in [layout.keys, startMenu.title, startMenu.keys] {
      #expect(bar.x == layout.title.x && bar.width == layout.title.width)
    }
    let narrow = try #require(Layout(Size(width: 140, height: 45), players: .five))
    #expect(narrow.title.x == 0 && narrow.title.width == 140)
  }

  /// Fifteen cards fit in the hand.
  private func checkHand(in layout: Layout) {
    let hand = HandLayout(Array(CardSet.deck.prefix(15)), in: layout)
    for index in 0..<15 {
      #expect(hand.columns(index).lowerBound >= layout.hand.x)
      #expect(hand.columns(index).upperBound <= layout.hand.right)
      #expect(hand.y(index) >= layout.hand.y)
      #expect(hand.y(index) + 2 + hand.size.height <= layout.hand.bottom)
    }
  }

  /// Cards of a trick, with their shadows, touch neither each other nor plates nor the rail: of the
  /// rows at their upper and lower edges half is blank.
  private func checkTrick(_ cards: [Rect], in layout: Layout) {
    for (index, card) in cards.enumerated() {
      for plate in layout.plates where plate.y >= layout.centre.y {
        #expect(card.right < plate.x || plate.right < card.x)
      }
      #expect(layout.plates.count % 2 == 1 || card.y > layout.inner.y)
      #expect(card.x > layout.inner.x && card.right < layout.inner.right)
      #expect(card.bottom <= layout.own.y)
      for other in cards[..<index] {
        let columns = max(card.x - other.right, other.x - card.right)
        #expect(columns >= 2 || card.bottom <= other.y || other.bottom <= card.y)
      }
    }
  }

  private func check(_ parts: [Rect], inside whole: Rect) {
    for (index, part) in parts.enumerated() {
      #expect(part.x >= whole.x && part.right <= whole.right)
      #expect(part.y >= whole.y && part.bottom <= whole.bottom)
      for other in parts[..<index] {
        let isApart =
          part.right <= other.x || other.right <= part.x || part.bottom <= other.y
          || other.bottom <= part.y
        #expect(isApart, "\(part) \(other)")
      }
    }
  }
}
