import MueData
import Testing

@Suite("Base64") struct Base64Tests {
  @Test(
    "the examples of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func examples(text: String, encoded: String) {
    #expect(Array(text.utf8).base64 == encoded)
  }

  @Test("every byte")
  func bytes() {
    #expect([0xFB, 0xFF, 0xBF].base64 == "+/+/")
    #expect([UInt8](0...255).base64.count == 344)
  }
}
