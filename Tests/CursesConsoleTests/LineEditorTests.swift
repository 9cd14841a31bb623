import MueData
import Testing

@testable import CursesConsole

@Suite("The line that is typed") struct LineEditorTests {
  /// What a terminal shows after typing, where only letters, backspaces and line feeds have a meaning.
  private struct Typing {
    var editor = LineEditor()
    private var cells: [[String]] = [[]]
    private(set) var lines: [String] = []
    private var column = 0
    let columns: Int

    init(columns: Int = 40) { self.columns = columns }

    mutating func type(_ text: String) { type(Array(text.utf8)) }

    mutating func type(_ bytes: [UInt8]) {
      for byte in bytes {
        if let line = editor.take(byte, columns: columns) { lines.append(line) }
        show(editor.takeEcho())
      }
    }

    private mutating func show(_ echo: String) {
      for character in echo {
        switch character {
        case "\n":
          cells.append([])
          column = 0
        case "\u{8}": column = max(0, column - 1)
        default: put(character)
        }
      }
    }

    private mutating func put(_ character: Character) {
      let last = cells.count - 1
      let width = character.columns
      if width == 0, column > 0 {
        cells[last][column - 1] += String(character)
        return
      }
      while cells[last].count < column + width { cells[last].append(" ") }
      cells[last][column] = String(character)
      if width == 2 { cells[last][column + 1] = "" }
      column += width
    }

    /// The rows, without blanks at their ends.
    var rows: [String] {
      cells.map { row in
        String(row.joined().reversed().drop { $0 == " " }.reversed())
      }
    }

    var row: String { rows[rows.count - 1] }
  }

  @Test("is shown as it is typed, and finished by Enter") func typed() {
    var typing = Typing()
    typing.type("hint\r")
    #expect(typing.lines == ["hint"])
    #expect(typing.rows == ["hint", ""])
    #expect(typing.editor.text.isEmpty)
    typing.type("a\nb\n")
    #expect(typing.lines == ["hint", "a", "b"])
  }

  @Test("loses its last letter by Backspace, its last word by Ctrl-W and everything by Ctrl-U")
  func erased() {
    var typing = Typing()
    typing.type("play 12\u{7F}\u{8}3")
    #expect(typing.editor.text == "play 3" && typing.row == "play 3")
    typing.type("\u{17}")
    #expect(typing.editor.text == "play " && typing.row == "play")
    typing.type("7 \u{17}\u{17}")
    #expect(typing.editor.text.isEmpty && typing.row.isEmpty)
    typing.type("say hello\u{15}")
    #expect(typing.editor.text.isEmpty && typing.row.isEmpty)
    typing.type("\u{7F}\u{15}\u{17}")
    #expect(typing.lines.isEmpty && typing.rows.count == 1)
  }

  @Test("erases a wide letter and one with marks as a whole") func letters() {
    var typing = Typing()
    typing.type("grün日e\u{301}")
    #expect(typing.editor.text == "grün日e\u{301}")
    typing.type("\u{7F}")
    #expect(typing.editor.text == "grün日" && typing.row == "grün日")
    typing.type("\u{7F}x\u{7F}\u{7F}")
    #expect(typing.editor.text == "grü" && typing.row == "grü")
  }

  @Test("is written again where it went over several rows") func long() {
    var typing = Typing(columns: 10)
    typing.type("say hello to all")
    let rows = typing.rows.count
    typing.type("\u{7F}")
    #expect(typing.rows.count == rows + 1 && typing.row == "say hello to al")
    typing.type("\u{15}")
    #expect(typing.row.isEmpty)
  }

  @Test("takes no keys that are no letters, and no malformed bytes") func odd() {
    var typing = Typing()
    typing.type("a\u{1B}[A\u{1B}[1;5Cb\u{1B}OPc\u{1B}xd\u{1}\u{C}\0")
    #expect(typing.editor.text == "abcd")
    typing.type([0xC3, 0x28, 0xFF, 0xA9, 0xC3, 0xA9, 0xE2, 0x80, 0xAE])
    #expect(typing.editor.text == "abcd(é")
    typing.type(String(repeating: "x", count: 2000))
    #expect(typing.editor.text.count <= LineEditor.limit)
  }

  @Test("shows nothing that moves the cursor but backspaces and line feeds") func harmless() {
    var editor = LineEditor()
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = editor.take(UInt8(truncatingIfNeeded: state >> 33), columns: 40)
    }
    let odd = editor.takeEcho().unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return category == .control && scalar != "\n" && scalar != "\u{8}"
        || category == .format && scalar.value != 0x200D
    }
    #expect(odd.isEmpty)
  }

  @Test("ends the input by Ctrl-D only while it is empty") func end() {
    var typing = Typing()
    typing.type("a\u{4}")
    #expect(!typing.editor.hasEnded)
    typing.type("\u{7F}\u{4}")
    #expect(typing.editor.hasEnded)
  }
}
