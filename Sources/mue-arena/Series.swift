import Foundation
import MueTable

/// Hand after hand with the same seating, the deal going round.
struct Series {
  let plan: ArenaPlan

  init(_ plan: ArenaPlan) { self.plan = plan }

  /// Plays all deals of the plan, and writes their records if the plan says where.
  func run() throws(ArenaError) -> SeriesTally {
    let file = try plan.record.map { name throws(ArenaError) in try Self.open(name) }
    var tally = SeriesTally(plan)
    for number in 1...plan.deals {
      let hand = try FinishedHand.play(number, of: plan, seating: plan.seating)
      tally.count(hand)
      do {
        try file?.write(contentsOf: Data((hand.record.line + "\n").utf8))
      } catch {
        throw .cannotWrite(file: plan.record ?? "")
      }
    }
    return tally
  }

  private static func open(_ name: String) throws(ArenaError) -> FileHandle {
    guard FileManager.default.createFile(atPath: name, contents: nil),
      let file = FileHandle(forWritingAtPath: name)
    else { throw .cannotWrite(file: name) }
    return file
  }
}

extension FinishedHand {
  /// The hand as it is written down.
  fileprivate var record: HandRecord {
    HandRecord(round: round, agents: seating, seed: String(seed), hand: number)
  }
}
