import MueData
import MueRules
import Testing

@testable import MueLink

/// A seat that somebody else has had while its guest was away, but no longer than seats are kept.
@Suite("A seat that somebody else has had")
struct SharedSeatTests {
  private let driver: TableDriver

  init() throws { driver = try TableDriver(account: "ada") }

  /// A program on seat 1, as an account or by a code.
  private func program(by account: String?) throws -> Program {
    let program =
      account.map { Program(driver, account: $0) } ?? Program(driver, seat: 1)
    try #require(program.guest.welcome?.seat.index == 1)
    return program
  }

  /// A program on seat 1 that has moved once, and is to move again.
  private func playing(by account: String?) throws -> Program {
    var one = try program(by: account)
    try driver.begin()
    while driver.turn != 1 { try driver.goOn() }
    one.hear(driver)
    one.guest.decide(driver.move)
    try makeMove()
    // A beat shows the program that its connection still held after the table was shown.
    driver.pass(2, awake: [one.peer])
    one.hear(driver)
    let found = one.findings()
    try #require(one.guest.isAsked && found.isEmpty)
    return one
  }

  /// Has the seat's move made, and goes on until it is asked again.
  private func makeMove() throws {
    try driver.goOn()
    while driver.turn != 1 { try driver.goOn() }
  }

  /// Frees a seat, so that its code is good again.
  private func free(_ seat: Int) throws {
    let seat = try #require(driver.rules.players.seat(seat))
    driver.table.act(.freed, on: seat, at: driver.now)
    driver.forget()
  }

  @Test(
    "a guest who gets it back accuses nobody of the moves made there, but says that they were made",
    arguments: ["eve", nil])
  func inTurn(account: String?) throws {
    var first = try playing(by: account)
    first.lose(driver)
    if account == nil { try free(1) }
    var second = try program(by: account)
    #expect(second.guest.token != first.guest.token)
    for _ in 0..<2 {
      #expect(second.guest.isAsked)
      second.guest.decide(driver.move)
      try makeMove()
      second.hear(driver)
    }
    #expect(second.findings().isEmpty)
    second.lose(driver)
    if account == nil { try free(1) }
    driver.now += .seconds(20)
    try first.comeBack(driver, by: account.map { .local(user: $0) } ?? .code(seat: 1))
    #expect(first.findings() == [.playedByOther])
    #expect(first.guest.isAsked)
    // From then on it answers for its seat again.
    try makeMove()
    first.hear(driver)
    #expect(first.findings() == [.otherAnswer])
  }

  @Test("while one program of an account has it, another does not take it away")
  func together() throws {
    var first = try playing(by: "eve")
    first.lose(driver)
    var second = try program(by: "eve")
    try first.comeBack(driver, by: .local(user: "eve"))
    #expect(first.guest.nextEvent() == .refused(.full))
    second.hear(driver)
    #expect(driver.table.isSeated(second.peer) && second.guest.isAsked)
  }

  @Test("a guest who comes back by its own token is told of a move that it did not make")
  func owned() throws {
    var one = try playing(by: nil)
    one.lose(driver)
    // The first may be a computer player's, as long as the host says that the guest is away.
    for _ in 0..<2 { try makeMove() }
    driver.now += .seconds(20)
    try one.comeBack(driver)
    #expect(one.findings() == [.otherAnswer])
  }
}
