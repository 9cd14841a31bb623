import Testing

@testable import MueWords

@Suite struct SentenceFaultTests {
  private let model = Sentence.chosen(
    by: "n", forms: ["one": .plain("one of {x}"), "other": .plain("{n} of {x}")])

  private func faults(_ sentence: Sentence) -> [LanguageFault] {
    sentence.faults("k", against: model)
  }

  @Test("a language may have other plural forms, or none")
  func forms() {
    #expect(faults(.plain("{n} {x}")) == [])
    #expect(faults(.chosen(by: "n", forms: ["two": .plain("{x}"), "other": .plain("{x}")])) == [])
  }

  @Test("only the placeholder that counts may be omitted, and it must exist")
  func placeholders() {
    #expect(faults(.plain("{x}")) == [.missingPlaceholder("n", key: "k")])
    #expect(
      faults(.chosen(by: "n", forms: ["one": .plain(""), "other": .plain("{x}")])) == [
        .missingPlaceholder("x", key: "k")
      ])
    #expect(
      faults(.chosen(by: "m", forms: ["other": .plain("{n} {x}")])) == [
        .unknownPlaceholder("m", key: "k")
      ])
    #expect(faults(.plain("{n} {x} {y}")) == [.unknownPlaceholder("y", key: "k")])
  }

  @Test("where a seat chooses, both forms are there, each with the placeholders of its own model")
  func seats() {
    func sentence(_ you: String, _ other: String, by name: String = "name") -> Sentence {
      .chosen(by: name, forms: ["you": .plain(you), "other": .plain(other)])
    }
    let model = sentence("you, {x}", "{name}")
    func faults(_ sentence: Sentence) -> [LanguageFault] { sentence.faults("k", against: model) }
    #expect(faults(sentence("{x}", "{name}")) == [])
    #expect(faults(sentence("du", "{name}")) == [.missingPlaceholder("x", key: "k")])
    #expect(faults(sentence("{x}", "{name} {x}")) == [.unknownPlaceholder("x", key: "k")])
    for other: Sentence in [
      .plain("{name} {x}"), .chosen(by: "name", forms: ["other": .plain("{name} {x}")]),
      sentence("{x}", "{name}", by: "x"),
    ] {
      #expect(faults(other) == [.missingForm("you", key: "k")])
    }
  }

  @Test("braces must match")
  func braces() {
    #expect(faults(.plain("{n} {x")) == [.badBraces(key: "k")])
    #expect(faults(.plain("{n}} {x}")) == [.badBraces(key: "k")])
  }
}
