import MueData
import MueRules
import Testing

@testable import MueGame

@Suite struct ScoreTests {
  private func answer(_ line: String) throws -> String {
    try ScoreRequest(reading: line.utf8).answer.line
  }

  private func fault(_ line: String) -> ScoreFault? {
    do {
      _ = try ScoreRequest(reading: line.utf8)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a question is answered in one line",
    arguments: [
      (
        #"{"players":5,"chief":2,"partner":3,"chiefTrump":"7","bid":4,"points":[7,9,10,29,5]}"#,
        #"{"target":33,"bonus":[0,0,50,50,0],"score":[7,9,60,79,5]}"#
      ),
      (
        #"{"players":5,"chief":2,"partner":3,"chiefTrump":"7","bid":4,"points":[17,9,10,19,5]}"#,
        #"{"target":33,"bonus":[10,10,-20,0,10],"score":[27,19,-10,19,15]}"#
      ),
      (
        #"{"players":5,"bid":3,"eclat":{"tied":[0,2],"last":2}}"#,
        #"{"bonus":[15,0,-30,0,0],"score":[15,0,-30,0,0]}"#
      ),
      (
        #"{"players":3,"chief":0,"partner":null,"chiefTrump":"none","bid":12,"points":[36,0,0]}"#,
        #"{"target":34,"bonus":[100,0,0],"score":[136,0,0]}"#
      ),
      (
        #"{"players":6,"chief":5,"vice":1,"partner":0,"chiefTrump":"red","bid":1,"#
          + #""points":[10,0,40,0,0,10]}"#,
        #"{"target":20,"bonus":[10,0,0,0,0,10],"score":[20,0,40,0,0,20]}"#
      ),
      (
        #"{"bid":15,"players":4,"eclat":{"last":3,"tied":[3,1,0]},"chief":null}"#,
        #"{"bonus":[75,75,0,-150],"score":[75,75,0,-150]}"#
      ),
    ])
  func questionAnswered(question: String, answer: String) throws {
    #expect(try self.answer(question) == answer)
  }

  @Test("the answer is what the hand itself came to", arguments: PlayerCount.allCases)
  func answerWhat(players: PlayerCount) throws {
    var answers = 0
    for seed in 0..<200 {
      let round = try RandomPlay.round(players, seed: UInt64(seed))
      let score = try #require(round.score)
      var question = JSONObject([.init("players", .integer(players.number))])
      switch score.result {
      case .played(let reckoning):
        let contract = reckoning.contract
        question.append("chief", .integer(contract.roles.chief.index))
        question.append("vice", contract.roles.vice.map { .integer($0.index) } ?? .null)
        question.append("partner", contract.partner.map { .integer($0.index) } ?? .null)
        question.append("chiefTrump", .string(contract.chiefTrump.text))
        question.append("bid", .integer(contract.roles.level))
        question.append("points", .integers(score.points))
      case .eclat(let eclat):
        question.append("bid", .integer(eclat.level))
        let tie = JSONObject([
          .init("tied", .integers(eclat.tied.map(\.index))),
          .init("last", .integer(eclat.last.index)),
        ])
        question.append("eclat", .object(tie))
      case .allPassed: continue
      }
      let answer = try ScoreRequest(reading: question.text.utf8).answer
      #expect(answer.bonus == score.bonus)
      #expect(answer.score == score.score)
      answers += 1
    }
    #expect(answers > 50)
  }

  private static let four =
    #"{"players":4,"chief":0,"vice":1,"partner":2,"chiefTrump":"7","bid":4,"points":[20,20,10,10]}"#

  @Test(
    "what cannot have been is refused with the evidence",
    arguments: [
      (#""players":4"#, #""players":2"#, ScoreFault.unreadable(.badValue("players"))),
      (#""players":4"#, #""players":7"#, .unreadable(.badValue("players"))),
      (#""players":4"#, #""players":3"#, .notHere(key: "vice")),
      (#""players":4"#, #""players":5"#, .pointsCount(expected: 5, found: 4)),
      (#""players":4,"#, "", .unreadable(.missing("players"))),
      (#""chief":0"#, #""chief":4"#, .unreadable(.badValue("chief"))),
      (#""chief":0,"#, "", .unreadable(.missing("chief"))),
      (#""chief":0"#, #""chief":2"#, .sameSeat(key: "partner", seat: 2)),
      (#""chief":0"#, #""chief":1"#, .sameSeat(key: "vice", seat: 1)),
      (#""vice":1"#, #""vice":2"#, .sameSeat(key: "vice", seat: 2)),
      (#""vice":1"#, #""vice":-1"#, .unreadable(.badValue("vice"))),
      (#""partner":2"#, #""partner":null"#, .unreadable(.missing("partner"))),
      (#""chiefTrump":"7""#, #""chiefTrump":"10""#, .unreadable(.badValue("chiefTrump"))),
      (#""chiefTrump":"7""#, #""chiefTrump":7"#, .unreadable(.badValue("chiefTrump"))),
      (#""bid":4"#, #""bid":0"#, .unreadable(.badValue("bid"))),
      (#""bid":4"#, #""bid":16"#, .unreadable(.badValue("bid"))),
      (#""bid":4"#, #""bid":4,"bid":5"#, .unreadable(.keyTwice("bid"))),
      ("[20,20,10,10]", "[20,20,10,11]", .pointsSum(expected: 60, found: 61)),
      ("[20,20,10,10]", "[-5,45,10,10]", .unreadable(.badValue("points"))),
      ("[20,20,10,10]", "[9223372036854775807,1,1,1]", .unreadable(.badValue("points"))),
      ("[20,20,10,10]", "[20,20,20]", .pointsCount(expected: 4, found: 3)),
      ("}", #","eclat":{"tied":[0,1],"last":0}}"#, .notHere(key: "chief")),
      ("{", "[", .unreadable(.notJSON(at: 10))),
    ])
  func unreadable(
    old: String, new: String, fault: ScoreFault
  ) throws {
    #expect(self.fault(try Self.four.exchanging(old, for: new)) == fault)
  }

  @Test(
    "an éclat that cannot have been is refused",
    arguments: [
      (#"{"tied":[0],"last":0}"#, ScoreFault.badTie([0])),
      (#"{"tied":[0,0],"last":0}"#, .badTie([0, 0])),
      (#"{"tied":[0,5],"last":0}"#, .unreadable(.badValue("tied"))),
      (#"{"tied":[0,1],"last":2}"#, .lastNotTied(2)),
      (#"{"tied":[0,1]}"#, .unreadable(.missing("last"))),
      (#"{"last":1}"#, .unreadable(.missing("tied"))),
      ("[]", .unreadable(.badValue("eclat"))),
    ])
  func clatCannot(eclat: String, fault: ScoreFault) {
    #expect(self.fault(#"{"players":5,"bid":3,"eclat":\#(eclat)}"#) == fault)
  }

  @Test("three players name no suit that is not dealt, and have no partner")
  func threePlayers() {
    let start = #"{"players":3,"chief":0,"bid":4,"points":[12,12,12],"#
    #expect(fault(start + #""chiefTrump":"green"}"#) == .notInDeck(trump: "green"))
    #expect(fault(start + #""chiefTrump":"5","partner":1}"#) == .notHere(key: "partner"))
    #expect(fault(start + #""chiefTrump":"5"}"#) == nil)
  }

  @Test("random changes of a question do no harm")
  func randomChanges() {
    var chance = SeededGenerator(seed: 3)
    var answered = 0
    for _ in 0..<3_000 {
      var line = Array(Self.four.utf8)
      for _ in 0...chance.below(3) {
        line[chance.below(line.count)] = UInt8(chance.below(128))
      }
      if let request = try? ScoreRequest(reading: line) {
        #expect(request.answer.bonus.count == request.answer.score.count)
        answered += 1
      }
    }
    #expect(answered > 10)
  }
}
