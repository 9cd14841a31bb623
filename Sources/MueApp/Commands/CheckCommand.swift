import FoundationEssentials
import MueGame
import MueWords
import Platform

/// Judges hand records: `mue check`.
struct CheckCommand {
  let context: AppContext

  /// Reads a file, or standard input, to its end or to the first line that is wrong.
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

/// Scores hands played with real cards, a line of JSON in and out: `mue score`.
struct ScoreCommand {
  let context: AppContext

  /// Answers every line of a file or of standard input, to the first that cannot be answered.
  func run(file: String?) -> ExitCode {
    context.readLines(of: file) { line in
      do throws(ScoreFault) {
        print(try ScoreRequest(reading: line).answer.line)
        return nil
      } catch {
        return error.phrase
      }
    }
  }
}

/// The lines of a file or of standard input, one at a time and never more than a limit in memory.
struct RecordLines {
  /// The longest line that is handed out whole, in bytes; of a longer one only the beginning is.
  static let limit = 70_000

  private let source: ByteSource

  /// Opens a file, or standard input without a name or for `-`.
  init(file: String?) throws(StreamFault) {
    source = if let file, file != "-" { try ByteSource(file) } else { .standardInput }
  }

  /// Hands every line that is not empty to `body`, with its number counted from 1, until `body`
  /// answers false or the input ends; throws when reading fails.
  func read(_ body: (_ number: Int, _ line: Data) -> Bool) throws(StreamFault) {
    var number = 0
    var line = Data()
    while case let chunk = try source.some(), !chunk.isEmpty {
      for part in chunk.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 {
          number += 1
          if !line.isEmpty, !body(number, line) { return }
          line.removeAll(keepingCapacity: true)
        }
        line += part.element.prefix(max(0, Self.limit - line.count))
      }
    }
    if !line.isEmpty { _ = body(number + 1, line) }
  }
}
