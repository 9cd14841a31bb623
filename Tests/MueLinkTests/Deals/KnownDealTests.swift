import MueData
import MueRules
import MueWire
import Synchronization
import Testing

@testable import MueLink

/// The example at the end of `PROTOCOL.md`, with which other clients can check themselves.
@Suite("The known deal")
struct KnownDealTests {
  private let making = DealMaking(digest: Digest.sha256)
  private let nonces: [Hex?] = [
    Hex(Array(0..<32)), Hex(Array(32..<64)), nil, Hex(Array(repeating: 255, count: 32)),
  ]

  @Test("promises, seed and deal are those of the page")
  func example() throws {
    let page = try ProtocolPage()
    for (seat, nonce) in nonces.enumerated() {
      guard let nonce else { continue }
      #expect(page.text.contains(nonce.text))
      #expect(page.text.contains(making.promise(of: nonce, seat: seat, hand: 4).text))
    }
    let seed = making.seed(of: nonces, hand: 4)
    #expect(page.text.contains("`\(seed)`"))
    for hand in Deal(players: .four, seed: seed).texts { #expect(page.text.contains(hand)) }
  }

  @Test("the examples of a whole hand yield a fair deal")
  func wholeHand() throws {
    let page = try ProtocolPage()
    let bytes = Mutex([Hex(Array(32..<64)), Hex(Array(0xA0..<0xC0))])
    var guest = GuestTable(
      at: .zero, digest: Digest.sha256, random: { bytes.withLock { $0.removeFirst() } })
    guest.sayHello(nil, at: .zero)
    // In the order of arrival: the hand when it is over, after the promises.
    for line in page.lines(in: "Examples: what the host sends") {
      guest.receive(Array(line.utf8), at: .zero)
    }
    #expect(guest.verdicts == [.fair])
    let said = guest.takeLines().map { String(decoding: $0, as: UTF8.self) }
    let examples = page.lines(in: "Examples: what a guest says")
    #expect(
      said.filter { $0.contains("reveal") }.allSatisfy(examples.contains))
    #expect(said.count >= 2)
  }
}
