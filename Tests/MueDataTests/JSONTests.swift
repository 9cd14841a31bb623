import Foundation
import MueRules
import Testing

@testable import MueData

@Suite struct JSONTests {
  private func fault(_ text: String) -> JSONFault? {
    do {
      _ = try JSONObject(reading: text.utf8)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "what is read is written the same",
    arguments: [
      #"{}"#, #"{"a":[]}"#, #"{"a":{"b":[1,-2,0.5,1e-3,null,true,false,"x"]},"a":2}"#,
      #"{"":"\"\\"}"#, #"{"é":"漢字 🂡"}"#, #"{"a":"\u001b\u0085\u202e\u0000"}"#,
    ])
  func whatRead(text: String) throws {
    #expect(try JSONObject(reading: text.utf8).text == text)
  }

  @Test("escapes are read as what they stand for")
  func escapesRead() throws {
    let text = #"{"a":"\"\\\/\b\f\n\r\t\u00e9\ud83c\udca1\uD7FF\ue000"}"#
    let string = try JSONObject(reading: text.utf8).value("a")?.string
    #expect(string == "\"\\/\u{8}\u{C}\n\r\té🂡\u{D7FF}\u{E000}")
  }

  @Test("a byte order mark may stand at the beginning, and only there")
  func byteOrderMark() throws {
    #expect(try JSONObject(reading: "\u{FEFF} {\"a\":1}".utf8).value("a")?.integer == 1)
  }

  @Test(
    "what is not JSON is refused with its place",
    arguments: [
      "", " ", "{", "{]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{a:1}"#, #"{'a':1}"#, "{} x",
      "{}{}",
      #"{"a":01}"#, #"{"a":+1}"#, #"{"a":.5}"#, #"{"a":1.}"#, #"{"a":1e}"#, #"{"a":-}"#,
      #"{"a":NaN}"#, #"{"a":tru}"#, #"{"a":nul"#, #"{"a":[1,]}"#, #"{"a":[1 2]}"#, #"{"a":"\x"}"#,
      #"{"a":"\u12g4"}"#, #"{"a":"\ud800"}"#, #"{"a":"\udc00"}"#, #"{"a":"\ud800\u0041"}"#,
      "{\"a\":\"\u{1B}\"}", "{\"a\":\"\n\"}", "{\"a\":\"", #"{"a":"\"#, #"{"a":"\u00"#,
      "{}\u{FEFF}", "\u{FEFF}\u{FEFF}{}", "\u{FEFF}",
      #"{"a":1} // why"#, #"{"a":٣}"#,
    ])
  func whatNot(text: String) {
    guard case .notJSON(let place) = fault(text) else {
      Issue.record("\(text) was taken")
      return
    }
    #expect((0...text.utf8.count).contains(place))
  }

  @Test(
    "bytes that are no text are refused",
    arguments: [
      [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    ])
  func bytesNo(value: [UInt8]) {
    let bytes = Array(#"{"a":"#.utf8) + value + Array("}".utf8)
    #expect(throws: JSONFault.notJSON(at: 5)) { try JSONObject(reading: bytes) }
  }

  @Test("what is no object is refused", arguments: ["[]", "1", "null", #""{}""#])
  func whatNo(text: String) {
    #expect(fault(text) == .notAnObject)
  }

  @Test(
    "a whole number is one however it is written",
    arguments: [
      ("1", 1), ("-0", 0), ("1.0", 1), ("1e2", 100), ("9223372036854775807", Int.max), ("0.5", nil),
      ("1e400", nil), ("9223372036854775808", nil), ("1e16", nil), (#""1""#, nil), ("true", nil),
    ])
  func wholeNumber(text: String, number: Int?) throws {
    let object = try JSONObject(reading: #"{"a":\#(text)}"#.utf8)
    #expect(try object.value("a")?.integer == number)
  }

  @Test("a key that stands there twice has no value")
  func keyStands() throws {
    let object = try JSONObject(reading: #"{"a":null,"b":1,"a":2}"#.utf8)
    #expect(throws: JSONFault.keyTwice("a")) { try object.value("a") }
    #expect(try object.value("b") == .integer(1))
  }

  @Test("the limit of depth counts lists and objects")
  func limitDepth() {
    let deepest = String(repeating: "[", count: 15) + String(repeating: "]", count: 15)
    #expect(fault(#"{"a":\#(deepest)}"#) == nil)
    #expect(fault(#"{"a":[\#(deepest)]}"#) == .tooDeep(limit: 16))
  }

  @Test("any text comes back, and nothing of it moves a cursor")
  func anyText() throws {
    var chance = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<chance.below(12) {
        let range = [0x80, 0x300, 0x2100, 0x1_0000, 0x11_0000][chance.below(5)]
        if let scalar = Unicode.Scalar(UInt32(chance.below(range))) { text.append(scalar) }
      }
      let line = JSONObject([.init("a", .string(String(text)))]).text
      #expect(try JSONObject(reading: line.utf8).value("a")?.string == String(text))
      #expect(
        !line.unicodeScalars.contains {
          [.control, .format].contains($0.properties.generalCategory)
        })
      let theirs = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      #expect(theirs["a"] == String(text))
    }
  }
}
