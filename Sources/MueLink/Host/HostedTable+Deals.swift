import MueGame
import MueRules

extension HostedTable {
  /// The number of the hand to deal next; nil while a hand is being played or when the match is over.
  public var nextHand: Int? {
    guard let game else { return 1 }
    guard game.match.round.score != nil, !game.match.isOver else { return nil }
    return game.match.hand + 1
  }

  /// Whether all who are present have seen enough of the last hand.
  public var areAllReady: Bool {
    rules.players.seats.allSatisfy { seatStates[$0].seatedGuest == nil || ready.contains($0.index) }
  }

  /// Whether the next deal is being agreed upon.
  public var isAgreeing: Bool { agreement != nil }

  /// Begins to agree on the next deal with all who are present; the seed comes as an event.
  ///
  /// Does nothing while the last seed waits to be taken: one deal would have two seeds.
  public mutating func beginDeal(at now: Duration) {
    let waits = events.contains { if case .deal = $0 { true } else { false } }
    guard let hand = nextHand, agreement == nil, !waits else { return }
    let asked = rules.players.seats.filter { seatStates[$0].seatedGuest != nil }.map(\.index)
    let begun = DealAgreement(
      hand: hand, seats: seatStates.count, host: hostSeat.index, nonce: random(), asked: Set(asked),
      making: making, now: now)
    agreement = begun
    if let promise = begun.promises[hostSeat.index] {
      for seat in rules.players.seats {
        if let guest = seatStates[seat].seatedGuest {
          tell(.commit(hand: hand, promise), to: guest.peer)
        }
      }
    }
    goOnAgreeing(at: now)
  }

  /// Takes the next step of the agreement once all have answered or the deadline has passed.
  mutating func goOnAgreeing(at now: Duration) {
    guard var step = agreement, step.isStepDone || now >= step.deadline else { return }
    if !step.isPromised {
      let promises = step.closePromises(at: now)
      agreement = step
      for index in step.asked.sorted() {
        if let guest = seatStates[index].seatedGuest {
          tell(.commitments(hand: step.hand, promises), to: guest.peer)
        }
      }
      if step.asked.isEmpty { goOnAgreeing(at: now) }
    } else {
      source = DealSource(hand: step.hand, nonces: step.nonces)
      agreement = nil
      events.append(.deal(seed: step.seed))
    }
  }
}

/// The contributions that a hand was dealt from.
public struct DealSource: Hashable, Sendable {
  /// The number of the hand, from 1.
  public let hand: Int
  /// Each seat's contribution; nil where there is none.
  public let nonces: [Hex?]

  public init(hand: Int, nonces: [Hex?]) {
    self.hand = hand
    self.nonces = nonces
  }
}
