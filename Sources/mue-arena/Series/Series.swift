import MueGame
import MueWords

/// Hand after hand with the same seating, the deal going round.
struct Series: Sendable {
  let plan: TablePlan
  /// The players as given; the list is repeated around the table.
  let bots: [PlayerSpec]
  /// Where the hands are written to, if anywhere.
  let record: String?

  init(_ plan: TablePlan, _ bots: [PlayerSpec], record: String?) throws(ArenaError) {
    self.plan = plan
    self.bots = bots
    self.record = record
    if bots.count > plan.players.number {
      throw .tooManyMinds(bots.count, players: plan.players.number)
    }
  }

  /// Who sits in each seat.
  var seating: [PlayerSpec] { (0..<plan.players.number).map { bots[$0 % bots.count] } }

  /// Plays all deals of the plan, or as many as there is time for, and writes their records if the
  /// plan says where.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> SeriesTally {
    let writer = try record.map { name throws(ArenaError) in try RecordWriter(name) }
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(SeriesTally(self, writer)) { number, pool throws(ArenaError) in
      try FinishedHand.play(number, of: plan, seating: seating, pool, interruption)
    }
  }
}
