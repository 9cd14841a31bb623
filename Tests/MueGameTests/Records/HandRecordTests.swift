import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite struct HandRecordTests {
  /// Four players, the 31st deal: the Vice names 9, the Chief no trump, and the contract is lost.
  static let finished = """
    {"format":"mue-hand/1","players":4,"dealer":1,\
    "deal":["R1 R1 R3 Y0 Y7 Y8 G1 G2 G8 G9 B1 B4 B8 B9 K5",\
    "R8 Y1 Y6 Y9 G0 G1 B0 B3 B5 B7 B7 K3 K4 K7 K9",\
    "R0 R2 R4 R5 R6 R7 R9 Y3 Y4 G3 K0 K1 K6 K7 K8",\
    "R7 Y1 Y2 Y5 Y7 G4 G5 G6 G7 G7 B1 B2 B6 K1 K2"],\
    "auction":[[1,""],[2,"K1"],[3,"Y2"],[0,""],[1,"K9"],[2,""],[3,""],[0,"Y7 G1"],\
    [1,""],[2,""],[3,""],[0,""]],\
    "chief":0,"vice":1,"viceTrump":"9","chiefTrump":"none","partner":3,\
    "tricks":[[0,"B4 B7 G3 B1"],[1,"G1 K1 G6 G2"],[3,"B6 B8 B5 R9"],[2,"K0 K1 K5 K3"],\
    [0,"G1 G0 R6 G5"],[3,"G7 G8 B0 R2"],[0,"Y0 Y6 Y3 Y1"],[1,"Y9 R7 G4 B9"],[1,"K9 K6 R7 G9"],\
    [1,"R8 R0 B2 R3"],[1,"B3 K7 Y2 B1"],[1,"K4 K8 K2 Y8"],[2,"R4 Y7 R1 B7"],[2,"R5 G7 R1 K7"],\
    [2,"Y4 Y5 Y7 Y1"]],\
    "points":[12,23,18,7],"bonus":[-20,10,10,0],"score":[-8,33,28,7]}
    """

  /// Three players, the deal of seed 0: two lay a card each.
  static let eclat = """
    {"format":"mue-hand/1","players":3,"dealer":0,\
    "deal":["R1 R1 R6 R7 R9 Y3 Y4 Y7 B2 B3 B4 B7","R3 R7 Y0 Y1 Y1 Y5 Y7 Y9 B0 B1 B8 B9",\
    "R0 R2 R4 R5 R8 Y2 Y6 Y8 B1 B5 B6 B7"],\
    "auction":[[0,""],[1,"Y1"],[2,""],[0,"B2"],[1,""],[2,""],[0,""]],\
    "chief":null,"vice":null,"viceTrump":null,"chiefTrump":null,"partner":null,\
    "tricks":[],"points":[0,0,0],"bonus":[-10,5,0],"score":[-10,5,0]}
    """

  @Test("a finished hand is written with everything that came of it")
  func finishedHand() throws {
    let round = try RandomPlay.round(.four, seed: 31)
    #expect(HandRecord(round: round).line == Self.finished)
  }

  @Test("an éclat has no roles, no tricks and its penalties as bonus")
  func clatNo() throws {
    let round = try RandomPlay.round(.three, seed: 0)
    #expect(HandRecord(round: round).line == Self.eclat)
  }

  @Test(
    "an unfinished hand leaves out what is not decided yet",
    arguments: [
      (0, #""auction":[]}"#),
      (3, #""auction":[[1,""],[2,"K1"],[3,"Y2"]]}"#),
      (12, #"[0,""]],"chief":0,"vice":1}"#),
      (13, #""chief":0,"vice":1,"viceTrump":"9"}"#),
      (14, #""vice":1,"viceTrump":"9","chiefTrump":"none"}"#),
      (15, #""viceTrump":"9","chiefTrump":"none","partner":3,"tricks":[]}"#),
      (22, #""partner":3,"tricks":[[0,"B4 B7 G3 B1"],[1,"G1 K1 G6"]]}"#),
    ])
  func unfinishedHand(moves: Int, end: String) throws {
    let line = HandRecord(round: try RandomPlay.round(.four, seed: 31, moves: moves)).line
    #expect(line.hasSuffix(end), "\(line)")
  }

  @Test("names, agents, seed and number of the hand stand after the players")
  func namesAgents() throws {
    let round = try RandomPlay.round(.three, seed: 0)
    let names = ["Zoë", #"a "b" \c"#, "🂡"].compactMap { PlayerName($0) }
    let record = HandRecord(
      round: round, names: names, agents: ["human", "expert", "my\u{1B}bot"], seed: "0", hand: 7)
    let start = #"""
      {"format":"mue-hand/1","players":3,"names":["Zoë","a \"b\" \\c","🂡"],\#
      "agents":["human","expert","my\u001bbot"],"seed":"0","hand":7,"dealer":0,"deal":[
      """#
    #expect(record.line.hasPrefix(start), "\(record.line)")
  }

  @Test("the records of a game are its hands, with the seed of each deal")
  func recordsGame() throws {
    let game = try RandomPlay.game(.five, seed: 4, moves: 250)
    let records = game.handRecords
    #expect(records.count == game.moves.count)
    #expect(records.count > 2)
    for (index, record) in records.enumerated() {
      #expect(record.hand == index + 1)
      #expect(record.names == game.players.map(\.name))
      #expect(record.agents == ["human", "club", "club", "club", "club"])
      let seed = try #require(record.seed.flatMap { UInt64($0) })
      #expect(record.round.deal.texts == Deal(players: .five, seed: seed).texts)
      #expect(record.match?.standing == game.standing(beforeHand: index + 1))
      #expect(
        record.match?.standing.totals.reduce(0, +)
          == game.match.scores.prefix(index).reduce(0) {
            $0 + $1.score.reduce(0, +)
          })
      let read = try HandRecord(checking: Array(record.line.utf8))
      #expect(read.match == record.match)
      // Records by other programs need not name the match, but if they do, they say when it ends.
      let match = try #require(record.match?.object.text)
      let nameless = record.line.replacing(#","match":"# + match, with: "")
      #expect(try HandRecord(checking: nameless.utf8).match == nil)
      let endless = record.line.replacing(#","hands":5,"hand":"#, with: #","hand":"#)
      #expect(throws: HandFault.unreadable(.badValue("match"))) {
        try HandRecord(checking: endless.utf8)
      }
    }
    #expect(records.last?.round == game.match.round.all)
  }
}
