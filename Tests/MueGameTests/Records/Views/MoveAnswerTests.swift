import MueRules
import Testing

@testable import MueGame

@Suite struct MoveAnswerTests {
  /// The view of the seat to move after some moves of a hand.
  private func view(_ moves: Int) throws -> Observation {
    let round = try RandomPlay.round(.four, seed: 31, moves: moves)
    return round.observation(for: try #require(round.turn))
  }

  @Test("every answer written is read as the same move", arguments: PlayerCount.allCases)
  func everyAnswer(players: PlayerCount) throws {
    var answers = 0
    for seed in 0..<100 as Range<UInt64> {
      let round = try RandomPlay.cutRound(players, seed: seed)
      guard let turn = round.turn else { continue }
      var play = RandomPlay(seed: seed)
      let chosen = play.move(in: round)
      let move = try #require(chosen)
      let answer = MoveAnswer(move)
      let read = try MoveAnswer(reading: answer.line.utf8, to: round.observation(for: turn))
      #expect(read.line == answer.line)
      var written = round
      try written.apply(read.move)
      answers += 1
    }
    #expect(answers > 5)
  }

  @Test(
    "answers are read as RECORD says",
    arguments: [
      (0, #"{"bid":""}"#, Move.pass.text), (12, #"{"trump":"9"}"#, "9"),
      (14, #"{"partner":3,"why":"she smiled"}"#, "3"), (16, #" {"play":"B0"} "#, "B0"),
    ])
  func answersRead(moves: Int, line: String, text: String) throws {
    #expect(try MoveAnswer(reading: line.utf8, to: view(moves)).move.text == text)
  }

  @Test(
    "what is no legal answer is refused with one word",
    arguments: [
      (0, "pass", "notJSON"), (0, "[]", "notJSON"), (0, #"{"bid":1}"#, "wrongKey"),
      (0, #"{"play":"R8"}"#, "wrongKey"), (0, #"{"bid":"R10"}"#, "noMove"),
      (0, #"{"bid":"R8 Y1"}"#, "overLimit"), (0, #"{"bid":"R0"}"#, "notInHand"),
      (12, #"{"trump":"red"}"#, "notNamable"), (14, #"{"partner":1}"#, "notPartner"),
      (14, #"{"partner":7}"#, "noMove"), (16, #"{"play":"R8"}"#, "mustFollow"),
      (16, #"{"play":"R0"}"#, "notInHand"), (16, #"{"play":"B0","play":"B3"}"#, "notJSON"),
    ])
  func whatNo(
    moves: Int, line: String, word: String
  ) throws {
    let error = #expect(throws: AnswerFault.self) {
      try MoveAnswer(reading: line.utf8, to: view(moves))
    }
    #expect(error?.word == word)
  }

  @Test("nobody answers who is not asked")
  func nobodyAnswers() throws {
    let round = try RandomPlay.round(.four, seed: 31, moves: 3)
    let observation = round.observation(for: round.players.seats[2])
    #expect(throws: AnswerFault.illegal(.handIsOver)) {
      try MoveAnswer(reading: #"{"bid":""}"#.utf8, to: observation)
    }
  }
}
