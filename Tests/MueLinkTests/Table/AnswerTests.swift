import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

@Suite("Answers at a linked table")
struct AnswerTests {
  private let driver: TableDriver
  private let one: Peer
  private let two: Peer

  init() throws {
    (driver, one, two) = try TableDriver.withTwo()
    try driver.goOn(toTurnOf: 1)
  }

  @Test("the seat to move is asked, and its legal answer is the move")
  func legal() throws {
    driver.say(driver.answer(), one)
    #expect(driver.heardEvents() == [.move(driver.move)])
    #expect(driver.lines(one).isEmpty)
    // Unknown keys are ignored.
    driver.forget()
    try driver.goOn(toTurnOf: 2)
    let text = String(decoding: driver.answer().line, as: UTF8.self)
    driver.say(line: Array((text.dropLast() + #","x":[{"y":1}]}"#).utf8), two)
    #expect(driver.heardEvents() == [.move(driver.move)])
  }

  @Test("a position is answered once")
  func once() {
    driver.table.receive(driver.answer().line, from: one, at: driver.now)
    driver.table.receive(driver.answer(.pass).line, from: one, at: driver.now)
    driver.collect()
    #expect(driver.heardEvents() == [.move(driver.move)])
  }

  @Test(
    "an answer to an earlier or later position is answered by the view",
    arguments: [-1, 1, 100])
  func otherPosition(_ offset: Int) {
    driver.say(driver.answer(at: driver.table.position + offset), one)
    #expect(driver.heardEvents().isEmpty)
    #expect(driver.heard(one).isOneView)
  }

  @Test("nobody answers for another seat")
  func otherSeat() {
    driver.say(driver.answer(), two)
    #expect(driver.heardEvents().isEmpty)
    #expect(driver.heard(two).isOneView)
    #expect(driver.lines(one).isEmpty)
  }

  @Test(
    "an illegal answer is answered by its error word and the view",
    arguments: [
      (#"{"bid":"R0 R0 R0"}"#, "noMove"), (#"{"bid":1}"#, "wrongKey"),
      (#"{"play":"R1"}"#, "wrongKey"), (#"{"bid":"X9"}"#, "noMove"), ("{}", "wrongKey"),
    ])
  func illegal(_ answer: String, _ word: String) throws {
    let answer = try JSONObject(reading: answer.utf8)
    driver.say(.answer(position: driver.table.position, answer), one)
    #expect(driver.heardEvents().isEmpty)
    let heard = driver.heard(one)
    #expect(heard.first == .wrong(word))
    #expect(heard.dropFirst().isOneView)
    // The right answer still counts.
    driver.say(driver.answer(), one)
    #expect(driver.heardEvents() == [.move(driver.move)])
  }

  @Test("cards of another seat cannot be laid, nor more than the limit")
  func rules() throws {
    let seat = try #require(driver.rules.players.seat(1))
    let deal = try #require(driver.game?.match.round.deal)
    let own = deal.hands[seat]
    let strange = try #require(
      deal.hands[0].first { card in !own.contains { $0.text == card.text } })
    driver.say(driver.answer(.bid(CardSet(strange))), one)
    #expect(driver.heard(one).first == .wrong("notInHand"))
    driver.say(driver.answer(.bid(own)), one)
    #expect(driver.heard(one).first == .wrong("overLimit"))
    #expect(driver.heardEvents().isEmpty)
  }

  @Test("a card that does not follow is refused")
  func follow() throws {
    try driver.goOn(toCards: 1)
    for _ in 0..<200 {
      guard driver.turn != nil else { break }
      if let turn = driver.turn, (1...2).contains(turn),
        case .play(let legal) = driver.game?.match.round.legalMoves,
        let hand = driver.game.map({ $0.match.round.hand(of: $0.match.players.seats[turn]) }),
        let wrong = (hand - legal).first
      {
        driver.forget()
        driver.say(driver.answer(.play(wrong)), turn == 1 ? one : two)
        #expect(driver.heard(turn == 1 ? one : two).first == .wrong("mustFollow"))
        #expect(driver.heardEvents().isEmpty)
        return
      }
      try driver.goOn()
    }
    Issue.record("nobody had to follow")
  }

  @Test("the seat to move gets a view with a question, the others what has changed")
  func told() throws {
    driver.forget()
    try driver.goOn()
    #expect(driver.turn == 2)
    let (first, second) = (driver.heard(one), driver.lines(two))
    guard case .moved(let move, let stamp) = first.first else {
      Issue.record("no move was told")
      return
    }
    #expect(first.count == 1 && move.seat == 1 && stamp.position == driver.table.position)
    #expect(second.count == 1)
    #expect(second.first.map { String(decoding: $0, as: UTF8.self).contains(#""ask":"#) } == true)
  }

  @Test("the whole table is sent on demand, at most twice a second, with the missing hands")
  func whole() throws {
    driver.say(.whole(hands: 0), one)
    #expect(driver.heard(one).viewCount == 1)
    driver.now += .milliseconds(499)
    driver.say(.whole(hands: 0), one)
    #expect(driver.heard(one).isEmpty)
    driver.now += .milliseconds(1)
    try driver.finishHand()
    driver.forget()
    driver.say(.whole(hands: 0), one)
    let heard = driver.heard(one)
    #expect(heard.handCount == 1 && heard.viewCount == 1)
    driver.now += .seconds(1)
    driver.say(.whole(hands: 1), one)
    #expect(!driver.heard(one).hasHand)
  }
}
