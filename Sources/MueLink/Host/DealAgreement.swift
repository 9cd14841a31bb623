import MueData

/// The agreement on one deal, as the host conducts it.
struct DealAgreement: Sendable {
  /// What has been agreed so far, in a form that survives a restart of the host's program.
  private(set) var source: DealSource
  /// The seats that are asked for a contribution, without the host's own.
  private(set) var asked: Set<Int> = []
  /// The promises so far, including the host's.
  private(set) var promises: [DealPromise?]
  private let making: DealMaking
  /// The time at which seats that have not answered are left out.
  var deadline: Duration

  /// The time that guests have for each of the two steps.
  static let patience = Duration.seconds(5)

  /// Begins an agreement, or continues an interrupted one with the same bytes, and with the same
  /// promises if they were already final.
  init(_ source: DealSource, host: Int, making: DealMaking, now: Duration) {
    self.source = source
    self.making = making
    promises = source.promises
    deadline = now + Self.patience
    guard source.step == .promising, let nonce = source.nonces[host],
      let second = source.seconds[host]
    else { return }
    promises[host] = DealPromise(
      cards: making.promise(of: nonce, seat: host, hand: source.hand),
      words: making.wordsPromise(of: second, seat: host, hand: source.hand))
  }

  var hand: Int { source.hand }

  var isPromised: Bool { source.step != .promising }

  var isStepDone: Bool { awaited.isEmpty }

  var awaited: [Int] {
    asked.filter { isPromised ? source.nonces[$0] == nil : promises[$0] == nil }.sorted()
  }

  /// Asks a person for a promise, or a person who has returned for the promised bytes, unless it is
  /// too late.
  mutating func ask(_ seat: Int, isBack: Bool) {
    if !isPromised {
      promises[seat] = nil
    } else if !isBack || promises[seat] == nil || source.nonces[seat] != nil {
      return
    }
    asked.insert(seat)
  }

  mutating func promise(_ promise: DealPromise, of seat: Int) {
    guard !isPromised, asked.contains(seat), promises[seat] == nil else { return }
    promises[seat] = promise
  }

  mutating func tell(_ nonce: Hex, of seat: Int) {
    guard isPromised, asked.contains(seat), source.nonces[seat] == nil,
      making.promise(of: nonce, seat: seat, hand: hand) == promises[seat]?.cards
    else { return }
    source.nonces[seat] = nonce
  }

  /// Ends the first step: promises are now final.
  mutating func closePromises(at now: Duration) {
    asked = asked.filter { promises[$0] != nil }
    source.promises = promises
    source.step = .revealing
    deadline = now + Self.patience
  }

  /// Stops waiting for a seat whose person has gone.
  mutating func leaveOut(_ seat: Int) { asked.remove(seat) }
}
