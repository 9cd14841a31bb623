import CellGrid
import Testing

@testable import MueUI

@Suite("Large numbers") struct LargeNumberTests {
  @Test("every number is three rows high and as wide as its signs, and no two look alike")
  func shapes() {
    let numbers = Array(-120...120)
    for number in numbers {
      let large = LargeNumber(number, isSigned: true)
      #expect(large.rows.count == LargeNumber.height)
      #expect(Set(large.rows.map(\.count)) == [large.width])
      #expect(large.width == 4 * large.text.count - 1)
    }
    #expect(Set(numbers.map { LargeNumber($0, isSigned: true).rows }).count == numbers.count)
    #expect(LargeNumber(-60).rows == LargeNumber(-60, isSigned: true).rows)
  }

  @Test("without block characters the number is a line of text, with its sign")
  func plain() throws {
    func drawn(unicode: Bool) throws -> Grid {
      let size = Size(width: 15, height: 3)
      var pen = try Studio().picture(palette: .none, unicode: unicode).pen(for: size)
      LargeNumber(-60).draw(on: &pen, x: 2, y: 0, .felt, in: pen.grid.bounds)
      return pen.grid
    }
    #expect(try drawn(unicode: false).text.split(separator: "\n") == ["      -60"])
    #expect(try drawn(unicode: true).line(0).hasSuffix("█▀▀ █▀█"))
  }
}
