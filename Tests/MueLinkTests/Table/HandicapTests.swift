import MueGame
import MueRules
import Testing

@testable import MueLink

@Suite("Open handicaps at a linked table")
struct HandicapTests {
  private let driver: TableDriver

  init() throws { driver = try TableDriver(hostPeek: 9) }

  @Test("a guest who has not agreed is sent nothing of the game, and the computer decides there")
  func asked() throws {
    let guest = driver.comeIn(.code(seat: 1), "Ben")
    #expect(driver.presence(1) == .asked)
    #expect(driver.heard(guest).lastSeats?[0].player.agent.peek == Peek(9))
    try driver.begin()
    try driver.goOn(toTurnOf: 1)
    #expect(driver.isComputers())
    driver.say(.whole(hands: 0), guest)
    driver.say(.say(.phrase(.hello)), guest)
    driver.say(driver.answer(), guest)
    try driver.finishHand()
    let told = driver.heard(guest)
    #expect(told.viewCount == 0 && !told.hasHand)
    #expect(told.allSatisfy { $0.seats != nil })
    driver.say(.agree, guest)
    #expect(driver.presence(1) == .here)
    #expect(driver.heard(guest).viewCount == 1)
  }

  @Test("the guest's person is asked once, and not again after a lost connection")
  func agreed() throws {
    var one = Program(driver, seat: 1)
    #expect(one.guest.isAgreementAsked)
    one.guest.agree()
    one.answer(driver)
    #expect(!one.guest.isAgreementAsked && driver.presence(1) == .here)
    try driver.begin()
    try one.comeBack(driver)
    one.answer(driver)
    #expect(!one.guest.isAgreementAsked && one.guest.observation != nil)
    // The host's program was restarted, and knows nothing of it.
    driver.table = HostedTable(
      rules: driver.rules, players: driver.players, terms: driver.table.terms,
      digest: driver.digest, random: driver.chance.bytes, kept: driver.table.kept,
      at: driver.now)
    try driver.begin()
    try one.comeBack(driver)
    one.answer(driver)
    #expect(driver.presence(1) == .here && one.guest.observation != nil)
  }

  @Test("the deal waits for nobody who has not agreed")
  func deal() throws {
    let one = Program(driver, seat: 1)
    driver.table.beginDeal(at: driver.now)
    driver.collect()
    #expect(driver.heardEvents().contains { if case .deal = $0 { true } else { false } })
    #expect(!driver.heard(one.peer).contains { if case .commit = $0 { true } else { false } })
    #expect(driver.table.areAllReady)
  }

  @Test(
    "an onlooker sees no hand anyway and is not asked; nor is anybody at a table without handicaps")
  func others() throws {
    #expect(!Program(driver, seat: nil).guest.isAgreementAsked)
    let fair = try TableDriver()
    #expect(!Program(fair, seat: 1).guest.isAgreementAsked && fair.presence(1) == .here)
  }
}
