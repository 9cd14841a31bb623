import MueData
import Testing

@testable import MueWords

@Suite struct SentenceTests {
  private func read(_ json: String) throws -> Sentence? {
    Sentence(try JSONObject(reading: Array("{\"a\":\(json)}".utf8))["a"] ?? .null)
  }

  private func sentence(_ json: String) throws -> Sentence { try #require(try read(json)) }

  @Test("a string is one text for every count")
  func plain() throws {
    #expect(try sentence(#""{cards} laid""#) == .plain("{cards} laid"))
  }

  @Test(
    "zero, one and two are for exactly that number, other for the rest",
    arguments: [(0, "none"), (1, "one"), (-1, "one"), (2, "a pair"), (3, "many"), (.min, "many")])
  func forms(count: Int, text: String) throws {
    let counted = try sentence(
      #"{"by":"n","zero":"none","one":"one","two":"a pair","other":"many"}"#)
    #expect(counted.text(for: ["n": .number(count)]) == text)
  }

  @Test("an omitted form is replaced by other")
  func leftOut() throws {
    let counted = try sentence(#"{"by":"n","one":"one","other":"many"}"#)
    #expect(counted.text(for: ["n": .number(0)]) == "many")
  }

  @Test("without a number to count there is no text")
  func noNumber() throws {
    let counted = try sentence(#"{"by":"n","other":"many"}"#)
    #expect(counted.text(for: [:]) == nil)
    #expect(counted.text(for: ["n": .text("3")]) == nil)
  }

  @Test(
    "plural forms need a placeholder that counts, the form other, and no unknown form",
    arguments: [
      #"{"one":"a","other":"b"}"#, #"{"by":"n","one":"a"}"#,
      #"{"by":"n","other":"b","few":"c"}"#, #"{"by":"n","other":1}"#, "1", "null", "[]",
    ])
  func malformed(json: String) throws {
    #expect(try read(json) == nil)
  }
}
