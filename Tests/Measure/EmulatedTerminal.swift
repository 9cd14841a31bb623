import CVTerm

/// The contents of a terminal with 80 columns and 24 rows after the bytes it was sent.
final class EmulatedTerminal {
  static let columns = 80
  static let rows = 24

  private let emulator: OpaquePointer
  private let cells: OpaquePointer

  init() {
    emulator = vterm_new(Int32(Self.rows), Int32(Self.columns))
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

  /// The text of a row.
  func row(_ y: Int) -> String {
    (0..<Self.columns).map { x in
      var cell = cvterm_cell()
      cvterm_get_cell(cells, Int32(y), Int32(x), &cell)
      let scalar = Unicode.Scalar(cell.scalars.0).flatMap { $0.value == 0 ? nil : $0 } ?? " "
      return String(Character(scalar))
    }.joined()
  }

  /// Whether a text is on a row.
  func shows(_ text: String) -> Bool {
    (0..<Self.rows).contains { row($0).contains(text) }
  }
}
