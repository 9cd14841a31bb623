import MueData
import MueRules
import Testing

@testable import MueGame

@Suite struct PlayerNameTests {
  @Test(
    "a name is cleaned of everything that would spoil a screen",
    arguments: [
      ("Bea", "Bea"),
      ("Bea B.", "Bea B."),
      ("Bea ", "Bea"),
      ("Bea\u{7F}", "Bea"),
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
      ("\u{3164}Be\u{115F}\u{1160}a\u{2800}B\u{FFA0}", "Be a B"),
      ("a\u{FFFC}b\u{1D159}c", "a b c"),
      ("[2J\u{600}\u{3000}\u{300}a", "[2J a"),
    ])
  func nameCleaned(raw: String, text: String) throws {
    #expect(PlayerName(raw)?.text == text)
  }

  @Test(
    "a name with nothing to see is none",
    arguments: [
      "", " ", "\u{1B}", "\n\t\r", "\u{200B}\u{200D}", "\u{301}\u{301}", "\u{E000}",
      "\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{2800}\u{2800}", "\u{FFFC}", "\u{34F}",
      "\u{FE0F}",
    ])
  func nameNothing(raw: String) {
    #expect(PlayerName(raw) == nil)
  }

  @Test(
    "names that look alike are alike",
    arguments: [
      [
        "Ada", "ada", "ADA", "\u{410}da", "Ad\u{430}", "\u{391}da", "\u{C4}da", "A\u{34F}da",
        "\u{13AA}da", "\u{15C5}da",
        "\u{FF21}da",
      ],
      ["Bob", "B0b", "\u{412}ob", "B\u{3BF}b", "\u{1D401}ob", "BOB"],
      ["Karl", "\u{41A}arl", "\u{39A}arl", "Kar1"],
      ["Peter", "\u{420}eter", "P\u{435}t\u{435}r", "\u{3A1}eter"],
      ["Zo\u{EB}", "Zoe", "Z\u{43E}e", "\u{396}oe"],
      ["\u{41D}ina", "Hina", "\u{43D}ina"], ["\u{39D}ico", "Nico"],
      ["\u{406}da", "Ida", "ida", "\u{399}da"], ["\u{425}enia", "Xenia"],
    ])
  func namesLook(names: [String]) {
    let skeletons = names.map { PlayerName($0)?.skeleton }
    #expect(Set(skeletons).count == 1 && skeletons.first != .some(nil), "\(skeletons)")
  }

  @Test("a capital I is like a small l, and a name like another whose strokes are the same")
  func strokes() throws {
    func looksLike(_ one: String, _ other: String) throws -> Bool {
      try #require(PlayerName(one)).looksLike(try #require(PlayerName(other)))
    }
    for other in ["llse", "1lse", "|lse", "IIse", "ilse", "Ilse"] {
      #expect(try looksLike("Ilse", other), "\(other)")
    }
    for (one, other) in [("Ila", "Lia"), ("Ida", "Ada"), ("Tim", "Tlm")] {
      #expect(try !looksLike(one, other), "\(one) \(other)")
    }
  }

  @Test("signs of the table are no part of a guest's name")
  func signs() {
    for marked in ["Ada ♛", "▸Ada", "◆Ada★", "Ada ←", "│Ada│", "✓ Ada"] {
      #expect(PlayerName(marked)?.withoutSigns?.text == "Ada")
    }
    for other in [
      "👑Ada", "⭐Ada", "Ada ✅", "Ada ⏵", "➤Ada", "Ada‚", "Ada·", "Ada❤", "@Ada", "<Ada>",
    ] {
      #expect(PlayerName(other)?.withoutSigns?.text == "Ada", "\(other)")
    }
    for whole in ["Zoë", "Anna-Maria", "J. R.", "O'Neil", "D’Arcy", "Ben 2", "漢字", "नीना", "Ольга"] {
      #expect(PlayerName(whole)?.withoutSigns?.text == whole, "\(whole)")
    }
    for nothing in ["♛", "...", "- -", "🦊", "()"] {
      #expect(PlayerName(nothing)?.withoutSigns == nil, "\(nothing)")
    }
  }

  @Test("letters of any alphabet that are drawn alike are alike, and signs make no difference")
  func confusable() throws {
    for (name, others) in [
      ("Ilse", ["ǀlse", "ꓲlse", "Iꓡse", "Iʟse", "ߊlse", "ılse", "Ilsе", "Ⅰlse", "ɪlse"]),
      (
        "Ada",
        ["ꓮꓓꓮ", "ᴀᴅᴀ", "ᗩda", "ⲀDA", "A𝖽a", "Ꭺԁa", "AԀa", "Αdα", "ＡＤＡ", "𝐀𝐝𝐚", "Ada.", "A.d-a"]
      ),
      ("Νίκος", ["ΝΊΚΟΣ", "νίκος"]), ("Нина", ["НИНА", "нина"]),
    ] {
      let name = try #require(PlayerName(name))
      for other in others {
        #expect(try name.looksLike(#require(PlayerName(other))), "\(name.text) \(other)")
      }
    }
  }

  @Test("names that can be told apart are not alike")
  func namesCan() {
    let names = [
      "Ada", "Adan", "Ida", "Ila", "Lia", "Tim", "Tom", "Ben", "Ben 2", "Ben 3", "Bea", "Ana",
      "Anja",
      "\u{410}\u{43D}\u{43D}\u{430}", "\u{418}\u{432}\u{430}\u{43D}",
      "\u{41E}\u{43B}\u{44C}\u{433}\u{430}",
      "\u{41D}\u{438}\u{43D}\u{430}", "\u{395}\u{3BB}\u{3AD}\u{3BD}\u{3B7}", "\u{6F22}\u{5B57}",
    ]
    #expect(Set(names.compactMap { PlayerName($0)?.skeleton }).count == names.count)
  }

  @Test("a name made of any text is short, clean and stays as it is")
  func anyInput() {
    var chance = SeededGenerator(seed: 8)
    var names = 0
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
      names += 1
    }
    #expect(names > 1000)
  }
}
