import MueGame
import MueWords

/// Scores hands that were played with real cards, with JSON lines in and out: `mue score`.
struct ScoreCommand {
  let context: AppContext

  /// Answers the lines of a file or of standard input, and reports those that cannot be answered.
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
