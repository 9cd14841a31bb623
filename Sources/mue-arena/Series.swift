/// Hand after hand with the same seating, the deal going round.
struct Series {
  let plan: ArenaPlan

  init(_ plan: ArenaPlan) { self.plan = plan }

  /// Plays all deals of the plan.
  func run() throws(ArenaError) -> SeriesTally {
    var tally = SeriesTally(plan)
    for number in 1...plan.deals {
      tally.count(try FinishedHand.play(number, of: plan, seating: plan.seating))
    }
    return tally
  }
}
