import MueRules

/// The making of one deal, as the host goes through it.
struct DealAgreement: Sendable {
  let hand: Int
  /// The seats that are asked for a contribution, the host's own left out.
  private(set) var asked: Set<Int>
  /// The promises so far, one a seat.
  private(set) var promises: [Hex?]
  /// The contributions so far, one a seat.
  private(set) var nonces: [Hex?]
  private(set) var isPromised = false
  private let making: DealMaking
  /// When those who have not answered are left out.
  var deadline: Duration

  /// How long the guests have for each of the two steps.
  static let patience = Duration.seconds(5)

  init(
    hand: Int, seats: Int, host: Int, nonce: Hex, asked: Set<Int>, making: DealMaking,
    now: Duration
  ) {
    self.hand = hand
    self.asked = asked
    self.making = making
    promises = Array(repeating: nil, count: seats)
    nonces = promises
    promises[host] = making.promise(of: nonce, seat: host, hand: hand)
    nonces[host] = nonce
    deadline = now + Self.patience
  }

  /// Whether everybody has finished the current step.
  var isStepDone: Bool {
    asked.allSatisfy { (isPromised ? nonces[$0] : promises[$0]) != nil }
  }

  mutating func promise(_ promise: Hex, of seat: Int) {
    guard !isPromised, asked.contains(seat), promises[seat] == nil else { return }
    promises[seat] = promise
  }

  mutating func tell(_ nonce: Hex, of seat: Int) {
    guard isPromised, asked.contains(seat), nonces[seat] == nil,
      making.promise(of: nonce, seat: seat, hand: hand) == promises[seat]
    else { return }
    nonces[seat] = nonce
  }

  /// Nobody promises any more; answers what is told to all.
  mutating func closePromises(at now: Duration) -> [Hex?] {
    asked = asked.filter { promises[$0] != nil }
    isPromised = true
    deadline = now + Self.patience
    return promises
  }

  /// Somebody has gone: nothing more is waited for there.
  mutating func leaveOut(_ seat: Int) { asked.remove(seat) }

  /// The seed, once nobody is waited for; a promise that was not kept counts as none.
  var seed: UInt64 { making.seed(of: nonces, hand: hand) }
}
