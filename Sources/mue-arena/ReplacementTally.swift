import MueData
import MueGame
import MueWords

/// How often `plain` replaced programs, and why.
struct ReplacementTally: Equatable, Sendable {
  /// The replacements of one program for the same reason.
  struct Entry: Equatable, Sendable {
    let first: Replacement
    var hands = 1
  }

  private(set) var entries: [Entry] = []

  mutating func count(_ replacement: Replacement, hands: Int = 1) {
    let index = entries.firstIndex {
      $0.first.program == replacement.program && $0.first.defeat == replacement.defeat
    }
    if let index {
      entries[index].hands += hands
    } else {
      entries.append(Entry(first: replacement, hands: hands))
    }
  }

  mutating func add(_ other: ReplacementTally) {
    for entry in other.entries { count(entry.first, hands: entry.hands) }
  }

  var lines: [String] {
    entries.map { entry in
      let first = entry.first
      return "plain played on for “\(first.program)” in \(Figures.count(entry.hands, "hand")), "
        + "\(entry.hands == 1 ? "" : "first in ")deal \(first.deal), seat \(first.seat): "
        + first.defeat.phrase.english
    }
  }

  var json: JSONValue {
    .array(
      entries.map { entry in
        .array([
          .string(entry.first.program), .string(entry.first.defeat.word), .integer(entry.hands),
          .integer(entry.first.deal), .integer(entry.first.seat),
        ])
      })
  }

  init() {}

  /// Reads the output of `json`; nil for anything else.
  init?(_ value: JSONValue) {
    guard let rows = value.array else { return nil }
    for row in rows {
      guard let cells = row.array, cells.count == 5, let program = cells[0].string,
        let word = cells[1].string, let hands = cells[2].integer, let deal = cells[3].integer,
        let seat = cells[4].integer, hands > 0
      else { return nil }
      let replacement = Replacement(
        program: program.harmless, defeat: ProgramFailure(word: word), deal: deal, seat: seat)
      count(replacement, hands: hands)
    }
  }
}
