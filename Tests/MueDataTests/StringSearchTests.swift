import Testing

@testable import MueData

@Suite("Text in text") struct StringSearchTests {
  @Test(
    "a text contains its parts, itself and the empty text",
    arguments: ["", "a", "aab", "ab", "aaab·é", "·é"])
  func contained(part: String) {
    #expect("aaab·é".contains(text: part))
  }

  @Test(
    "and nothing else", arguments: ["b·e", "aaaab", "aaab·éé", "B"])
  func notContained(part: String) {
    #expect(!"aaab·é".contains(text: part))
  }
}
