import MueGame
import Platform

/// A series of hands with the same seating, the deal rotating.
struct Series: Sendable {
  let plan: TablePlan
  /// The players given; the list repeats around the table.
  let bots: [PlayerSpec]
  /// The file for records of the hands; nil for none.
  let record: String?
  /// The file for what the learning reads of them; nil for none.
  let samples: String?

  init(
    _ plan: TablePlan, _ bots: [PlayerSpec], record: String?, samples: String? = nil
  ) throws(ArenaError) {
    self.plan = plan
    self.bots = bots
    self.record = record
    self.samples = samples
    if bots.count > plan.players.number {
      throw .tooManyBots(bots.count, players: plan.players.number)
    }
  }

  /// The player in each seat.
  var seating: [PlayerSpec] { (0..<plan.players.number).map { bots[$0 % bots.count] } }

  /// Plays all deals of the plan, or those before an interrupt, and records them if a file is given.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> SeriesTally {
    let writer = try record.map { name throws(ArenaError) in try RecordWriter(name) }
    let samples = try samples.map { name throws(ArenaError) in try RecordWriter(name) }
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(SeriesTally(self, writer, samples: samples)) {
      number, pool throws(ArenaError) in
      try FinishedHand.play(number, of: plan, seating: seating, pool, interruption)
    }
  }
}

/// The count, mean and spread of numbers.
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

/// A file of hand records, one a line, or of numbers.
struct RecordWriter: Sendable {
  private let name: String
  private let file: ByteSink

  /// Creates the file, or empties it.
  ///
  /// - Throws: `ArenaError.cannotWrite`.
  init(_ name: String) throws(ArenaError) {
    do {
      file = try ByteSink(name)
    } catch {
      throw .cannotWrite(file: name)
    }
    self.name = name
  }

  func write(_ record: HandRecord) throws(ArenaError) {
    try write(Array((record.line + "\n").utf8))
  }

  /// Writes numbers as four bytes each, the lowest first.
  func write(_ numbers: [Float]) throws(ArenaError) {
    try write(
      numbers.flatMap { number in
        (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern &>> (8 * UInt32($0))) }
      })
  }

  private func write(_ bytes: [UInt8]) throws(ArenaError) {
    do {
      try file.write(bytes)
    } catch {
      throw .cannotWrite(file: name)
    }
  }
}
