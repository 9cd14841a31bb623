import MueData
import Testing

@testable import MueLink

/// What a guest finds out about a host that breaks the protocol of deals.
@Suite("Dishonest hosts")
struct DishonestHostTests {
  @Test("an honest deal is found fair by everybody, and the onlooker has not seen it made")
  func honest() throws {
    let deal = try DishonestDeal()
    #expect(try deal.verdicts() == [.fair, .fair])
  }

  @Test("another seed than that of the bytes is noticed by everybody")
  func otherSeed() throws {
    let deal = try DishonestDeal(seed: 4711)
    #expect(try deal.verdicts() == [.otherDeal, .otherDeal])
  }

  @Test("the seed of the bytes with other cards is noticed")
  func lyingSeed() throws {
    let deal = try DishonestDeal(seed: 4711, toldSeed: true)
    #expect(try deal.verdicts() == [.otherDeal, .otherDeal])
  }

  @Test("bytes that are left out although they were revealed are noticed by all who promised")
  func leftOut() throws {
    var deal = try DishonestDeal()
    deal.nonces[1] = nil
    deal.seed = deal.making.seed(of: deal.nonces, hand: 1)
    #expect(try deal.verdicts() == [.missing(seat: 1), .missing(seat: 1)])
    // They do not help to hide another seed.
    deal.seed = 4711
    #expect(try deal.verdicts() == [.otherDeal, .otherDeal])
  }

  @Test("other bytes in place of a guest's are noticed by all")
  func exchanged() throws {
    var deal = try DishonestDeal()
    deal.nonces[1] = Hex(Array(repeating: 1, count: 32))
    deal.seed = deal.making.seed(of: deal.nonces, hand: 1)
    #expect(try deal.verdicts() == [.leftOut, .brokenPromise])
  }

  @Test("other bytes than the host promised are noticed by all, and so are none at all")
  func hostsBytes() throws {
    var deal = try DishonestDeal()
    for bytes in [Hex(Array(repeating: 1, count: 32)), nil] {
      deal.nonces[0] = bytes
      deal.seed = deal.making.seed(of: deal.nonces, hand: 1)
      #expect(try deal.verdicts() == [.brokenPromise, .brokenPromise])
    }
  }

  @Test("bytes of a seat that promised none are noticed")
  func unpromised() throws {
    var deal = try DishonestDeal()
    deal.nonces[3] = Hex(Array(repeating: 1, count: 32))
    deal.seed = deal.making.seed(of: deal.nonces, hand: 1)
    #expect(try deal.verdicts() == [.brokenPromise, .brokenPromise])
  }

  @Test("bytes that a computer player's seat promised and the host then drops are noticed")
  func dropped() throws {
    var deal = try DishonestDeal(alsoPromised: 3)
    #expect(try deal.verdicts() == [.fair, .fair])
    deal.nonces[3] = nil
    deal.seed = deal.making.seed(of: deal.nonces, hand: 1)
    #expect(try deal.verdicts() == [.missing(seat: 3), .missing(seat: 3)])
  }

  @Test("a guest whose promise, or the host's first one, is not among all promises reveals nothing")
  func promises() throws {
    let making = DealMaking(digest: Chance.digest)
    let nonce = Examples.bytes
    let sevens = Hex(Array(repeating: 7, count: 32))
    let host = DealPromise(cards: sevens, words: sevens)
    func check() -> DealCheck {
      DealCheck(
        hand: 1, seat: 1, of: 3, nonce: nonce, wordsNonce: nonce, hostPromise: host, making: making)
    }
    let own = check().promise
    for promises: [DealPromise?] in [
      [], [host], [host, nil, nil], [host, host, nil], [nil, own, nil], [own, host, nil],
      [host, own], [host, own, nil, nil],
    ] {
      var check = check()
      #expect(check.reveal(after: promises) == nil)
    }
    var honest = check()
    #expect(honest.reveal(after: [host, own, nil]) == nonce)
    // A host that repeats them after a lost connection is answered again, and others are not.
    #expect(honest.reveal(after: [host, own, nil]) == nonce)
    #expect(honest.reveal(after: [host, own, own]) == nil)
  }

  @Test("cards that differ from those that the guest was dealt or saw played are noticed")
  func otherCards() throws {
    let deal = try DishonestDeal()
    #expect(try deal.finding() == nil)
    #expect(try deal.finding(given: 99) == .deal(.otherCards))
    #expect(try deal.finding(played: 5) == .otherMoves)
    #expect(try deal.finding(played: 5, isWatching: true) == .otherMoves)
  }

  @Test(
    "a guest that was not present when the deal was made still sees that it does not match the bytes"
  )
  func notThere() throws {
    let making = DealMaking(digest: Chance.digest)
    var deal = try DishonestDeal()
    #expect(making.verdict(on: try deal.opened()) == .unseen)
    deal.seed = 4711
    #expect(making.verdict(on: try deal.opened()) == .otherDeal)
    deal.nonces = [nil, nil, nil, nil]
    #expect(making.verdict(on: try deal.opened()) == .unseen)
  }
}
