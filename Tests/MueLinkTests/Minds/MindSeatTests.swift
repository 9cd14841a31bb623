import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("A player program at a linked table")
final class MindSeatTests {
  private let sitting: Sitting
  private var program: Program
  private var mind: MindSeat
  private var now: Duration { sitting.now }

  init() throws {
    sitting = try Sitting()
    program = Program(sitting, seat: 1)
    mind = MindSeat(
      seat: sitting.rules.players.seats[1], budgetMilliseconds: 1000, at: sitting.now)
  }

  private func look() -> MindErrand? {
    program.hear(sitting)
    return mind.look(at: program.guest, now)
  }

  private func hear(_ line: String) -> MindErrand? {
    mind.hear(Array(line.utf8), at: program.guest, now)
  }

  private func introduce() { #expect(hear(#"{"format":"mue-mind/1","name":"my bot"}"#) == nil) }

  /// What it is told; nil for any other errand.
  private func told(_ errand: MindErrand?) -> String? {
    if case .tell(let line) = errand { String(decoding: line, as: UTF8.self) } else { nil }
  }

  /// The hand begins, and the program is asked.
  private func beginAsked() throws -> String {
    introduce()
    try sitting.begin()
    try sitting.goOn()
    return try #require(told(look()))
  }

  @Test("it is greeted, introduces itself, and is shown each view that asks for something")
  func asked() throws {
    #expect(
      String(decoding: mind.firstLine, as: UTF8.self)
        == #"{"format":"mue-mind/1","seat":1,"budgetMs":1000}"#)
    #expect(look() == nil && mind.name == nil)
    let view = try beginAsked()
    #expect(mind.name == "my bot")
    let record = try ViewRecord(checking: view.utf8)
    #expect(record.ask != nil && record.observation.seat.index == 1)
    #expect(record.match == MatchStanding(totals: [0, 0, 0, 0], target: nil, hand: 1))
    #expect(look() == nil)
    let move = sitting.move
    #expect(hear(MoveAnswer(move).line) == .decide(move))
    program.guest.decide(move)
    program.answer(sitting)
    #expect(sitting.heardNews().contains(.move(move)))
    #expect(look() == nil)
  }

  @Test("it plays whole hands, asked only when its seat is to move")
  func wholeMatch() throws {
    introduce()
    try sitting.begin()
    var asked = 0
    while let turn = sitting.turn {
      let errand = look()
      #expect((told(errand) != nil) == (turn == 1))
      if turn == 1 {
        let move = sitting.move
        guard case .decide(let decided) = hear(MoveAnswer(move).line) else {
          Issue.record("a legal answer is no decision")
          return
        }
        // Of twins nobody has seen the program is not told which is which.
        #expect(decided.text == move.text)
        program.guest.decide(decided)
        asked += 1
      }
      try sitting.goOn()
    }
    #expect(asked > 10 && mind.defeat == nil)
  }

  @Test("an illegal answer is told once more; after a second one the stand-in plays the hand")
  func illegal() throws {
    _ = try beginAsked()
    let again = try #require(told(hear(#"{"bid":"X1"}"#)))
    #expect(again.hasPrefix(#"{"error":"noMove","ask":{"bid":"#))
    #expect(hear("nonsense") == .standIn)
    #expect(mind.defeat == .illegal("notJSON"))
    #expect(look() == nil)
    try sitting.goOn()
    while sitting.turn != 1 { try sitting.goOn() }
    #expect(look() == .standIn)
    #expect(look() == nil)
    // In the next hand it plays again.
    try sitting.finishHand()
    sitting.game?.dealNextHand(agreed: 5)
    if let game = sitting.game { sitting.show(game) }
    program.hear(sitting)
    while sitting.turn != 1 { try sitting.goOn() }
    #expect(told(look()) != nil)
    #expect(mind.defeat == nil)
  }

  @Test("the second answer may be right")
  func corrected() throws {
    _ = try beginAsked()
    #expect(told(hear("{}")) != nil)
    #expect(hear(MoveAnswer(sitting.move).line) == .decide(sitting.move))
    #expect(mind.defeat == nil)
  }

  @Test("ten times the budget is waited; what comes later is no answer to the next question")
  func late() throws {
    _ = try beginAsked()
    sitting.now += .milliseconds(9999)
    #expect(look() == nil)
    sitting.now += .milliseconds(1)
    #expect(look() == .standIn)
    #expect(mind.defeat == .silent)
    #expect(hear(MoveAnswer(sitting.move).line) == nil)
  }

  @Test("a question that becomes void is still answered, and the answer thrown away")
  func void() throws {
    _ = try beginAsked()
    // The computer player has decided meanwhile, and it is the program's turn again.
    try sitting.goOn()
    while sitting.turn != 1 { try sitting.goOn() }
    #expect(told(look()) != nil)
    #expect(hear(#"{"bid":""}"#) == nil)
    #expect(hear(MoveAnswer(sitting.move).line) == .decide(sitting.move))
  }

  @Test("who does not introduce itself in time, or wrongly, does not play the hand")
  func stranger() throws {
    try sitting.begin()
    try sitting.goOn()
    #expect(look() == nil)
    #expect(hear(#"{"format":"mue-mind/2","name":"x"}"#) == .standIn)
    #expect(mind.defeat == .illegal("notJSON"))
    var other = MindSeat(
      seat: sitting.rules.players.seats[1], budgetMilliseconds: 10, at: sitting.now)
    sitting.now += .milliseconds(10_099)
    #expect(other.look(at: program.guest, now) == nil)
    sitting.now += .milliseconds(1)
    #expect(other.look(at: program.guest, now) == .standIn)
    #expect(other.defeat == .silent)
  }
}
