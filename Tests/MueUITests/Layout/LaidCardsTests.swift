import CellGrid
import Testing

@testable import MueUI

@Suite("Laid cards") struct LaidCardsTests {
  private let rect = Rect(x: 3, y: 4, width: 20, height: 7)

  private func cards(
    _ count: Int, _ size: CardSize = .small, _ side: LaidCards.Side = .left
  ) -> LaidCards? {
    LaidCards(count, size: size, aligned: side, in: rect)
  }

  @Test("they lie beside each other, then overlap, then begin another row")
  func rows() throws {
    let apart = try #require(cards(5))
    #expect(apart.rect(4) == Rect(x: 19, y: 4, width: 4, height: 3))
    let close = try #require(cards(6))
    #expect(close.rect(0).width == 3 && close.rect(5) == Rect(x: 18, y: 4, width: 4, height: 3))
    let two = try #require(cards(7))
    #expect(two.rect(3).y == 4 && two.rect(4) == Rect(x: 3, y: 7, width: 4, height: 3))
  }

  @Test("rows overlap if they must, as long as numbers and symbols are visible")
  func overlapping() throws {
    let three = try #require(cards(18))
    #expect([0, 6, 12].map { three.rect($0).y } == [4, 6, 8])
    #expect(!three.isBelowAnother(5) && three.isBelowAnother(6))
    let large = try #require(cards(8, .medium))
    #expect(large.rect(4).y == 6 && large.rect(7).bottom == rect.bottom)
    #expect(cards(19) == nil && cards(0) == nil && cards(1, .huge) == nil)
  }

  @Test("each row begins or ends at its side, inside the rectangle")
  func sides() throws {
    for (side, count) in [(LaidCards.Side.left, 8), (.middle, 9), (.right, 11)] {
      let laid = try #require(self.cards(count, .small, side))
      let rects = (0..<count).map(laid.rect)
      #expect(rects.allSatisfy { $0.x >= rect.x && $0.right <= rect.right })
      #expect(side != .right || rects[count - 1].right == rect.right)
      #expect(side != .left || rects[0].x == rect.x)
      for (card, next) in zip(rects, rects.dropFirst()) {
        #expect(card.right <= next.x || next.y > card.y)
      }
    }
  }
}
