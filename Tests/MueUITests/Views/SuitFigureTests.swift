import MueRules
import Testing

@testable import MueUI

@Suite("Suits drawn large") struct SuitFigureTests {
  private func figures(_ suit: Suit) -> [SuitFigure] {
    [(5, 3), (7, 4), (11, 6)].compactMap { SuitFigure(suit, columns: $0.0, rows: $0.1) }
  }

  @Test("each suit has a figure of its own in each size, and none without room for it")
  func sizes() {
    for suit in Suit.allCases {
      #expect(figures(suit).map(\.width) == [5, 7, 11])
      #expect(figures(suit).map(\.height) == [3, 4, 6])
      #expect(SuitFigure(suit, columns: 4, rows: 9) == nil)
      #expect(SuitFigure(suit, columns: 9, rows: 3)?.width == 5)
    }
    for index in 0..<3 {
      #expect(Set(Suit.allCases.map { figures($0)[index].rows }).count == Suit.allCases.count)
    }
  }

  @Test("every figure fills its rectangle, except the blank half row above, and is symmetric")
  func shapes() {
    let mirrored: [Character: Character] = [
      "▗": "▖", "▖": "▗", "▝": "▘", "▘": "▝", "▟": "▙", "▙": "▟", "▜": "▛", "▛": "▜", "▐": "▌",
      "▌": "▐",
    ]
    for figure in Suit.allCases.flatMap(figures) {
      for row in figure.rows {
        #expect(row.count == figure.width)
        #expect(String(row.reversed().map { mirrored[$0] ?? $0 }) == row)
        #expect(row.allSatisfy { $0 == " " || Glyphs.signs.contains($0) })
      }
      #expect(figure.rows[0].allSatisfy { " ▄▗▖".contains($0) })
      #expect(figure.rows.contains { $0.first != " " })
      #expect(figure.rows.last?.contains { $0 != " " } == true)
    }
  }
}
