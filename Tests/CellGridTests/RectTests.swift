import CellGrid
import Testing

@Suite struct RectTests {
  @Test("Sizes are never negative") func negative() {
    #expect(Rect(x: 1, y: 2, width: -3, height: -4) == Rect(x: 1, y: 2, width: 0, height: 0))
    #expect(Size(width: -1, height: -1) == Size(width: 0, height: 0))
  }

  @Test("A block contains its first cell and not the one after its last") func contains() {
    let block = Rect(x: 2, y: 3, width: 4, height: 5)
    #expect(block.contains(Position(x: 2, y: 3)))
    #expect(block.contains(Position(x: 5, y: 7)))
    #expect(!block.contains(Position(x: 6, y: 7)))
    #expect(!block.contains(Position(x: 5, y: 8)))
    #expect(!block.contains(Position(x: 1, y: 3)))
  }

  @Test("A margin is taken from every side") func inset() {
    let block = Rect(x: 2, y: 3, width: 10, height: 6)
    #expect(block.inset(by: 2, 1) == Rect(x: 4, y: 4, width: 6, height: 4))
    #expect(block.inset(by: 9, 9).width == 0)
  }
}
