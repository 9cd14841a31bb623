import CVTerm

/// The contents of a terminal after the bytes it was sent.
final class EmulatedTerminal {
  let columns: Int
  let rows: Int

  private let emulator: OpaquePointer
  private let cells: OpaquePointer

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    emulator = vterm_new(Int32(rows), Int32(columns))
    cells = vterm_obtain_screen(emulator)
    vterm_set_utf8(emulator, 1)
    vterm_screen_enable_altscreen(cells, 1)
    vterm_screen_reset(cells, 1)
  }

  deinit { vterm_free(emulator) }

  /// Takes bytes that a program has written.
  func take(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      _ = vterm_input_write(
        emulator, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
  }

  /// The text of a row; the rounded ends of keys are blanks.
  func row(_ y: Int) -> String {
    (0..<columns).map { x in
      var cell = cvterm_cell()
      cvterm_get_cell(cells, Int32(y), Int32(x), &cell)
      let scalar = Unicode.Scalar(cell.scalars.0).flatMap { $0.value == 0 ? nil : $0 } ?? " "
      return "▌▐".unicodeScalars.contains(scalar) ? " " : String(Character(scalar))
    }.joined()
  }

  /// Whether a text is on a row.
  func shows(_ text: String) -> Bool {
    (0..<rows).contains { row($0).contains(text) }
  }
}
