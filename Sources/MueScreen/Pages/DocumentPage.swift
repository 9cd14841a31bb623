import CellGrid

/// A document as rows: Markdown's headings, lists and paragraphs, nothing else.
struct DocumentPage {
  let text: String

  /// The rows for a width; paragraphs are wrapped, list items hang.
  func rows(_ pen: Pen, width: Int) -> [Row] {
    var rows: [Row] = []
    var paragraph = ""
    func flush() {
      rows += wrapped(paragraph, pen, width)
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") {
        flush()
        let heading = line.drop { $0 == "#" || $0 == " " }
        rows += pen.look.shown(String(heading)).wrapped(to: width)
          .map { Row(left: $0, ink: .heading) }
      } else if line.hasPrefix("- ") {
        flush()
        paragraph = String(line)
      } else if line.isEmpty {
        flush()
        if rows.last != .blank { rows.append(.blank) }
      } else {
        paragraph += (paragraph.isEmpty ? "" : " ") + line.drop { $0 == " " }
      }
    }
    flush()
    return rows
  }

  private func wrapped(_ paragraph: String, _ pen: Pen, _ width: Int) -> [Row] {
    guard !paragraph.isEmpty else { return [] }
    let text = pen.look.shown(paragraph)
    guard text.hasPrefix("- ") else { return text.wrapped(to: width).map { Row(left: $0) } }
    let lines = text.dropFirst(2).wrapped(to: width - 2)
    let bullet = "\(pen.glyphs.laid) "
    return lines.enumerated().map { Row(left: ($0 == 0 ? bullet : "  ") + $1) }
  }
}
