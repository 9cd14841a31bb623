import MueStorage
import MueWords
import Platform

/// The database of results: whether it is whole.
struct ResultsCheckup {
  let context: AppContext

  /// For how long another program is waited for, in milliseconds.
  private static let patience: Int32 = 300

  var findings: [Finding] {
    guard let state = context.directories.state else { return [.wrong(.resultsUnreachable)] }
    let path = state + "/" + ResultsDatabaseFile.name
    guard access(path, F_OK) == 0 else { return [.well(.doctorNoResults)] }
    do throws(ResultsDatabaseError) {
      let games = try ResultsDatabase(path, milliseconds: Self.patience).games()
      return [.well(.doctorResultsWhole(games: games.count))]
    } catch {
      return [.wrong(error == .damaged ? .doctorResultsDamaged : error.phrase)]
    }
  }
}
