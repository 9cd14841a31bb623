import MueGame
import MueWords
import Platform

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
      throw .tooManyBots(bots.count, players: plan.players.number)
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

/// How many numbers there were, their mean and how far they lie apart.
struct Spread: Sendable {
  private(set) var count = 0
  private var sum = 0.0
  private var squares = 0.0

  mutating func count(_ number: Double) {
    count += 1
    sum += number
    squares += number * number
  }

  func joined(with other: Spread) -> Spread {
    var both = self
    both.count += other.count
    both.sum += other.sum
    both.squares += other.squares
    return both
  }

  var mean: Double { count == 0 ? 0 : sum / Double(count) }

  /// Half the width of the 95 % interval of the mean.
  var margin: Double {
    guard count > 1 else { return 0 }
    let variance = max(0, squares - sum * mean) / Double(count - 1)
    return 1.96 * (variance / Double(count)).squareRoot()
  }

  var meanText: String { Figures.fixed(mean) }
  var marginText: String { Figures.fixed(margin) }
}

/// The file that the records of hands are written to, a line each.
struct RecordWriter: Sendable {
  private let name: String
  private let file: ByteSink

  /// Begins the file anew.
  init(_ name: String) throws(ArenaError) {
    do {
      file = try ByteSink(name)
    } catch {
      throw .cannotWrite(file: name)
    }
    self.name = name
  }

  func write(_ record: HandRecord) throws(ArenaError) {
    do {
      try file.write(record.line + "\n")
    } catch {
      throw .cannotWrite(file: name)
    }
  }
}
