import MueRules
import Testing
import TextColumns

@testable import MueTable

@Suite struct PlayerNameTests {
  @Test(arguments: [
    ("Bea", "Bea"),
    ("  Bea   B.\t\n", "Bea B."),
    ("\u{1B}[2JBea", "[2JBea"),
    ("Be\u{9B}1ma\u{7}", "Be1ma"),
    ("\u{202E}Bea\u{2066}\u{200F}", "Bea"),
    ("Be\u{200B}a\u{FEFF}", "Bea"),
    ("Zoe\u{308}", "Zoë"),
    ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x", "é\u{302}\u{303}x"),
    ("\u{E000}Bea\u{2028}\u{10FFFF}", "Bea"),
    ("12345678901234567890", "1234567890123456"),
    ("123456789012345 78", "123456789012345"),
    ("漢字", "漢字"),
    ("漢字漢字漢字漢字漢字", "漢字漢字漢字漢字"),
    ("a漢字漢字漢字漢字", "a漢字漢字漢字漢"),
    ("a\u{0}b", "ab"),
    ("[2J\u{600}\u{3000}\u{300}a", "[2J a"),
  ])
  func `a name is cleaned of whatever would spoil a screen`(raw: String, text: String) throws {
    #expect(PlayerName(raw)?.text == text)
  }

  @Test(arguments: ["", " ", "\u{1B}", "\n\t\r", "\u{200B}\u{200D}", "\u{301}\u{301}", "\u{E000}"])
  func `a name with nothing to see is none`(raw: String) {
    #expect(PlayerName(raw) == nil)
  }

  @Test func `whatever goes in, a name is short, clean and stays as it is`() {
    var chance = SeededGenerator(seed: 8)
    for _ in 0..<3_000 {
      var raw = String.UnicodeScalarView()
      for _ in 0..<chance.below(60) {
        let range = [0xA0, 0x370, 0x2100, 0x1_0000, 0x11_0000][chance.below(5)]
        if let scalar = Unicode.Scalar(UInt32(chance.below(range))) { raw.append(scalar) }
      }
      guard let name = PlayerName(String(raw)) else { continue }
      #expect((1...PlayerName.limit).contains(name.text.columns))
      #expect(PlayerName(name.text) == name, "\(name.text.unicodeScalars.map(\.value))")
      for scalar in name.text.unicodeScalars {
        let category = scalar.properties.generalCategory
        #expect(![.control, .format, .unassigned, .privateUse].contains(category))
      }
      for character in name.text {
        #expect(character.unicodeScalars.count <= 8)
      }
    }
  }
}
