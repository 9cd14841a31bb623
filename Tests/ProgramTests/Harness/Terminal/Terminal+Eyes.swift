import CVTerm
import Foundation

extension Terminal {
  /// One cell as the person sees it.
  struct Cell: Equatable {
    /// The character with its marks; empty for a blank, and for the right half of a wide character.
    var text: String
    var width: Int
    /// Indices of the palette; -1 means the terminal's own colour.
    var foreground: Int
    var background: Int
    var isBold: Bool
    var isUnderlined: Bool
    var isReversed: Bool
  }

  /// The screen's rows as text, without trailing blanks; the halves of cells around keys, signs and the felt are blank.
  var screen: [String] {
    if let seen, seen.bytes == bytesReceived, seen.columns == columns, seen.rows.count == rows {
      return seen.rows
    }
    let now = (0..<rows).map(row)
    seen = Seen(bytes: bytesReceived, columns: columns, rows: now)
    return now
  }

  /// The screen as read after a number of bytes, cached since reading it is slow.
  struct Seen {
    let bytes: Int
    let columns: Int
    let rows: [String]
  }

  /// Whether a cell shows nothing but its ground, or the edge of a card.
  private func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0, 0x20, 0x258C, 0x2590: true
    default: false
    }
  }

  private func row(_ y: Int) -> String {
    var line = String.UnicodeScalarView()
    var blanks = 0
    var x = 0
    var found = cvterm_cell()
    while x < columns {
      cvterm_get_cell(cells, Int32(y), Int32(x), &found)
      x += max(1, Int(found.width))
      if isBlank(found.scalars.0) {
        blanks += 1
        continue
      }
      line.append(contentsOf: repeatElement(" ", count: blanks))
      blanks = 0
      withUnsafeBytes(of: found.scalars) { bytes in
        for scalar in bytes.bindMemory(to: UInt32.self) {
          guard scalar != 0, scalar != .max else { break }
          if let scalar = Unicode.Scalar(scalar) { line.append(scalar) }
        }
      }
    }
    return String(line)
  }

  /// The whole screen as text.
  var text: String { screen.joined(separator: "\n") }

  /// The screen, whether the program has read its keys, and what it does now: what a test that timed out reports.
  var report: String {
    "\(text)\n\(cvterm_unread(controller)) bytes unread, state \(systemFacts.first ?? "gone")"
  }

  /// Whether the program neither computes nor writes: it sleeps, is stopped, or has ended.
  var isResting: Bool { systemFacts.first.map { !"RD".contains($0) } ?? true }

  /// Whether the program runs: it has neither ended nor been stopped.
  var isRunning: Bool { systemFacts.first.map { !"ZTX".contains($0) } ?? false }

  /// The cell of the cursor, visible or not.
  var cursor: (x: Int, y: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(emulator), &position)
    return (Int(position.col), Int(position.row))
  }

  /// The processor time that the program has used, in hundredths of a second.
  var processorTicks: Int {
    systemFacts.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// What `/proc` says of the program, from its state on; empty once it has ended.
  private var systemFacts: [Substring] {
    let facts = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return facts.split(separator: ") ").last?.split(separator: " ") ?? []
  }

  /// The contents of a cell.
  func cell(_ x: Int, _ y: Int) -> Cell {
    var found = cvterm_cell()
    cvterm_get_cell(cells, Int32(y), Int32(x), &found)
    return Cell(
      text: withUnsafeBytes(of: found.scalars) { bytes in
        let scalars = bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 && $0 != .max }
        return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      },
      width: Int(found.width), foreground: Int(found.foreground),
      background: Int(found.background), isBold: found.bold != 0,
      isUnderlined: found.underline != 0, isReversed: found.reverse != 0)
  }

  /// The first cell of the first occurrence of a text on the screen.
  func cell(of text: String) -> Cell? {
    for (y, line) in screen.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      var x = 0
      var characters = line[..<range.lowerBound].count
      while characters > 0 {
        x += max(1, cell(x, y).width)
        characters -= 1
      }
      return cell(x, y)
    }
    return nil
  }
}
