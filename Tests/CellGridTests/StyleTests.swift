import CellGrid
import Testing

@Suite struct StyleTests {
  @Test("A basic colour is one of sixteen") func basic() {
    #expect(Color(rich: 200, basic: 17).basic == 1)
  }
}
