import MueGame
import MueStorage
import MueUI
import MueWords

/// Prints the costs of the person's decisions, or deletes them: `mue coach`.
struct CoachCommand {
  let context: AppContext

  /// Prints the figures, or why that is not possible.
  func run(isJSON: Bool, forgets: Bool) -> ExitCode {
    let database = ResultsDatabaseFile(directories: context.directories)
    do throws(DatabaseError) {
      if forgets {
        _ = try database.use { (database) throws(DatabaseError) in
          try database.forgetReviews()
        }
        print(context.words(.coachForgotten))
        return .done
      }
      let (report, wasDamaged) = try database.use { (database) throws(DatabaseError) in
        try database.coachReport()
      }
      if wasDamaged { context.complain(.resultsDamaged) }
      answer(report, isJSON: isJSON)
      return .done
    } catch {
      context.complain(forgets ? error.phrase : error.readingPhrase)
      return .failed
    }
  }

  private func answer(_ report: CoachReport, isJSON: Bool) {
    if isJSON {
      print(report.object.text)
      return
    }
    for line in CoachText.lines(report, words: context.words, isUnicode: context.isUnicode) {
      print(line)
    }
  }
}
