import MueGame
import MueWords

/// Scores hands played with real cards, reading and writing JSON lines: `mue score`.
struct ScoreCommand {
  let context: AppContext

  /// Answers the lines of a file or standard input, and reports those that cannot be answered.
  func run(file: String?) -> ExitCode {
    context.readLines(of: file, goesOn: true) { line in
      do throws(ScoreFault) {
        print(try ScoreRequest(reading: line).answer.line)
        return nil
      } catch {
        return error.phrase
      }
    }
  }
}
