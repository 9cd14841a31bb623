import MueData
import MueWire
import Testing

@testable import MueLink

/// The words to compare after a hand, as `PROTOCOL.md` states them for its example.
@Suite("Comparing a hand")
struct HandComparisonTests {
  /// The finished hand and the comparison among the examples of the page.
  private func example() throws -> (OpenedHand, HandComparison) {
    var (hand, comparison): (OpenedHand?, HandComparison?)
    for line in try ProtocolPage().lines(in: "Examples: what the host sends") {
      switch try HostMessage(reading: Array(line.utf8)) {
      case .hand(let opened): hand = opened
      case .compare(let told): comparison = told
      default: break
      }
    }
    return (try #require(hand), try #require(comparison))
  }

  @Test("the numbers of the example are those of the page")
  func known() throws {
    let (hand, comparison) = try example()
    let digits = comparison.digits(of: hand, digest: Digest.sha256)
    #expect(digits == [3346, 3787, 2851, 1739, 952])
    let text = digits.map(String.init).joined(separator: ", ")
    let page = try ProtocolPage()
    #expect(page.text.contains("`\(text)`"))
  }

  @Test("the promises of the example are those of its bytes")
  func promises() throws {
    let (hand, comparison) = try example()
    let making = DealMaking(digest: Digest.sha256)
    for (seat, promise) in comparison.promises.enumerated() {
      guard let promise, case .given(let bytes) = comparison.bytes[seat],
        let nonce = hand.nonces[seat]
      else {
        #expect(comparison.promises[seat] == nil && comparison.bytes[seat] == .none)
        continue
      }
      #expect(promise.cards == making.promise(of: nonce, seat: seat, hand: 1))
      #expect(promise.words == making.wordsPromise(of: bytes, seat: seat, hand: 1))
    }
  }

  @Test("everything that is compared changes them, and names do not")
  func parts() throws {
    let (hand, comparison) = try example()
    let honest = comparison.digits(of: hand, digest: Chance.digest)
    func digits(_ promises: [DealPromise?]? = nil, _ bytes: [Contribution]? = nil) -> [Int] {
      HandComparison(
        hand: 1, promises: promises ?? comparison.promises, bytes: bytes ?? comparison.bytes
      ).digits(of: hand, digest: Chance.digest)
    }
    let others: [[Int]] = [
      digits(nil, [comparison.bytes[0], .late, .none]),
      digits(nil, [comparison.bytes[0], .given(Examples.bytes), .none]),
      digits(nil, [comparison.bytes[0], .none, .none]),
      digits([comparison.promises[0], nil, nil]),
      digits(
        comparison.promises.map { $0.map { DealPromise(cards: Examples.bytes, words: $0.words) } }),
      digits(
        comparison.promises.map { $0.map { DealPromise(cards: $0.cards, words: Examples.bytes) } }),
    ]
    for other in others { #expect(other != honest) }
    #expect(Set(others).count == others.count)
    let nameless = OpenedHand(
      record: .init(round: hand.record.round, hand: hand.record.hand, match: hand.record.match),
      nonces: hand.nonces)
    #expect(comparison.digits(of: nameless, digest: Chance.digest) == honest)
    let moved = OpenedHand(record: .init(round: hand.record.round, hand: 2), nonces: hand.nonces)
    #expect(comparison.digits(of: moved, digest: Chance.digest) != honest)
  }

  @Test("the five numbers are below 7776, and the first is at least the last")
  func order() throws {
    let (hand, comparison) = try example()
    for number in UInt8(0)...255 {
      let digits = comparison.digits(of: hand) { _ in
        (0..<32).map { $0 &* 37 &+ number &* 91 }
      }
      #expect(digits.count == 5 && digits.allSatisfy { $0 < 7776 })
      #expect(digits[0] >= digits[4])
    }
    let most = comparison.digits(of: hand) { _ in Array(repeating: 255, count: 32) }
    #expect(most.allSatisfy { $0 < 7776 })
  }
}
