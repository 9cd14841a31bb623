import MueData
import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite struct HandCheckingTests {
  static let finished = HandRecordTests.finished
  static let eclat = HandRecordTests.eclat

  @Test(
    "every hand written down is judged true and reads back the same",
    arguments: PlayerCount.allCases)
  func everyHand(
    players: PlayerCount
  ) throws {
    var ends: Set<String> = []
    for seed in 0..<400 {
      let round = try RandomPlay.round(players, seed: UInt64(seed))
      let line = HandRecord(round: round, seed: String(seed), hand: seed + 1).line
      #expect(try HandRecord(checking: line.utf8).line == line)
      switch try #require(round.score).result {
      case .played(let reckoning): ends.insert(reckoning.isMade ? "made" : "lost")
      case .eclat: ends.insert("éclat")
      case .allPassed: ends.insert("all passed")
      }
    }
    #expect(ends.count == 4)
  }

  @Test("every hand cut off anywhere is judged true", arguments: PlayerCount.allCases)
  func everyHandCut(players: PlayerCount) throws {
    for seed in 0..<600 {
      let line = HandRecord(round: try RandomPlay.cutRound(players, seed: UInt64(seed))).line
      #expect(try HandRecord(checking: line.utf8).line == line)
    }
  }

  @Test("one hand is judged true after each of its moves")
  func oneHand() throws {
    for moves in 0...80 {
      let line = HandRecord(round: try RandomPlay.round(.four, seed: 31, moves: moves)).line
      #expect(try HandRecord(checking: line.utf8).line == line)
    }
  }

  @Test("names, agents, seed and number are read back")
  func namesAgents() throws {
    let game = try RandomPlay.game(.six, seed: 9, moves: 120)
    #expect(game.handRecords.count > 1)
    for record in game.handRecords {
      let read = try HandRecord(checking: record.line.utf8)
      #expect(read.names == record.names)
      #expect(read.agents == record.agents)
      #expect(read.seed == record.seed)
      #expect(read.hand == record.hand)
    }
  }

  @Test(
    "a true record may be written otherwise",
    arguments: [
      ("unknown keys", #"{"format""#, #"{"zebra":[[{"a":null}],1e400,-0.5,true],"format""#),
      ("the rules by their name", #""dealer""#, #""rules":"mue-classic/1","dealer""#),
      ("an unknown key twice", #"{"format""#, #"{"x":1,"x":2,"format""#),
      (
        "null for what is optional", #""dealer""#, #""names":null,"seed":null,"hand":null,"dealer""#
      ),
      ("blanks and line ends", #","dealer":1,"#, " ,\t\"dealer\" :\r\n1 , "),
      ("numbers of other make", #""dealer":1"#, #""dealer":1.0"#),
      ("numbers with exponents", "[12,23,18,7]", "[1.2e1,2300e-2,18,7.0]"),
      ("escaped letters", #""chiefTrump":"none""#, #""chiefTrum\u0070":"\u006eone""#),
      ("a bid in another order", #"[0,"Y7 G1"]"#, #"[0,"G1 Y7"]"#),
      ("a hand in another order", #""R7 Y1 Y2 Y5"#, #""Y5 R7 Y2 Y1"#),
      ("a name nobody could show", #""dealer""#, #""names":["a","b","\u001b","d"],"dealer""#),
    ])
  func trueRecord(why: String, old: String, new: String) throws {
    let line = try Self.finished.exchanging(old, for: new)
    #expect(try HandRecord(checking: line.utf8).line == Self.finished, "\(why)")
  }

  @Test("keys may stand in any order")
  func keysMay() throws {
    let object = try JSONObject(reading: Self.finished.utf8)
    let line = JSONObject(object.members.reversed()).text
    #expect(try HandRecord(checking: line.utf8).line == Self.finished)
  }

  @Test("what is not decided may be null, and what is null may be absent")
  func whatNot() throws {
    let cut = try RandomPlay.round(.four, seed: 31, moves: 3)
    let line = HandRecord(round: cut).line
    let nulls = #","chief":null,"vice":null,"tricks":[],"points":null,"score":null}"#
    #expect(try HandRecord(checking: (line.dropLast() + nulls).utf8).line == line)
    let short = try Self.eclat.exchanging(
      #""chief":null,"vice":null,"viceTrump":null,"chiefTrump":null,"partner":null,"tricks":[],"#,
      for: "")
    #expect(try HandRecord(checking: short.utf8).line == Self.eclat)
    let bare = try HandRecord(round: RandomPlay.round(.four, seed: 31, moves: 0)).line
      .exchanging(#","auction":[]"#, for: "")
    #expect(try HandRecord(checking: bare.utf8).round.publicState.auction.turns.isEmpty)
  }
}
