import CellGrid
import MueData

/// A document as plain lines for standard output.
public enum DocumentPrint {
  /// The lines of a Markdown text, wrapped to a width; headings are underlined, except for screen
  /// readers.
  public static func lines(
    _ markdown: String, width: Int, isUnicode: Bool, underlines: Bool = true
  ) -> [String] {
    let look = Appearance(theme: .plain, abilities: Abilities(palette: .none, unicode: isUnicode))
    let set = DocumentRows(DocumentText(markdown), look: look, width: width)
    return set.rows.flatMap { row in
      row.isHeading && underlines
        ? [row.text, String(repeating: isUnicode ? "─" : "-", count: row.text.columns)]
        : [row.text]
    }
  }
}
