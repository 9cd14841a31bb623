import MueGame
import MueWords

/// The coach's figures as lines of text, for a terminal that scrolls or a file.
public struct CoachText {
  /// The lines, without line breaks.
  public static func lines(_ report: CoachReport, words: Words, isUnicode: Bool) -> [String] {
    let pen = Pen(forLinesIn: words, isUnicode: isUnicode)
    let rows = CoachRows(
      report: report, figures: report.figures(), pen: pen, width: ResultsText.width
    ).rows
    return rows.map { $0.text(width: ResultsText.width, pen.look) }
  }
}
