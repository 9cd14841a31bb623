import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueStorage

@Suite struct SaveFileTests {
  private func fault(_ bytes: some Collection<UInt8>) -> SaveFault? {
    do {
      _ = try SaveFile.game(from: Array(bytes))
      return nil
    } catch {
      return error
    }
  }

  private func save(_ json: String) -> [UInt8] {
    let json = Array(json.utf8)
    return Array("mue-save 1 \(json.count) \(Checksum.text(of: json))\n".utf8) + json
  }

  @Test("a save is a line that says what follows, and the record")
  func format() throws {
    let bytes = SaveFile.bytes(of: try Game.played(moves: 24, seed: 2))
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        mue-save 1 244 a7288fd90ec7f1ff
        {"agents":["human","club","club","club"],"firstDealer":0,"hands":5,\
        "moves":[["","","",""],["G2","","","B3","","","",""],\
        ["","G1","","","R1","","","K2","","","","Y9"]],\
        "names":["Player 1","Player 2","Player 3","Player 4"],"players":4,"seed":"2"}
        """)
  }

  @Test("a game comes back as it was", arguments: [0, 1, 30, 75, 200, 10_000])
  func comesBack(moves: Int) throws {
    let game = try Game.played(moves: moves)
    let back = try SaveFile.game(from: SaveFile.bytes(of: game))
    #expect(back.record == game.record)
    #expect(back.match.round == game.match.round)
  }

  @Test("a save cut off at any length is noticed")
  func cutOff() throws {
    let bytes = SaveFile.bytes(of: try Game.played(moves: 40))
    for length in 0..<bytes.count {
      #expect(fault(bytes.prefix(length))?.isDamage == true)
    }
    #expect(
      fault(bytes + [0x20]) == .wrongLength(expected: bytes.count - 32, found: bytes.count - 31))
  }

  @Test("a single changed bit anywhere is noticed")
  func singleChanged() throws {
    let bytes = SaveFile.bytes(of: try Game.played(moves: 40))
    for offset in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[offset] ^= 1 << bit
        #expect(fault(changed) != nil, "bit \(bit) of byte \(offset)")
      }
    }
  }

  @Test(
    "another first line is refused with the reason",
    arguments: [
      ("mue-save 4 0 0\n", SaveFault.otherVersion(.later)),
      ("mue-save 17", .otherVersion(.later)),
      ("mue-save 16 whatever a later program has to say", .otherVersion(.later)),
      ("mue-save 2 0 cbf29ce484222325\n", .otherVersion(.unreleased)),
      ("mue-save 3", .otherVersion(.unreleased)),
      ("mue-save 0 0 cbf29ce484222325\n", .notASave),
      ("mue-save -1 0 0\n", .notASave),
      ("mue-save 99999999999999999999 0 0\n", .notASave),
      ("mue-save 1 -5 cbf29ce484222325\n", .wrongLength(expected: -5, found: 0)),
      ("mue-save 1 0\n", .notASave),
      ("mue-save  1 0 0\n", .notASave),
      ("mue-save 1 0 0000000000000000\n", .wrongChecksum),
      ("mue-save 1 0 cbf29ce484222325\n", .notARecord),
      ("", .notASave),
      ("\u{1B}[2J", .notASave),
    ])
  func anotherFirst(text: String, fault: SaveFault) {
    #expect(self.fault(text.utf8) == fault)
  }

  @Test("a record that fits its checksum is still not believed")
  func recordFits() throws {
    let record = try Game.played(moves: 1).record
    #expect(fault(save("[]")) == .notARecord)
    #expect(fault(save("{}")) == .notARecord)
    #expect(fault(save(String(repeating: "[", count: 100_000))) == .tooDeep(limit: 16))
    let json = """
      {"players":4,"hands":5,"firstDealer":0,"seed":"\(record.seed)","names":["a","b","c","d"],\
      "agents":["human","club","club","club"],"moves":[["R0 R1 R2 R3 R4 R5"]]}
      """
    guard case .game(.illegalMove(hand: 1, move: 1, _)) = fault(save(json)) else {
      Issue.record("\(String(describing: fault(save(json))))")
      return
    }
  }

  @Test("a game by other rules is one of a later version, and no damage")
  func otherRules() throws {
    func json(_ rules: String) -> String {
      """
      {"players":4,"hands":5,"firstDealer":0,"seed":"1","names":["a","b","c","d"],\
      "agents":["human","club","club","club"],"moves":[[]],"rules":"\(rules)"}
      """
    }
    #expect(fault(save(json("mue-classic/1"))) == nil)
    #expect(fault(save(json("mue-quick/1"))) == .otherVersion(.later))
    #expect(!SaveFault.otherVersion(.later).isDamage)
  }

  @Test(
    "one person sits at the table, no more and no less",
    arguments: [
      (["club", "club", "club", "club"], 0), (["human", "club", "human:peek=3", "club"], 2),
      (["human", "human", "human", "human"], 4),
    ])
  func onePerson(agents: [String], persons: Int) {
    let agents = agents.map { "\"\($0)\"" }.joined(separator: ",")
    let json = """
      {"players":4,"hands":5,"firstDealer":0,"seed":"1","names":["a","b","c","d"],\
      "agents":[\(agents)],"moves":[[]]}
      """
    #expect(fault(save(json)) == .persons(persons))
    #expect(SaveFault.persons(persons).isDamage)
  }

  @Test("a game of people at other terminals alone is a card room's, and nobody's own")
  func ofRoom() throws {
    func json(_ agents: String) -> String {
      """
      {"players":3,"hands":1,"firstDealer":0,"seed":"1","names":["a","b","c"],\
      "agents":[\(agents)],"moves":[[]]}
      """
    }
    let all = json(#""remote:club","remote:club","club""#)
    #expect(fault(save(all)) == .persons(0))
    #expect(try SaveFile.game(from: save(all), isOfRoom: true).waitsForFriends)
    for (agents, persons) in [(#""human","remote:club","club""#, 1), (#""club","club","club""#, 0)]
    {
      #expect(throws: SaveFault.persons(persons)) {
        _ = try SaveFile.game(from: save(json(agents)), isOfRoom: true)
      }
    }
  }

  @Test("more than any game has is not read")
  func limits() {
    let bytes = [UInt8](repeating: 0x20, count: SaveFile.limit + 1)
    #expect(fault(bytes) == .tooLong(limit: 4_194_304))
  }

  @Test("bytes changed at random never trap, with the checksum made to fit")
  func bytesChanged() throws {
    var chance = SeededGenerator(seed: 4)
    let bytes = SaveFile.bytes(of: try Game.played(moves: 90))
    let json = Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    for _ in 0..<2_000 {
      var changed = json
      for _ in 0...chance.below(3) {
        changed[chance.below(changed.count)] = UInt8(chance.below(128))
      }
      let header = "mue-save 1 \(changed.count) \(Checksum.text(of: changed))\n"
      _ = fault(Array(header.utf8) + changed)
    }
  }

  @Test(
    "the checksum is FNV-1a as published",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func checksumFnv(text: String, sum: String) {
    #expect(Checksum.text(of: text.utf8) == sum)
  }
}
