import CellGrid
import Testing

@Suite struct StyleTests {
  @Test("A basic colour is one of sixteen") func basic() {
    #expect(Color(rgb: 0xD700D7, basic: 17).basic == 1)
  }
}
