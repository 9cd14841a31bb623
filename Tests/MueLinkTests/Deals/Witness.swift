import MueData
import MueGame

@testable import MueLink

/// A guest that answers every line of a deal as the protocol says, and complains of a host that
/// changes what it has said of a hand.
struct Witness {
  let seat: Int
  var peer = Peer(0)
  /// The token of its seat; nil before it has one.
  private(set) var token: Hex?
  /// How many finished hands it has.
  private(set) var hands = 0
  /// The hand that it knows furthest.
  private(set) var seen: HandProgress?
  private(set) var isBehindTold = false
  private(set) var complaints: [String] = []
  private(set) var comparisons: [Int: HandComparison] = [:]
  private var hostPromises: [Int: DealPromise] = [:]
  private var commitments: [Int: [DealPromise?]] = [:]
  private var cards: [Int: String] = [:]
  private var opened: [Int: String] = [:]
  private let making = DealMaking(digest: Chance.digest)

  init(seat: Int) { self.seat = seat }

  /// The bytes for a deal, which are the same whenever it is asked for them; the second ones with
  /// `isSecond`.
  func bytes(_ hand: Int, isSecond: Bool = false) -> Hex {
    Hex(Chance.digest([UInt8(seat), UInt8(hand), isSecond ? 1 : 0]))
  }

  func promise(_ hand: Int) -> DealPromise {
    DealPromise(
      cards: making.promise(of: bytes(hand), seat: seat, hand: hand),
      words: making.wordsPromise(of: bytes(hand, isSecond: true), seat: seat, hand: hand))
  }

  var hello: GuestMessage {
    .hello(Hello(name: nil, hands: hands, token: token, seen: seen))
  }

  /// The first line after a welcome, and what may have been lost with the connection.
  func greeting() -> [GuestMessage] {
    let isAwaited = hands > 0 && commitments[hands] != nil && comparisons[hands] == nil
    return [.beat(idle: 0)] + (isAwaited ? [comparison(hands)] : [])
  }

  private func comparison(_ hand: Int) -> GuestMessage {
    .compare(hand: hand, bytes(hand, isSecond: true))
  }

  /// Takes a line; returns the answers.
  mutating func hear(_ line: [UInt8]) -> [GuestMessage] {
    guard let message = try? HostMessage(reading: line) else { return [] }
    switch message {
    case .welcome(let welcome):
      token = welcome.token
      isBehindTold = welcome.isBehind
      return greeting()
    case .commit(let hand, let promise):
      note("the host's promise", promise, \.hostPromises, hand)
      return [.commit(hand: hand, self.promise(hand))]
    case .commitments(let hand, let promises):
      note("the promises", promises, \.commitments, hand)
      if promises[0] != hostPromises[hand] ?? promises[0] {
        complain("another promise of the host")
      }
      guard promises[seat] == promise(hand) else { return [] }
      return [.reveal(hand: hand, bytes(hand))]
    case .view(let view, _):
      guard let hand = view.match?.hand else { return [] }
      note("the cards", view.observation.dealt.text, \.cards, hand)
      notice(hand, view.observation.publicState.moves.count) {
        HandProgress(hand: hand, moves: view.observation.publicState.moves)
      }
      return []
    case .hand(let hand):
      let number = hand.record.hand ?? 0
      hands = max(hands, number)
      let moves = hand.record.round.publicState.moves
      notice(number, moves.count) { HandProgress(hand: number, moves: moves) }
      note("the opened hand", hand.object.text, \.opened, number)
      check(hand, number)
      return commitments[number] == nil ? [] : [comparison(number)]
    case .compare(let comparison):
      note("the comparison", comparison, \.comparisons, comparison.hand)
      if let promises = commitments[comparison.hand], comparison.promises != promises {
        complain("other promises are compared")
      }
      return []
    default: return []
    }
  }

  /// Checks that a hand is dealt from the bytes that everybody had promised.
  private mutating func check(_ hand: OpenedHand, _ number: Int) {
    guard let promises = commitments[number] else { return }
    for (seat, promise) in promises.enumerated() {
      let told = hand.nonces[seat].map { making.promise(of: $0, seat: seat, hand: number) }
      if told != promise?.cards { complain("seat \(seat) did not keep its promise") }
    }
    if making.verdict(on: hand) != .unseen { complain("another deal") }
  }

  private mutating func notice(_ hand: Int, _ moves: Int, _ progress: () -> HandProgress) {
    if let seen, (seen.hand, seen.moves) >= (hand, moves) { return }
    seen = progress()
  }

  /// Notes what the host says of a hand, which must not change.
  private mutating func note<Value: Equatable>(
    _ what: String, _ value: Value, _ known: WritableKeyPath<Witness, [Int: Value]>, _ hand: Int
  ) {
    if let before = self[keyPath: known][hand], before != value {
      complain("hand \(hand): \(what) changed")
    }
    self[keyPath: known][hand] = value
  }

  private mutating func complain(_ what: String) { complaints.append("seat \(seat): \(what)") }
}
