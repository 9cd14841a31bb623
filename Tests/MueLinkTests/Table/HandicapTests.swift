import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("Open handicaps at a linked table")
struct HandicapTests {
  private let sitting: Sitting

  init() throws { sitting = try Sitting(hostPeek: 9) }

  @Test("nothing of the game is told to a guest who has not agreed, and the computer decides there")
  func asked() throws {
    let guest = sitting.comeIn(.code(seat: 1), "Ben")
    #expect(sitting.presence(1) == .asked)
    #expect(sitting.heard(guest).lastSeats?[0].player.agent.peek == Peek(9))
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    #expect(sitting.isComputers())
    sitting.say(.whole(hands: 0), guest)
    sitting.say(.say(.phrase(.hello)), guest)
    sitting.say(sitting.answer(), guest)
    try sitting.finishHand()
    let told = sitting.heard(guest)
    #expect(told.viewCount == 0 && !told.hasHand)
    #expect(told.allSatisfy { $0.seats != nil })
    sitting.say(.agree, guest)
    #expect(sitting.presence(1) == .here)
    #expect(sitting.heard(guest).viewCount == 1)
  }

  @Test("the guest's person is asked once, and not again when the line was lost")
  func agreed() throws {
    var one = Program(sitting, seat: 1)
    #expect(one.guest.isAgreementAsked)
    one.guest.agree()
    one.answer(sitting)
    #expect(!one.guest.isAgreementAsked && sitting.presence(1) == .here)
    try sitting.begin()
    try one.comeBack(sitting)
    one.answer(sitting)
    #expect(!one.guest.isAgreementAsked && one.guest.observation != nil)
    // The host's program was begun anew, and knows nothing of it.
    sitting.table = HostedTable(
      rules: sitting.rules, players: sitting.players, terms: sitting.table.terms,
      digest: sitting.digest, random: sitting.chance.bytes, kept: sitting.table.kept,
      at: sitting.now)
    try sitting.begin()
    try one.comeBack(sitting)
    one.answer(sitting)
    #expect(sitting.presence(1) == .here && one.guest.observation != nil)
  }

  @Test("the deal waits for nobody who has not agreed")
  func deal() throws {
    let one = Program(sitting, seat: 1)
    sitting.table.beginDeal(at: sitting.now)
    sitting.collect()
    #expect(sitting.heardNews().contains { if case .deal = $0 { true } else { false } })
    #expect(!sitting.heard(one.peer).contains { if case .commit = $0 { true } else { false } })
    #expect(sitting.table.areAllReady)
  }

  @Test("who only looks on sees no hand anyway, and is not asked; nor is anybody at a fair table")
  func others() throws {
    #expect(!Program(sitting, seat: nil).guest.isAgreementAsked)
    let fair = try Sitting()
    #expect(!Program(fair, seat: 1).guest.isAgreementAsked && fair.presence(1) == .here)
  }
}
