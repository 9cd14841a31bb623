import MueData
import MueRules

/// The agreement on one deal, as the host conducts it.
struct DealAgreement: Sendable {
  let hand: Int
  /// The seats that are asked for a contribution; the host's own is not among them.
  private(set) var asked: Set<Int> = []
  /// The promises so far, by seat.
  private(set) var promises: [Hex?]
  /// The contributions so far, by seat.
  private(set) var nonces: [Hex?]
  private(set) var isPromised = false
  private let making: DealMaking
  /// When the seats that have not answered are left out.
  var deadline: Duration

  /// The time that guests have for each of the two steps.
  static let patience = Duration.seconds(5)

  init(
    hand: Int, seats: Int, host: Int, nonce: Hex, making: DealMaking, now: Duration
  ) {
    self.hand = hand
    self.making = making
    promises = Array(repeating: nil, count: seats)
    nonces = promises
    promises[host] = making.promise(of: nonce, seat: host, hand: hand)
    nonces[host] = nonce
    deadline = now + Self.patience
  }

  /// Whether every seat has finished the current step.
  var isStepDone: Bool { awaited.isEmpty }

  /// The seats that have not finished the current step.
  var awaited: [Int] {
    asked.filter { (isPromised ? nonces[$0] : promises[$0]) == nil }.sorted()
  }

  /// Asks a person for a promise, or one who has come back for the promised bytes, unless it is too
  /// late.
  mutating func ask(_ seat: Int, isBack: Bool) {
    if !isPromised {
      promises[seat] = nil
    } else if !isBack || promises[seat] == nil || nonces[seat] != nil {
      return
    }
    asked.insert(seat)
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

  /// Ends the first step; returns the promises to send to all.
  mutating func closePromises(at now: Duration) -> [Hex?] {
    asked = asked.filter { promises[$0] != nil }
    isPromised = true
    deadline = now + Self.patience
    return promises
  }

  /// Stops waiting for a seat whose person has gone.
  mutating func leaveOut(_ seat: Int) { asked.remove(seat) }

  /// The seed, once no seat is waited for; a promise that was not kept counts as none.
  var seed: UInt64 { making.seed(of: nonces, hand: hand) }
}
