import CellGrid
import Testing

@Suite struct StyleTests {
  @Test("More attributes are added to those a style has") func with() {
    let red = Color(rich: 160, basic: 1)
    let style = Style(foreground: red, attributes: .bold).with(.reverse)
    #expect(style == Style(foreground: red, attributes: [.bold, .reverse]))
  }

  @Test("A basic colour is one of sixteen") func basic() {
    #expect(Color(rich: 200, basic: 17).basic == 1)
  }
}
