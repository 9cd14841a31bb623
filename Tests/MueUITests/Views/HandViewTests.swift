import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The person's hand") struct HandViewTests {
  private static let sizes = [(48, 26), (48, 40), (80, 24), (118, 40), (200, 60)]
    .map { Size(width: $0.0, height: $0.1) }

  /// The rows of the hand as text.
  private func rows(
    _ state: ScreenState, _ size: Size, unicode: Bool = true
  ) throws -> (layout: Layout, rows: [String]) {
    let layout = try #require(Layout(size, players: state.view.rules.players))
    let grid = try Studio().picture(unicode: unicode).frame(of: state, size: size)
    let rows = (layout.hand.y..<layout.hand.bottom).map { y in
      String((0..<size.width).compactMap { grid[Position(x: $0, y: y)].character })
    }
    return (layout, rows)
  }

  @Test(
    "the letter that jumps to a suit is once in the hand, above its first card", arguments: sizes)
  func letters(size: Size) throws {
    let state = try Studio().state(Positions.following())
    let (layout, rows) = try rows(state, size)
    let hand = HandLayout(state.handFromLeft, in: layout)
    let words = try Studio().words("en")
    var count = 0
    for suit in Suit.allCases {
      guard let index = hand.cards.firstIndex(where: { $0.suit == suit }) else { continue }
      // Here the arrow is in the letter's column.
      if hand.pitch == 3, hand.cards[index] == state.selection.card { continue }
      count += 1
      let row = Array(rows[hand.y(index) - layout.hand.y])
      #expect(row[hand.x(index) + 1] == words(.letter(of: suit)).first, "\(rows)")
    }
    #expect(rows.joined().count { $0.isLetter } == count)
    // Where suits are letters, those on the cards are enough.
    let plain = try self.rows(state, size, unicode: false).rows
    #expect(plain.joined().count { $0.isLetter && $0.isUppercase && $0 != "T" } >= hand.cards.count)
    #expect(plain.first?.contains { $0.isUppercase } == false)
  }

  @Test(
    "a dot marks cards that lie on the table, and the own plate says how many", arguments: sizes)
  func laid(size: Size) throws {
    let state = try Studio().state(Positions.following())
    let (layout, rows) = try rows(state, size)
    let lying = state.view.observation.publicState.lying(before: state.view.seat)
    #expect(!lying.isEmpty && rows.joined().count { $0 == "•" } == lying.count)
    let grid = try Studio().picture().frame(of: state, size: size)
    let own = (layout.own.x..<layout.own.right).compactMap {
      grid[Position(x: $0, y: layout.own.y)].character
    }
    #expect(String(own).contains("• \(lying.count) laid"), "\(String(own))")
  }
}
