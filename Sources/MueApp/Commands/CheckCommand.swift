import MueData
import MueGame
import MueWords

/// Judges hand records: `mue check`.
struct CheckCommand {
  let context: AppContext

  /// Reads a file or standard input to the end, or to the first faulty line.
  func run(file: String?) -> ExitCode {
    var count = 0
    let outcome = context.readLines(of: file) { line in
      do throws(HandFault) {
        _ = try HandRecord(checking: line)
        count += 1
        return nil
      } catch {
        return error.phrase
      }
    }
    if outcome == .done { print(context.words(.handsHold(hands: count))) }
    return outcome
  }
}
