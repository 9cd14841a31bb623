import MueBots
import MueGame
import MueRules
import Platform

/// The seats and hands to review, the bot that reviews them, and how long it thinks.
struct ReviewPlan: Sendable {
  /// One seat of one hand.
  struct Part: Sendable {
    let record: HandRecord
    let reviewer: Reviewer
  }

  let parts: [Part]
  let bot: PlayerSpec
  let thinking: Thinking
  let seed: UInt64
  let jobs: Int

  init(_ file: String, _ parsed: ParsedOptions) throws(ArenaError) {
    if parsed.has("playouts"), parsed.has("budget-ms") { throw .twoBudgets }
    bot = try PlayerSpec(parsed.value(of: "mind") ?? "expert")
    guard let player = bot.bot else { throw .notForOthers(bot: bot.text) }
    do throws(OptionError) {
      thinking = try parsed.thinking(atLeast: 1, usually: 1000)
      seed = try parsed.seed(of: "seed") ?? 1
      jobs = try parsed.jobs(for: thinking)
      _ = try parsed.number(of: "seat", in: 0...5)
    } catch {
      throw .option(error)
    }
    var parts: [Part] = []
    for (_, record) in try HandsFile(file).hands {
      for seat in try Self.seats(of: record, parsed) {
        parts.append(Part(record: record, reviewer: record.reviewer(seat, player)))
      }
    }
    self.parts = parts
  }

  /// The seat asked for; otherwise the seats of persons, or all if there are none.
  private static func seats(
    of record: HandRecord, _ parsed: ParsedOptions
  ) throws(ArenaError) -> [Seat] {
    let seats = record.round.players.seats
    do throws(OptionError) {
      if let wanted = try parsed.number(of: "seat", in: 0...(seats.count - 1)) {
        return [seats[wanted]]
      }
    } catch {
      throw .option(error)
    }
    let persons = seats.filter { seat in
      record.agents.flatMap { Agent(text: $0[seat]) }?.isPerson == true
    }
    return persons.isEmpty ? seats : persons
  }
}

extension HandRecord {
  /// A review from a seat, with the open handicap that it had.
  fileprivate func reviewer(_ seat: Seat, _ bot: any Bot) -> Reviewer {
    let peek = agents.flatMap { Agent(text: $0[seat]) }?.peek ?? .none
    return Reviewer(round, seat: seat, by: bot, peek: peek)
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
    try InputLines(file).read { number, line throws(ArenaError) in
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
