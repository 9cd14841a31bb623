import MueData
import MueRules
import Testing

@testable import MueGame

/// The judge accepts or refuses any bytes, and does nothing else.
@Suite struct HostileLineTests {
  /// Whether a line is accepted; its record must then be true again when it is written anew.
  @discardableResult
  private func judge(_ line: [UInt8]) throws -> Bool {
    guard let record = try? HandRecord(checking: line) else { return false }
    #expect(try HandRecord(checking: record.line.utf8).line == record.line)
    return true
  }

  @Test("bytes changed at random do no harm", arguments: PlayerCount.allCases)
  func bytesChanged(players: PlayerCount) throws {
    var chance = SeededGenerator(seed: UInt64(players.number))
    let narration = Array("\"\\{}[],:0123456789-+.eE tfnuRYGBK\u{1B}\u{0}é".utf8)
    var accepted = 0
    for seed in 0..<30 {
      let round = try RandomPlay.cutRound(players, seed: UInt64(seed))
      let line = Array(HandRecord(round: round, seed: "1", hand: 1).line.utf8)
      for _ in 0..<60 {
        var mutated = line
        for _ in 0...chance.below(4) {
          let offset = chance.below(mutated.count)
          let byte =
            chance.below(2) == 0
            ? narration[chance.below(narration.count)] : UInt8(chance.below(256))
          switch chance.below(3) {
          case 0: mutated[offset] = byte
          case 1: mutated.insert(byte, at: offset)
          default: mutated.removeSubrange(offset..<min(mutated.count, offset + 1 + chance.below(8)))
          }
        }
        accepted += try judge(mutated) ? 1 : 0
      }
    }
    #expect(accepted > 5)
  }

  @Test("a line cut off anywhere is no record")
  func lineCut() {
    let line = Array(HandRecordTests.finished.utf8)
    for length in 0..<line.count {
      #expect(throws: HandFault.self) { try HandRecord(checking: line.prefix(length)) }
    }
  }

  @Test("values of every kind in the place of every value do no harm")
  func valuesEvery() throws {
    let object = try JSONObject(reading: HandRecordTests.finished.utf8)
    let strange: [JSONValue] = [
      .bool(true), .integer(0), .integer(.max), .integer(.min), .number("1e308"),
      .number("-9223372036854775809"), .number("123456789012345678901234567890"),
      .string(""), .string("\u{0}"), .string("0 0 0 0"), .array([]), .array([.null, .null]),
      .integers([0]), .integers([.max, .max, .max, .max]), .strings(["", "", "", ""]),
      .array([.array([.integer(.max), .string("R1")])]), .array([.array([])]),
      .array([.array([.integer(1), .string(" ")])]), .object(JSONObject()),
    ]
    for index in object.members.indices {
      for value in strange {
        var members = object.members
        members[index] = JSONObject.Member(members[index].key, value)
        try judge(Array(JSONObject(members).text.utf8))
      }
    }
  }

  @Test("a line over the limit is refused before it is read")
  func lineOver() {
    let blanks = [UInt8](repeating: 0x20, count: JSONObject.lineLimit)
    #expect(throws: HandFault.unreadable(.tooLong(limit: 65_536))) {
      try HandRecord(checking: Array(HandRecordTests.finished.utf8) + blanks)
    }
  }

  @Test(
    "depth over the limit is refused, also in a key nobody knows",
    arguments: ["[", "{\"a\":", "[{\"a\":["])
  func depthOver(opening: String) throws {
    let line = #"{"x":"# + String(repeating: opening, count: 5_000)
    #expect(throws: HandFault.unreadable(.tooDeep(limit: 16))) {
      try HandRecord(checking: line.utf8)
    }
  }

  @Test("many keys cost little")
  func manyKeys() throws {
    let keys = (0..<6_000).map { "\"\($0)\":0," }.joined()
    let line = try HandRecordTests.finished.exchanging("{", for: "{" + keys)
    #expect(try HandRecord(checking: line.utf8).line == HandRecordTests.finished)
  }
}
