import CellGrid
import Testing

@testable import CursesConsole

@Suite("Colours for curses") struct CursesStylesTests {
  private let red = Color(rgb: 0xAF0000, basic: 9)

  @Test("every kind of terminal gets the number it understands")
  func numbers() {
    #expect(CursesStyles.index(red, .direct) == 0xAF0000)
    #expect(CursesStyles.index(red, .many) == 124)
    #expect(CursesStyles.index(red, .sixteen) == 9)
    #expect(CursesStyles.index(red, .eight) == 1)
  }

  @Test(
    "the number of colours decides on the palette",
    arguments: [
      (-1, Abilities.Palette.none), (2, .none), (8, .eight), (16, .sixteen), (88, .sixteen),
      (256, .many),
      (1 << 24, .direct),
    ])
  func palettes(colors: Int, palette: Abilities.Palette) {
    #expect(Abilities.Palette(colors: colors) == palette)
  }

  @Test("no direct colour is mistaken for one of the palette")
  func direct() {
    for rgb: UInt32 in [0, 7, 15, 255] {
      #expect(CursesStyles.index(Color(rgb: rgb, basic: 0), .direct) > 255)
    }
    #expect(CursesStyles.index(Color(rgb: 0x0100, basic: 0), .direct) == 0x0100)
  }
}
