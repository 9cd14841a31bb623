import MueData
import MueRules
import Testing

@testable import MueGame

/// One false record of every kind, made from a true one by a single change.
@Suite struct HandFaultTests {
  struct Lie: Sendable {
    let old: String
    let new: String
    let fault: HandFault

    init(_ old: String, _ new: String, _ fault: HandFault) {
      self.old = old
      self.new = new
      self.fault = fault
    }
  }

  static func fault(_ line: String) -> HandFault? {
    do {
      _ = try HandRecord(checking: line.utf8)
      return nil
    } catch {
      return error
    }
  }

  private static let r1 = Card(.red, Rank.all[1])
  private static let k0 = Card(.black, Rank.all[0])
  private static let seats = PlayerCount.four.seats

  static let formLies = [
    Lie(#"mue-hand/1"#, #"mue-hand/2"#, .wrongFormat(#""mue-hand/2""#)),
    Lie(#"mue-hand/1"#, #"\u001b[2J"#, .wrongFormat(#""\u001b[2J""#)),
    Lie(#""format":"mue-hand/1","#, "", .unreadable(.missing("format"))),
    Lie(#""format":"mue-hand/1","#, #""format":1,"#, .unreadable(.badValue("format"))),
    Lie(#""players":4"#, #""rules":"mue-quick/1","players":4"#, .wrongRules(#""mue-quick/1""#)),
    Lie(#""players":4"#, #""rules":1,"players":4"#, .unreadable(.badValue("rules"))),
    Lie(#""players":4"#, #""players":5"#, .badDeal(.wrongHands(4))),
    Lie(#""players":4"#, #""players":7"#, .unreadable(.badValue("players"))),
    Lie(#""players":4"#, #""players":4,"players":4"#, .unreadable(.keyTwice("players"))),
    Lie(#""players":4"#, #""players":4.5"#, .unreadable(.badValue("players"))),
    Lie(#""players":4"#, #""players":1e99"#, .unreadable(.badValue("players"))),
    Lie(#""dealer":1"#, #""dealer":4"#, .unreadable(.badValue("dealer"))),
    Lie(#""dealer":1"#, #""dealer":-1"#, .unreadable(.badValue("dealer"))),
    Lie(#""dealer":1,"#, "", .unreadable(.missing("dealer"))),
    Lie(#""dealer":1"#, #""dealer":1,"names":["a","b"]"#, .unreadable(.badValue("names"))),
    Lie(#""dealer":1"#, #""dealer":1,"agents":[0,0,0,0]"#, .unreadable(.badValue("agents"))),
    Lie(#""dealer":1"#, #""dealer":1,"seed":5"#, .unreadable(.badValue("seed"))),
    Lie(#""dealer":1"#, #""dealer":1,"hand":0"#, .unreadable(.badValue("hand"))),
    Lie("R1 R1 R3", "R1 R1 R1", .unreadable(.badValue("deal"))),
    Lie("R1 R1 R3", "R1 R1 r3", .unreadable(.badValue("deal"))),
    Lie("R1 R1 R3 ", "R1 R1 ", .badDeal(.wrongCount(seats[0], cards: 14))),
    Lie(#"[[1,""],[2,"K1"]"#, #"[[1],[2,"K1"]"#, .unreadable(.badValue("auction"))),
    Lie(#"[[1,""],[2,"K1"]"#, #"[[1,"",3],[2,"K1"]"#, .unreadable(.badValue("auction"))),
    Lie(#"[0,"B4 B7 G3 B1"]"#, #""B4 B7 G3 B1""#, .unreadable(.badValue("tricks"))),
  ]

  static let auctionLies = [
    Lie(#"[1,""],[2,"K1"]"#, #"[2,"K1"]"#, .wrongTurn(.turn(1), expected: 1, found: 2)),
    Lie(#"[2,"K1"]"#, #"[3,"K1"]"#, .wrongTurn(.turn(2), expected: 2, found: 3)),
    Lie(#"[2,"K1"]"#, #"[2,"K1 K6"]"#, .illegalMove(.turn(2), .overLimit(cards: 2, atMost: 1))),
    Lie(#"[2,"K1"]"#, #"[2,"R1"]"#, .illegalMove(.turn(2), .notInHand(r1))),
    Lie(#"[2,"K1"]"#, #"[2,"X1"]"#, .unreadableMove(.turn(2))),
    Lie(#"[2,"K1"]"#, #"[2,"K1 K1 K1"]"#, .unreadableMove(.turn(2))),
    Lie(
      #"[2,"K1"],[3,"Y2"],[0,""],[1,"K9"],[2,""]"#, #"[2,"K0"],[3,"Y2"],[0,""],[1,"K9"],[2,"K0"]"#,
      .illegalMove(.turn(6), .alreadyLaid(k0))),
    Lie(
      #"[3,""],[0,""]],"chief""#, #"[3,""],[0,""],[1,""]],"chief""#,
      .wrongTurn(.turn(13), expected: nil, found: 1)),
    Lie(#"[3,""],[0,""]],"chief""#, #"[3,""]],"chief""#, .tooEarly(key: "tricks")),
  ]

  static let namingLies = [
    Lie(#""chief":0"#, #""chief":1"#, .wrong(key: "chief", expected: "0", found: "1")),
    Lie(#""chief":0,"#, "", .unreadable(.missing("chief"))),
    Lie(#""vice":1"#, #""vice":2"#, .wrong(key: "vice", expected: "1", found: "2")),
    Lie(#""vice":1"#, #""vice":null"#, .unreadable(.missing("vice"))),
    Lie(
      #""viceTrump":"9""#, #""viceTrump":"8""#,
      .illegalMove(.viceTrump, .notNamable(of: [.suit(.black), .number(Rank.all[9])]))),
    Lie(#""viceTrump":"9""#, #""viceTrump":"black ""#, .unreadableMove(.viceTrump)),
    Lie(#""viceTrump":"9""#, #""viceTrump":9"#, .unreadable(.badValue("viceTrump"))),
    Lie(#""viceTrump":"9","#, "", .tooEarly(key: "tricks")),
    Lie(
      #""chiefTrump":"none""#, #""chiefTrump":"9""#,
      .illegalMove(
        .chiefTrump,
        .notNamable(
          of: [
            .suit(.yellow), .suit(.green), .number(Rank.all[1]), .number(Rank.all[7]), .noTrump,
          ]))),
    Lie(
      #""partner":3"#, #""partner":1"#,
      .illegalMove(.partner, .notPartner(of: [seats[2], seats[3]]))),
    Lie(#""partner":3"#, #""partner":4"#, .unreadableMove(.partner)),
    Lie(#""partner":3,"#, "", .tooEarly(key: "tricks")),
  ]

  static let trickLies = [
    Lie(
      #"[1,"G1 K1"#, #"[2,"G1 K1"#, .wrongTurn(.card(trick: 2, card: 1), expected: 1, found: 2)),
    Lie(
      "B4 B7 G3 B1", "B4 B7 B1 G3",
      .illegalMove(.card(trick: 1, card: 3), .notInHand(Card(.blue, Rank.all[1])))),
    Lie(
      "B4 B7 G3 B1", "B4 Y1 G3 B1",
      .illegalMove(
        .card(trick: 1, card: 2),
        .mustFollow(
          led: Card(.blue, Rank.all[4]),
          with: CardSet(text: "B0 B3 B5 B7 B7") ?? .none))),
    Lie("B4 B7 G3 B1", "B4 B7 G3", .trickUnfinished(1)),
    Lie("B4 B7 G3 B1", "", .trickUnfinished(1)),
    Lie("B4 B7 G3 B1", "B4 B7 G3 B1 G1", .trickTooLong(1)),
    Lie("B4 B7 G3 B1", "B4  B7 G3 B1", .trickTooLong(1)),
    Lie("B4 B7 G3 B1", "B4 B77 G3 B1", .unreadableMove(.card(trick: 1, card: 2))),
    Lie(
      #""Y4 Y5 Y7 Y1"]"#, #""Y4 Y5 Y7 Y1"],[2,"Y4"]"#,
      .wrongTurn(.card(trick: 16, card: 1), expected: nil, found: 2)),
    Lie(#""Y4 Y5 Y7 Y1"]"#, #""Y4 Y5 Y7"]"#, .tooEarly(key: "points")),
  ]

  static let scoreLies = [
    Lie(
      "[12,23,18,7]", "[12,23,7,18]",
      .wrong(key: "points", expected: "[12,23,18,7]", found: "[12,23,7,18]")),
    Lie(
      "[12,23,18,7]", "[12,23,18,7,0]",
      .wrong(key: "points", expected: "[12,23,18,7]", found: "[12,23,18,7,0]")),
    Lie(
      "[-20,10,10,0]", "[-10,5,5,0]",
      .wrong(key: "bonus", expected: "[-20,10,10,0]", found: "[-10,5,5,0]")),
    Lie(
      "[-8,33,28,7]", #""-8,33,28,7""#,
      .wrong(key: "score", expected: "[-8,33,28,7]", found: #""-8,33,28,7""#)),
    Lie(#","score":[-8,33,28,7]"#, "", .unreadable(.missing("score"))),
    Lie(#""points":[12,23,18,7],"#, "", .unreadable(.missing("points"))),
  ]

  @Test(
    "a false record is refused with the evidence",
    arguments: [formLies, auctionLies, namingLies, trickLies, scoreLies].joined())
  func falseRecord(lie: Lie) throws {
    let line = try HandRecordTests.finished.exchanging(lie.old, for: lie.new)
    #expect(Self.fault(line) == lie.fault)
  }

  static let eclatLies = [
    Lie(#""chief":null"#, #""chief":1"#, .wrong(key: "chief", expected: "null", found: "1")),
    Lie(#""partner":null"#, #""partner":2"#, .wrong(key: "partner", expected: "null", found: "2")),
    Lie(
      #""viceTrump":null"#, #""viceTrump":"2""#,
      .wrong(key: "viceTrump", expected: "null", found: #""2""#)),
    Lie(
      #""tricks":[]"#, #""tricks":[[0,"R1"]]"#,
      .wrongTurn(.card(trick: 1, card: 1), expected: nil, found: 0)),
    Lie(#",[0,""]],"chief""#, #"],"chief""#, .tooEarly(key: "points")),
    Lie(
      "[-10,5,0]", "[5,-10,0]", .wrong(key: "bonus", expected: "[-10,5,0]", found: "[5,-10,0]")),
  ]

  @Test("a false éclat is refused with the evidence", arguments: eclatLies)
  func falseClat(lie: Lie) throws {
    let line = try HandRecordTests.eclat.exchanging(lie.old, for: lie.new)
    #expect(Self.fault(line) == lie.fault)
  }

  @Test("three players have no partner")
  func threePlayers() throws {
    let round = try RandomPlay.round(.three, seed: 3)
    let line = try HandRecord(round: round).line
      .exchanging(#""partner":null"#, for: #""partner":0"#)
    #expect(Self.fault(line) == .wrong(key: "partner", expected: "null", found: "0"))
  }

  @Test("two cards of two hands exchanged are a lie", arguments: PlayerCount.allCases)
  func twoCards(players: PlayerCount) throws {
    var lies = 0
    for seed in 0..<100 {
      let round = try RandomPlay.round(players, seed: UInt64(seed))
      guard round.publicState.tricks.count > 0 else { continue }
      let line = HandRecord(round: round).line
      var texts = round.deal.texts
      let first = try #require(texts[0].split(separator: " ").first)
      let other = try #require(
        texts[1].split(separator: " ").first { !texts[0].contains($0) })
      guard !texts[1].contains(first) else { continue }
      texts[0] = try texts[0].exchanging(String(first), for: String(other))
      texts[1] = try texts[1].exchanging(String(other), for: String(first))
      let lie = try line.exchanging(
        JSONValue.strings(round.deal.texts).text, for: JSONValue.strings(texts).text)
      #expect(Self.fault(lie) != nil)
      lies += 1
    }
    #expect(lies > 15)
  }
}
