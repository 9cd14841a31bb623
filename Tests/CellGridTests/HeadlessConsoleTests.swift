import CellGrid
import Testing

@Suite struct HeadlessConsoleTests {
  private let console = HeadlessConsole(size: Size(width: 4, height: 2))

  @Test("Keys come in the order they were typed") func keys() {
    console.type([.up, .character("ü")])
    console.type([.enter])
    #expect(console.nextKey() == .up)
    #expect(console.nextKey() == .character("ü"))
    #expect(console.nextKey() == .enter)
    #expect(console.nextKey() == nil)
  }

  @Test("Grids are remembered as they were shown") func grids() {
    var grid = Grid(console.size)
    console.present(grid)
    grid.write("ab", x: 0, y: 0)
    console.present(grid)
    #expect(console.shown.map(\.text) == ["\n", "ab\n"])
  }

  @Test("A new size is announced by a key") func resized() {
    console.size = Size(width: 9, height: 9)
    #expect(console.nextKey() == .resized)
    #expect(console.size == Size(width: 9, height: 9))
  }

  @Test("Closing is noted, and may be repeated") func close() {
    #expect(!console.isClosed)
    console.close()
    console.close()
    #expect(console.isClosed)
  }
}
