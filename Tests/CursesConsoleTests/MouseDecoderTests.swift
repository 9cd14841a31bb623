import CellGrid
import Testing

@testable import CursesConsole

@Suite struct MouseDecoderTests {
  private var decoder = MouseDecoder()

  private mutating func read(_ report: String, final: Character = "M") -> Mouse? {
    decoder.read(
      report: Array(report.utf8)[...], final: final == "M" ? 0x4D : 0x6D)
  }

  @Test("The left button is pressed, dragged and released") mutating func left() {
    #expect(read("0;1;1") == Mouse(.press, at: Position(x: 0, y: 0)))
    #expect(read("32;300;2") == Mouse(.drag, at: Position(x: 299, y: 1)))
    #expect(read("0;300;2", final: "m") == Mouse(.release, at: Position(x: 299, y: 1)))
  }

  @Test("Modifier keys change nothing") mutating func modifiers() {
    #expect(read("4;1;1")?.action == .press)
    #expect(read("48;1;1")?.action == .drag)
    #expect(read("80;1;1")?.action == .wheelUp)
  }

  @Test("The wheel turns up and down") mutating func wheel() {
    #expect(read("64;2;3") == Mouse(.wheelUp, at: Position(x: 1, y: 2)))
    #expect(read("65;2;3") == Mouse(.wheelDown, at: Position(x: 1, y: 2)))
    #expect(read("66;2;3") == nil)
  }

  @Test(
    "Other buttons, and motion without a button, are ignored",
    arguments: ["1;1;1", "2;1;1", "33;1;1", "34;1;1", "35;1;1", "32;1;1", "128;1;1"])
  mutating func others(report: String) {
    var decoder = decoder
    #expect(decoder.read(report: Array(report.utf8)[...], final: 0x4D) == nil)
    #expect(decoder.read(report: Array(report.utf8)[...], final: 0x6D) == nil)
  }

  @Test(
    "What is not a report is ignored",
    arguments: ["", ";;", "0;1", "0;1;1;1", "0;0;1", "0;1;0", "a;1;1", "0;99999;1", "-1;1;1"])
  func malformed(report: String) {
    var decoder = decoder
    #expect(decoder.read(report: Array(report.utf8)[...], final: 0x4D) == nil)
  }

  @Test("Reports in three bytes are read too") mutating func bytes() {
    #expect(decoder.read(bytes: [32, 33, 34]) == Mouse(.press, at: Position(x: 0, y: 1)))
    #expect(decoder.read(bytes: [64, 35, 34]) == Mouse(.drag, at: Position(x: 2, y: 1)))
    #expect(decoder.read(bytes: [35, 35, 34]) == Mouse(.release, at: Position(x: 2, y: 1)))
    #expect(decoder.read(bytes: [96, 33, 33])?.action == .wheelUp)
    #expect(decoder.read(bytes: [0, 0, 0]) == nil)
  }
}
