import MueGame
import MueWords

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
