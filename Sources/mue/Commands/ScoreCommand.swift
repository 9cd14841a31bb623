import MueTable
import MueWords

/// Scores hands played with real cards, a line of JSON in and out: `mue score`.
struct ScoreCommand {
  let house: House

  /// Answers every line of a file or of standard input, to the first that cannot be answered.
  func run(file: String?) -> Outcome {
    guard let lines = RecordLines(file: file) else {
      house.complain(.fileUnreadable(file: file?.harmless ?? "-"))
      return .failed
    }
    var wrong: Phrase?
    do {
      try lines.read { number, line in
        do throws(ScoreFault) {
          print(try ScoreRequest(reading: line).answer.line)
        } catch {
          wrong = .lineIsWrong(line: number, reason: error.phrase)
        }
        return wrong == nil
      }
    } catch {
      wrong = .fileUnreadable(file: file?.harmless ?? "-")
    }
    if let wrong { house.complain(wrong) }
    return wrong == nil ? .done : .failed
  }
}
