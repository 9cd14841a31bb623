import Testing

@testable import MueWords

@Suite struct SentenceFaultTests {
  private let model = Sentence.counted(
    by: "n", forms: ["one": "one of {x}", "other": "{n} of {x}"])

  private func faults(_ sentence: Sentence) -> [LanguageFault] {
    sentence.faults("k", against: model)
  }

  @Test("a language may have other plural forms, or none")
  func forms() {
    #expect(faults(.plain("{n} {x}")) == [])
    #expect(faults(.counted(by: "n", forms: ["two": "{x}", "other": "{x}"])) == [])
  }

  @Test("only the placeholder that counts may be omitted, and it must exist")
  func placeholders() {
    #expect(faults(.plain("{x}")) == [.missingPlaceholder("n", key: "k")])
    #expect(
      faults(.counted(by: "n", forms: ["one": "", "other": "{x}"])) == [
        .missingPlaceholder("x", key: "k")
      ])
    #expect(
      faults(.counted(by: "m", forms: ["other": "{n} {x}"])) == [.unknownPlaceholder("m", key: "k")]
    )
    #expect(faults(.plain("{n} {x} {y}")) == [.unknownPlaceholder("y", key: "k")])
  }

  @Test("braces must match")
  func braces() {
    #expect(faults(.plain("{n} {x")) == [.badBraces(key: "k")])
    #expect(faults(.plain("{n}} {x}")) == [.badBraces(key: "k")])
  }
}
