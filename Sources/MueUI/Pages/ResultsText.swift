import MueGame
import MueWords

/// The results as lines of text, for a terminal that scrolls or a file.
public struct ResultsText {
  /// In columns.
  static let width = 60

  /// The lines, without line breaks, beginning with `heading`.
  public static func lines(
    _ results: Results, _ achievements: FoundAchievements, heading: Phrase, words: Words,
    isUnicode: Bool
  ) -> [String] {
    let pen = Pen(forLinesIn: words, isUnicode: isUnicode)
    let rows = ResultsRows(
      results: results, achievements: achievements, span: .all, pen: pen, width: width
    ).rows
    return [pen.text(heading), ""] + rows.map { $0.text(width: width, pen.look) }
  }
}
