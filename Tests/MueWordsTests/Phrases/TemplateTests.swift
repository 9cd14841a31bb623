import Testing

@testable import MueWords

@Suite struct TemplateTests {
  @Test("the placeholders are found from left to right")
  func placeholders() {
    #expect(Template("{a} und {b}, {a}").placeholders == ["a", "b", "a"])
    #expect(Template("ohne").placeholders == [])
    #expect(Template("").placeholders == [])
  }

  @Test("braces must match", arguments: ["{a", "a}", "{a} }", "{", "}{"])
  func braces(text: String) {
    #expect(Template(text).placeholders == nil)
  }

  @Test("letters beyond ASCII stay whole around placeholders")
  func unicode() {
    #expect(Template("Ä{x}ß→{x}́").filled { _ in "ü" } == "Äüß→ǘ")
  }
}
