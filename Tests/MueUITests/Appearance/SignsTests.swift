import CellGrid
import MueRules
import Testing

@testable import MueUI

@Suite("Signs and fonts") struct SignsTests {
  private static let all = Set(Glyphs.signs.unicodeScalars)

  private func look(_ font: Set<Unicode.Scalar>?, digits: String = "0123456789") -> Appearance {
    Appearance(
      theme: Theme(colors: [:], digits: Array(digits)),
      abilities: Abilities(palette: .eight, unicode: true, font: font))
  }

  @Test("a font that lacks one sign gets plain ones, and text keeps its umlauts") func lacking() {
    for lack in Self.all {
      let look = look(Self.all.subtracting([lack]))
      #expect(!look.glyphs.unicode, "\(lack)")
      #expect(look.glyphs.symbol(.blue) == nil && look.glyphs.chief != look.glyphs.dealer)
      #expect(look.shown("Mü · ♛") != "Mü · ♛" && look.shown("Mü") == "Mü")
    }
    #expect(look(Self.all).glyphs.symbol(.blue) == "◆")
    #expect(look(nil).glyphs.symbol(.blue) == "◆")
  }

  @Test("where some letters beyond ASCII are known, as in Latin-1, the others are spelled out")
  func letters() {
    let look = look(Set((0xA0...0xFF).compactMap(Unicode.Scalar.init)))
    #expect(look.shown("Jürgen ▸ Łódz, Мария") == "Jürgen > ?ódz, ?????")
    #expect(look.shown("Mü") == "Mü" && look.glyphs.chief == "C")
  }

  @Test("a font with lines alone, as the Linux console's, gets frames of lines and letters")
  func lines() throws {
    let font = Set((Glyphs.lines + "±").unicodeScalars)
    let glyphs = look(font).glyphs
    #expect(glyphs.solid.horizontal == "─" && glyphs.round.topLeft == "┌" && glyphs.axis == "┤")
    #expect(glyphs.symbol(.red) == nil && glyphs.chief == "C" && glyphs.laid == "*")
    let without = look(font.subtracting("╔".unicodeScalars)).glyphs
    #expect(without.solid.horizontal == "-" && without.axis == "|")
    let view = try Studio().picture(palette: .eight, font: font)
    let words = try Studio().words("en")
    for (name, screen) in try Screens.all() {
      let others = screen.draw(view, words, Size(width: 80, height: 24)).text.unicodeScalars
        .filter { !$0.isASCII && !$0.properties.isAlphabetic && !font.contains($0) }
      #expect(others.isEmpty, "\(name)")
    }
  }

  @Test("a font that lacks a theme's digits gets the usual ones") func digits() throws {
    let seven = try #require(Rank(7))
    #expect(look(Self.all, digits: "⓪①②③④⑤⑥⑦⑧⑨").glyphs.number(seven) == "7")
    let font = Self.all.union("⓪①②③④⑤⑥⑦⑧⑨".unicodeScalars)
    #expect(look(font, digits: "⓪①②③④⑤⑥⑦⑧⑨").glyphs.number(seven) == "⑦")
  }

  @Test("every sign that is drawn is one that fonts are asked for") func complete() throws {
    let view = try Studio().picture()
    let words = try Studio().words("en")
    // The marks of text, which a font without them shows as something else, but tells nothing by.
    let text = Set("“”‘’‹›–—×−±".unicodeScalars)
    var others: Set<Unicode.Scalar> = []
    for (_, screen) in try Screens.all() {
      for scalar in screen.draw(view, words, Size(width: 140, height: 45)).text.unicodeScalars
      where !scalar.isASCII && !scalar.properties.isAlphabetic { others.insert(scalar) }
    }
    // A font has all patterns of Braille or none.
    let patterns = others.filter { (0x2800...0x28FF).contains($0.value) }
    #expect(others.subtracting(Self.all).subtracting(text).subtracting(patterns) == [])
  }
}
