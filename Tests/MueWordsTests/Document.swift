import Foundation

/// One Markdown document of `Resources/`, in the subset of Markdown that the screens support.
///
/// `# title` once at the top, `## heading`, paragraphs, and lists of `- item` whose further lines
/// are indented by two blanks.
struct Document {
  let lines: [String]

  init(language: String, name: String) throws {
    let file = Checkout.resources.appending(path: "\(language)/\(name)")
    lines = try Checkout.text(of: file).components(separatedBy: "\n")
  }

  init(_ text: String) { lines = text.components(separatedBy: "\n") }

  /// The lines between headings; the first section has the title.
  var sections: [[String]] {
    lines.reduce(into: [[]]) { sections, line in
      if line.hasPrefix("## ") { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
  }

  /// Lines in an unknown form or in a wrong place, each with its number.
  var faults: [String] {
    var faults: [String] = []
    var above = ""
    for (number, line) in zip(1..., lines) {
      if !isKnown(line, below: above, first: number == 1) { faults.append("\(number): \(line)") }
      above = line
    }
    if lines.last != "" || lines.dropLast().last == "" { faults.append("end of the file") }
    return faults
  }

  private func isKnown(_ whole: String, below above: String, first: Bool) -> Bool {
    // A link may stand anywhere, unless it crosses the end of a line.
    let line = whole.replacing(/\[([^\[\]]+)\]\(([a-z-]+\.md)?(#[^()\s]+)?\)/) { String($0.1) }
    if whole.count > 100 { return false }
    if line.isEmpty { return !above.isEmpty }
    if line.count > 100 || line.last == " " || Self.marks.contains(where: { line.contains($0) }) {
      return false
    }
    let isItem = { (line: String) in line.hasPrefix("- ") || line.hasPrefix("  ") }
    let text: Substring
    if first || line.hasPrefix("#") {
      let opening = first ? "# " : "## "
      guard line.hasPrefix(opening), above.isEmpty else { return false }
      text = line.dropFirst(opening.count)
    } else if isItem(line) {
      guard isItem(above) || (line.hasPrefix("- ") && above.isEmpty) else { return false }
      text = line.dropFirst(2)
    } else {
      guard !isItem(above), !above.hasPrefix("#"), !startsOtherList(line) else { return false }
      text = line[...]
    }
    return !text.isEmpty && !text.hasPrefix(" ") && !text.contains("  ")
  }

  private func startsOtherList(_ line: String) -> Bool {
    let afterNumber = line.drop(while: \.isWholeNumber)
    let isNumbered =
      afterNumber.count < line.count && (afterNumber.hasPrefix(". ") || afterNumber.hasPrefix(") "))
    return isNumbered || line.hasPrefix("+ ") || line.hasPrefix(">") || line.hasPrefix("---")
  }

  /// The characters of emphasis, code, links, tables or tags.
  private static let marks = ["`", "*", "](", "|", "<", "~~", "__", "\\", "\t", "\r", "!["]
}
