import MueTable
import MueTelling
import MueWords

/// Scores hands played with real cards, a line of JSON in and out: `mue score`.
struct ScoreCommand {
  let house: House

  /// Answers every line of a file or of standard input, to the first that cannot be answered.
  func run(file: String?) -> Outcome {
    house.readLines(of: file) { line in
      do throws(ScoreFault) {
        print(try ScoreRequest(reading: line).answer.line)
        return nil
      } catch {
        return error.phrase
      }
    }
  }
}
