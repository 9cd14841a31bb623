import Testing

@testable import MueWords

/// Numbers that no sentence expects, as a damaged or hostile file may have them: a sentence about a
/// fault contains the number that has just been refused.
@Suite("Odd numbers in sentences") struct OddNumberTests {
  @Test("every sentence of every language says every number", arguments: [Int.min, -1, Int.max])
  func sentences(number: Int) throws {
    let languages = try Languages.load(from: Checkout.localization.path)
    let shown = number.withMinus
    for code in languages.codes {
      let path = Checkout.localization.appending(path: code + ".json").path
      let words = try #require(languages.words(for: code))
      var said = 0
      for (key, sentence) in try LanguageFile.table(path: path).sentences {
        let places = try #require(sentence.placeholders)
        let values = places.map { ($0, Phrase.Value.number(number)) }
        let text = words(Phrase(key, Dictionary(uniqueKeysWithValues: values)))
        #expect(text != key && !text.contains("{"), "\(code): \(key)")
        if text.contains(shown) { said += 1 }
      }
      #expect(said > 200, "\(code)")
    }
  }

  @Test("a negative number has a true minus sign, and a gain a plus")
  func signs() {
    #expect(Int.min.withMinus == "−9223372036854775808" && Int.min.signed == Int.min.withMinus)
    #expect((-1).withMinus == "−1" && 0.signed == "0" && 5.signed == "+5")
  }
}
