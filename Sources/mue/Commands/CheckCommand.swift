import MueTable
import MueWords

/// Judges hand records: `mue check`.
struct CheckCommand {
  let house: House

  /// Reads a file, or standard input, to its end or to the first line that is wrong.
  func run(file: String?) -> Outcome {
    guard let lines = RecordLines(file: file) else {
      house.complain(.fileUnreadable(file: file?.harmless ?? "-"))
      return .failed
    }
    var count = 0
    var wrong: Phrase?
    do {
      try lines.read { number, line in
        do throws(HandFault) {
          _ = try HandRecord(checking: line)
          count += 1
        } catch {
          wrong = .lineIsWrong(line: number, reason: error.phrase)
        }
        return wrong == nil
      }
    } catch {
      wrong = .fileUnreadable(file: file?.harmless ?? "-")
    }
    if let wrong {
      house.complain(wrong)
      return .failed
    }
    print(house.words(.handsHold(hands: count)))
    return .done
  }
}
