import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("Answers at a linked table")
struct AnswerTests {
  private let sitting: Sitting
  private let one: Peer
  private let two: Peer

  init() throws {
    (sitting, one, two) = try Sitting.withTwo()
    try sitting.goOn(toTurnOf: 1)
  }

  @Test("the seat to move is asked, and its legal answer is the move")
  func legal() throws {
    sitting.say(sitting.answer(), one)
    #expect(sitting.heardNews() == [.move(sitting.move)])
    #expect(sitting.lines(one).isEmpty)
    // Unknown keys are ignored.
    sitting.forget()
    try sitting.goOn(toTurnOf: 2)
    let text = String(decoding: sitting.answer().line, as: UTF8.self)
    sitting.say(line: Array((text.dropLast() + #","x":[{"y":1}]}"#).utf8), two)
    #expect(sitting.heardNews() == [.move(sitting.move)])
  }

  @Test("a position is answered once")
  func once() {
    sitting.table.receive(sitting.answer().line, from: one, at: sitting.now)
    sitting.table.receive(sitting.answer(.pass).line, from: one, at: sitting.now)
    sitting.collect()
    #expect(sitting.heardNews() == [.move(sitting.move)])
  }

  @Test(
    "an answer to an earlier position, or to one to come, is answered by the view",
    arguments: [-1, 1, 100])
  func otherPosition(_ offset: Int) {
    sitting.say(sitting.answer(at: sitting.table.position + offset), one)
    #expect(sitting.heardNews().isEmpty)
    #expect(sitting.heard(one).isOneView)
  }

  @Test("nobody answers for another seat")
  func otherSeat() {
    sitting.say(sitting.answer(), two)
    #expect(sitting.heardNews().isEmpty)
    #expect(sitting.heard(two).isOneView)
    #expect(sitting.lines(one).isEmpty)
  }

  @Test(
    "what is no legal move is answered by its word and the view",
    arguments: [
      (#"{"bid":"R0 R0 R0"}"#, "noMove"), (#"{"bid":1}"#, "wrongKey"),
      (#"{"play":"R1"}"#, "wrongKey"), (#"{"bid":"X9"}"#, "noMove"), ("{}", "wrongKey"),
    ])
  func illegal(_ answer: String, _ word: String) {
    sitting.say(.answer(position: sitting.table.position, Array(answer.utf8)), one)
    #expect(sitting.heardNews().isEmpty)
    let heard = sitting.heard(one)
    #expect(heard.first == .wrong(word))
    #expect(heard.dropFirst().isOneView)
    // The right one counts still.
    sitting.say(sitting.answer(), one)
    #expect(sitting.heardNews() == [.move(sitting.move)])
  }

  @Test("cards of another seat cannot be laid, nor more than the limit")
  func rules() throws {
    let seat = try #require(sitting.rules.players.seat(1))
    let deal = try #require(sitting.game?.match.round.deal)
    let own = deal.hands[seat]
    let strange = try #require(
      deal.hands[0].first { card in !own.contains { $0.text == card.text } })
    sitting.say(sitting.answer(.bid(CardSet(strange))), one)
    #expect(sitting.heard(one).first == .wrong("notInHand"))
    sitting.say(sitting.answer(.bid(own)), one)
    #expect(sitting.heard(one).first == .wrong("overLimit"))
    #expect(sitting.heardNews().isEmpty)
  }

  @Test("a card that does not follow is refused")
  func follow() throws {
    try sitting.goOn(toCards: 1)
    for _ in 0..<200 {
      guard sitting.turn != nil else { break }
      if let turn = sitting.turn, (1...2).contains(turn),
        case .play(let legal) = sitting.game?.match.round.legalMoves,
        let hand = sitting.game.map({ $0.match.round.hand(of: $0.match.players.seats[turn]) }),
        let wrong = (hand - legal).first
      {
        sitting.forget()
        sitting.say(sitting.answer(.play(wrong)), turn == 1 ? one : two)
        #expect(sitting.heard(turn == 1 ? one : two).first == .wrong("mustFollow"))
        #expect(sitting.heardNews().isEmpty)
        return
      }
      try sitting.goOn()
    }
    Issue.record("nobody had to follow")
  }

  @Test("the seat to move gets a view with a question, the others what has changed")
  func told() throws {
    sitting.forget()
    try sitting.goOn()
    #expect(sitting.turn == 2)
    let (first, second) = (sitting.heard(one), sitting.lines(two))
    guard case .moved(let move, let stamp) = first.first else {
      Issue.record("no move was told")
      return
    }
    #expect(first.count == 1 && move.seat == 1 && stamp.position == sitting.table.position)
    #expect(second.count == 1)
    #expect(second.first.map { String(decoding: $0, as: UTF8.self).contains(#""ask":"#) } == true)
  }

  @Test("the whole is sent on demand, twice a second at most, with the hands that are lacking")
  func whole() throws {
    sitting.say(.whole(hands: 0), one)
    #expect(sitting.heard(one).viewCount == 1)
    sitting.now += .milliseconds(499)
    sitting.say(.whole(hands: 0), one)
    #expect(sitting.heard(one).isEmpty)
    sitting.now += .milliseconds(1)
    try sitting.finishHand()
    sitting.forget()
    sitting.say(.whole(hands: 0), one)
    let heard = sitting.heard(one)
    #expect(heard.handCount == 1 && heard.viewCount == 1)
    sitting.now += .seconds(1)
    sitting.say(.whole(hands: 1), one)
    #expect(!sitting.heard(one).hasHand)
  }
}
