import Glibc
import MueHistory
import MueWords

/// The database of results: whether it is whole.
struct ResultsCheckup {
  let house: House

  /// For how long another program is waited for, in milliseconds.
  private static let patience: Int32 = 300

  var findings: [Finding] {
    guard let state = house.directories.state else { return [.wrong(.resultsUnreachable)] }
    let path = state + "/" + HistoryRoom.name
    guard access(path, F_OK) == 0 else { return [.well(.doctorNoResults)] }
    do throws(HistoryError) {
      let games = try History(path, milliseconds: Self.patience).games()
      return [.well(.doctorResultsWhole(games: games.count))]
    } catch {
      return [.wrong(error == .damaged ? .doctorResultsDamaged : error.phrase)]
    }
  }
}
