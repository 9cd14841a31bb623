import MueGame
import MueRules
import Testing

@testable import MueLink

@Suite("A player program at a linked table")
final class ProgramSeatTests {
  private let driver: TableDriver
  private var program: Program
  private var bot: ProgramSeat
  private var now: Duration { driver.now }

  init() throws {
    driver = try TableDriver()
    program = Program(driver, seat: 1)
    bot = ProgramSeat(
      seat: driver.rules.players.seats[1], budgetMilliseconds: 1000, at: driver.now)
  }

  private func look() -> ProgramSeatOutput? {
    program.hear(driver)
    return bot.update(from: program.guest, now)
  }

  private func hear(_ line: String) -> ProgramSeatOutput? {
    bot.hear(Array(line.utf8), at: program.guest, now)
  }

  private func introduce() { #expect(hear(#"{"format":"mue-mind/1","name":"my bot"}"#) == nil) }

  /// The line for the program; nil for any other output.
  private func told(_ output: ProgramSeatOutput?) -> String? {
    if case .tell(let line) = output { String(decoding: line, as: UTF8.self) } else { nil }
  }

  /// The hand begins, and the program is asked.
  private func beginAsked() throws -> String {
    introduce()
    try driver.begin()
    try driver.goOn()
    return try #require(told(look()))
  }

  @Test("it is greeted, introduces itself, and is sent each view that asks for something")
  func asked() throws {
    #expect(
      String(decoding: bot.firstLine, as: UTF8.self)
        == #"{"format":"mue-mind/1","seat":1,"budgetMs":1000}"#)
    #expect(look() == nil && bot.name == nil)
    let view = try beginAsked()
    #expect(bot.name == "my bot")
    let record = try ViewRecord(checking: view.utf8)
    #expect(record.ask != nil && record.observation.seat.index == 1)
    #expect(record.match == MatchStanding(totals: [0, 0, 0, 0], end: .hands(2), hand: 1))
    #expect(look() == nil)
    let move = driver.move
    #expect(hear(MoveAnswer(move).line) == .decide(move))
    program.guest.decide(move)
    program.answer(driver)
    #expect(driver.heardEvents().contains(.move(move)))
    #expect(look() == nil)
  }

  @Test("it plays whole hands, and is asked only when its seat is to move")
  func wholeMatch() throws {
    introduce()
    try driver.begin()
    var asked = 0
    while let turn = driver.turn {
      let output = look()
      #expect((told(output) != nil) == (turn == 1))
      if turn == 1 {
        let move = driver.move
        guard case .decide(let decided) = hear(MoveAnswer(move).line) else {
          Issue.record("a legal answer is no decision")
          return
        }
        // Twins that nobody has seen are not distinguished.
        #expect(decided.text == move.text)
        program.guest.decide(decided)
        asked += 1
      }
      try driver.goOn()
    }
    #expect(asked > 10 && bot.defeat == nil)
  }

  @Test(
    "after an illegal answer it is asked once more; after a second one the stand-in plays the hand")
  func illegal() throws {
    _ = try beginAsked()
    let again = try #require(told(hear(#"{"bid":"X1"}"#)))
    #expect(again.hasPrefix(#"{"error":"noMove","ask":{"bid":"#))
    #expect(hear("nonsense") == .standIn)
    #expect(bot.defeat == .illegal("notJSON"))
    #expect(look() == nil)
    try driver.goOn()
    while driver.turn != 1 { try driver.goOn() }
    #expect(look() == .standIn)
    #expect(look() == nil)
    // In the next hand it plays again.
    try driver.finishHand()
    driver.game?.dealNextHand(agreed: 5)
    if let game = driver.game { driver.show(game) }
    program.hear(driver)
    while driver.turn != 1 { try driver.goOn() }
    #expect(told(look()) != nil)
    #expect(bot.defeat == nil)
  }

  @Test("the second answer may be right")
  func corrected() throws {
    _ = try beginAsked()
    #expect(told(hear("{}")) != nil)
    #expect(hear(MoveAnswer(driver.move).line) == .decide(driver.move))
    #expect(bot.defeat == nil)
  }

  @Test("it has ten times the budget; a later answer does not count for the next question")
  func late() throws {
    _ = try beginAsked()
    driver.now += .milliseconds(9999)
    #expect(look() == nil)
    driver.now += .milliseconds(1)
    #expect(look() == .standIn)
    #expect(bot.defeat == .silent)
    #expect(hear(MoveAnswer(driver.move).line) == nil)
  }

  @Test("a question that becomes void is still answered, and the answer discarded")
  func void() throws {
    _ = try beginAsked()
    // The computer player has decided in the meantime, and it is the program's turn again.
    try driver.goOn()
    while driver.turn != 1 { try driver.goOn() }
    #expect(told(look()) != nil)
    #expect(hear(#"{"bid":""}"#) == nil)
    #expect(hear(MoveAnswer(driver.move).line) == .decide(driver.move))
  }

  @Test("a program that introduces itself late or wrongly does not play the hand")
  func stranger() throws {
    try driver.begin()
    try driver.goOn()
    #expect(look() == nil)
    #expect(hear(#"{"format":"mue-mind/2","name":"x"}"#) == .standIn)
    #expect(bot.defeat == .illegal("notJSON"))
    var other = ProgramSeat(
      seat: driver.rules.players.seats[1], budgetMilliseconds: 10, at: driver.now)
    driver.now += .milliseconds(10_099)
    #expect(other.update(from: program.guest, now) == nil)
    driver.now += .milliseconds(1)
    #expect(other.update(from: program.guest, now) == .standIn)
    #expect(other.defeat == .silent)
  }
}
