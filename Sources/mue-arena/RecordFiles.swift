import MueData
import MueGame
import MueRules
import Platform

/// The lines of a file that the command line names.
struct InputLines {
  private let file: String
  private var lines: FileLines

  /// Opens a file, or standard input for `-`.
  ///
  /// - Throws: `cannotRead`.
  init(_ file: String, limit: Int = JSONObject.lineLimit) throws(ArenaError) {
    self.file = file
    do throws(SystemError) {
      lines = try FileLines(file, limit: limit)
    } catch {
      throw .cannotRead(file: file)
    }
  }

  /// The next line that is not empty, with its number.
  ///
  /// - Throws: `cannotRead`.
  mutating func next() throws(ArenaError) -> (number: Int, bytes: [UInt8])? {
    do throws(SystemError) {
      return try lines.next()
    } catch {
      throw .cannotRead(file: file)
    }
  }
}

/// The finished hands of a file of `mue-hand/1`, each with its line number.
struct HandsFile {
  let hands: [(line: Int, record: HandRecord)]

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: `ArenaError` at the first line that is no finished hand, or if there is none.
  init(_ file: String) throws(ArenaError) {
    var hands: [(Int, HandRecord)] = []
    var lines = try InputLines(file)
    while let (number, line) = try lines.next() {
      let record: HandRecord
      do throws(HandFault) {
        record = try HandRecord(checking: line)
      } catch {
        throw .badHand(line: number, error)
      }
      guard record.round.score != nil else { throw .unfinishedHand(line: number) }
      hands.append((number, record))
    }
    if hands.isEmpty { throw .noHands(file: file) }
    self.hands = hands
  }
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

/// Where the hands of a duel begin: with the deal, or after the decisions of recorded hands.
///
/// With the auction given, a duel needs half the hands for the same interval, and each takes a fraction of the
/// time.
enum HandStart: String, CaseIterable, Sendable {
  /// After the deal.
  case deal
  /// After the auction, before the first trump is named.
  case naming
  /// After trump and partner are named, before the first card.
  case play

  /// The hand as it was then; nil if it did not come so far.
  fileprivate func begin(of round: Round) -> Round? {
    guard round.publicState.contract != nil else { return nil }
    var begin = Round(deal: round.deal, dealer: round.publicState.dealer)
    for move in round.publicState.moves {
      if self == .deal || self == .naming && begin.publicState.roles != nil
        || begin.publicState.play != nil
      {
        break
      }
      guard begin.applyLegal(move) else { return nil }
    }
    return begin
  }
}

/// The hands of a record file that a duel is played from.
struct RecordedStarts: Sendable {
  let start: HandStart
  /// A checksum of the file, so that only duels from the same hands are joined.
  let checksum: String
  /// The hands with a contract, as they were at the start.
  private let rounds: [Round]
  private let records: [Round]

  /// Reads the hands of a file that a number of players played.
  ///
  /// - Throws: `ArenaError` if it cannot be read, or has no such hand.
  init(_ file: String, start: HandStart, players: PlayerCount) throws(ArenaError) {
    self.start = start
    let hands = try HandsFile(file).hands.map(\.record)
    records = hands.map(\.round).filter {
      $0.players == players && $0.publicState.contract != nil
    }
    rounds = records.compactMap(start.begin)
    checksum = Checksum.text(of: hands.map(\.line).joined(separator: "\n").utf8)
    if rounds.isEmpty { throw .noHands(file: file) }
  }

  /// How many hands there are.
  var count: Int { rounds.count }

  /// All moves of the hand of a deal number, from 1.
  func moves(_ number: Int) -> [Move] { records[number - 1].publicState.moves }

  /// The hand of a deal number, from 1.
  subscript(number: Int) -> Round { rounds[number - 1] }
}
