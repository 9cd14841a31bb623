import MueGame
import MueStorage
import MueWords
import Platform

/// Works the results of a card room's days out anew from the hands that were played:
/// `mue room rebuild`.
struct RoomRebuildCommand {
  let context: AppContext
  let folder: RoomFolder

  func run() -> ExitCode {
    guard let database = folder.databaseForHost(context) else { return .failed }
    do throws(RoomFault) {
      let (results, changed) = try database.rebuildResults(points: Self.points)
      print(context.words(.roomRebuilt(all: results, wrong: changed)))
      return .done
    } catch {
      context.complain(error.complaint)
      return .failed
    }
  }

  /// The points of the only person in a hand; nil if it is no complete hand of one person.
  static func points(_ line: String) -> Int? {
    let record = Log.attempt("to read a hand of the day") { () throws(HandFault) in
      try HandRecord(checking: Array(line.utf8))
    }
    guard let record, let score = record.round.score,
      let seat = record.agents?.firstIndex(where: { Agent(text: $0)?.isPerson == true })
    else { return nil }
    return score.score[seat]
  }
}
