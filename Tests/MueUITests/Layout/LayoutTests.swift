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
      let hand = HandLayout(Array(CardSet.deck.prefix(15)), in: layout)
      #expect(hand.left >= layout.hand.x && hand.x(14) + hand.width <= layout.hand.right)
    }
  }

  @Test("its parts are inside the window and do not overlap", arguments: PlayerCount.allCases)
  func disjoint(players: PlayerCount) throws {
    for width in [48, 51, 52, 56, 63, 64, 80, 99, 100, 111, 112, 120, 140, 179, 180, 200, 250] {
      for height in [26, 31, 32, 43, 44, 45, 55, 56, 57, 58, 60, 80] {
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
        #expect(cards.allSatisfy { $0.width == layout.cards.width })
        let homes = (0..<players.number).map { layout.home(offset: $0) }
        for home in homes { check([home], inside: layout.inner) }
        let hand = HandLayout(Array(CardSet.deck.prefix(15)), in: layout)
        #expect(hand.left >= layout.hand.x && hand.x(14) + hand.width <= layout.hand.right)
        #expect(layout.plates.count == players.number - 1)
      }
    }
  }

  @Test("cards and felt grow with the window, in steps")
  func steps() throws {
    func layout(_ width: Int, _ height: Int) throws -> Layout {
      try #require(Layout(Size(width: width, height: height), players: .five))
    }
    for (width, height) in [(48, 26), (48, 40), (64, 24), (80, 24), (99, 40), (250, 31)] {
      let layout = try layout(width, height)
      #expect(layout.cards == .small && layout.hand.height == 5)
      #expect(layout.felt.width == min(width, 64))
    }
    // A window held upright has room for larger cards too.
    for (width, height, size) in [
      (100, 32, CardSize.medium), (48, 44, .medium), (140, 45, .large), (52, 56, .large),
      (200, 60, .huge), (250, 80, .huge),
    ] {
      let layout = try layout(width, height)
      #expect(layout.cards == size && layout.hand.height == 2 + size.height)
    }
    #expect(try layout(140, 45).hand.height == 2 + 7)
    #expect(try layout(140, 45).felt.width >= 80 && layout(200, 60).felt.width >= 120)
    #expect(try layout(48, 44).felt.height > layout(48, 40).felt.height)
    let sizes = CardSize.allCases
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 && $0.width < $1.width })
    for height in [26, 32, 44, 58, 80] {
      let layouts = try (64...250).map { try layout($0, height) }
      for (narrow, wide) in zip(layouts, layouts.dropFirst()) {
        #expect(narrow.cards <= wide.cards && narrow.felt.width <= wide.felt.width)
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
