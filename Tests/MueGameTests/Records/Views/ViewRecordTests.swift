import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite struct ViewRecordTests {
  /// A hand of four players after some moves; after 16, seat 1 is asked for a card.
  private func round(_ moves: Int) throws -> Round {
    try RandomPlay.round(.four, seed: 31, moves: moves)
  }

  @Test("a view shows the cards of its seat and nobody else's")
  func viewShows() throws {
    let round = try round(3)
    let view = ViewRecord(round.observation(for: round.players.seats[3]))
    #expect(
      view.line == """
        {"format":"mue-view/1","seat":3,"players":4,"dealer":1,\
        "deal":[null,null,null,"R7 Y1 Y2 Y5 Y7 G4 G5 G6 G7 G7 B1 B2 B6 K1 K2"],\
        "auction":[[1,""],[2,"K1"],[3,"Y2"]]}
        """)
  }

  @Test("names, agents and the match stand there if they are told")
  func namesAgents() throws {
    let round = try round(0)
    let names = ["Ada", "Ben", "Clara", "David"].compactMap { PlayerName($0) }
    let view = ViewRecord(
      round.observation(for: round.players.seats[1]), names: names,
      agents: ["human", "plain", "plain", "plain"],
      match: MatchStanding(totals: [1, 2, 3, 4], end: .points(200), hand: 2))
    #expect(view.line.contains(#""names":["Ada","Ben","Clara","David"],"agents":["human","#))
    #expect(
      view.line.hasSuffix(
        #""match":{"totals":[1,2,3,4],"target":200,"hand":2},"ask":{"bid":{"atMost":1}}}"#))
    #expect(try ViewRecord(checking: view.line.utf8).line == view.line)
  }

  @Test(
    "the seat to move is asked, with all that is legal",
    arguments: [
      (12, 1, #""ask":{"trump":["black","9"]}}"#),
      (13, 0, #""ask":{"trump":["yellow","green","1","7","none"]}}"#),
      (14, 0, #""ask":{"partner":[2,3]}}"#),
      (16, 1, #""tricks":[[0,"B4"]],"ask":{"play":["B0","B3","B5","B7"]}}"#),
      (16, 2, #""tricks":[[0,"B4"]]}"#),
    ])
  func seatMove(
    moves: Int, seat: Int, end: String
  ) throws {
    let round = try round(moves)
    let line = ViewRecord(round.observation(for: round.players.seats[seat])).line
    #expect(line.hasSuffix(end), "\(line)")
  }

  @Test("a view written and read is the same view", arguments: PlayerCount.allCases)
  func viewWritten(players: PlayerCount) throws {
    for seed in 0..<120 as Range<UInt64> {
      let round = try RandomPlay.cutRound(players, seed: seed)
      for seat in players.seats {
        let observation = round.observation(for: seat)
        let line = ViewRecord(observation).line
        let read = try ViewRecord(checking: line.utf8)
        #expect(read.observation == observation.canonical)
        #expect(read.line == line)
        #expect(read.observation.legalMoves?.ask == observation.legalMoves?.ask)
      }
    }
  }

  @Test(
    "a view that cannot be is refused",
    arguments: [
      ("mue-view/1", "mue-hand/1", HandFault.wrongFormat("\"mue-hand/1\"")),
      (#""seat":1"#, #""seat":4"#, .unreadable(.badValue("seat"))),
      (#""seat":1"#, #""seat":1,"rules":"mue-quick/1""#, .wrongRules("\"mue-quick/1\"")),
      ("[null,", #"["R0","#, .unreadable(.badValue("deal"))),
      ("R8 Y1", "R8 R8 Y1", .unreadable(.badValue("deal"))),
      ("R8 Y1", "Y1", .badDeal(.wrongCount(PlayerCount.four.seats[1], cards: 14))),
      (#"[2,"K1"]"#, #"[2,"K9"]"#, .illegalMove(.turn(2), .notInHand(Card(.black, .all[9])))),
      (#"[3,"Y2"]"#, #"[0,"Y2"]"#, .wrongTurn(.turn(3), expected: 3, found: 0)),
      (#""chief":0"#, #""chief":2"#, .wrong(key: "chief", expected: "0", found: "2")),
      (#","ask":{"play":["B0","B3","B5","B7"]}"#, "", .unreadable(.missing("ask"))),
      (#""ask":{"play""#, #""ask":{"bid""#, .wrong(key: "ask", expected: "play", found: "")),
    ])
  func viewCannot(old: String, new: String, fault: HandFault) throws {
    let round = try round(16)
    let line = ViewRecord(round.observation(for: round.players.seats[1])).line
    let error = #expect(throws: HandFault.self) {
      try ViewRecord(checking: line.exchanging(old, for: new).utf8)
    }
    if case .wrong("ask", let expected, _) = error {
      #expect(expected == "play")
    } else {
      #expect(error == fault)
    }
  }

  @Test("a question to a seat that is not to move is refused")
  func questionSeat() throws {
    let round = try round(16)
    let line = ViewRecord(round.observation(for: round.players.seats[2])).line
    #expect(throws: HandFault.tooEarly(key: "ask")) {
      try ViewRecord(checking: (line.dropLast() + #","ask":{"play":["R0"]}}"#).utf8)
    }
  }
}
