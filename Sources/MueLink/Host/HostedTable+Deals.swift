import MueData
import MueGame
import MueRules

extension HostedTable {
  /// The number of the hand to deal next; nil during a hand and after the match.
  public var nextHand: Int? {
    guard let game else { return 1 }
    guard game.match.round.score != nil, !game.match.isOver else { return nil }
    return game.match.hand + 1
  }

  /// Whether everybody present is ready for the next hand.
  public var areAllReady: Bool {
    rules.players.seats.allSatisfy { seatStates[$0].seatedGuest == nil || ready.contains($0.index) }
  }

  /// Whether the next deal is being agreed on.
  public var isAgreeing: Bool { agreement != nil }

  /// Begins to agree on the next deal with everybody present; the seed comes as an event.
  ///
  /// Does nothing while the last seed has not been taken yet, or one deal would have two seeds.
  public mutating func beginDeal(at now: Duration) {
    let waits = events.contains { if case .deal = $0 { true } else { false } }
    guard let hand = nextHand, agreement == nil, !waits else { return }
    agreement = DealAgreement(
      hand: hand, seats: seatStates.count, host: hostSeat.index, nonce: random(), making: making,
      now: now)
    for seat in rules.players.seats { joinAgreement(seat, isBack: false) }
    goOnAgreeing(at: now)
  }

  /// Lets a seat's person take part in the agreement; one who has come too late learns from the
  /// promises that the others are agreeing on a deal.
  mutating func joinAgreement(_ seat: Seat, isBack: Bool) {
    guard let guest = seatStates[seat].seatedGuest, var step = agreement else { return }
    step.ask(seat.index, isBack: isBack)
    agreement = step
    if step.isPromised {
      tell(.commitments(hand: step.hand, step.promises), to: guest.peer)
    } else if let promise = step.promises[hostSeat.index] {
      tell(.commit(hand: step.hand, promise), to: guest.peer)
    }
  }

  /// Names the seats whose contributions to the last deal did not arrive in time.
  mutating func nameStalled() {
    for seat in stalled {
      tellAll(.stalled(seat: seat.index))
      events.append(.stalled(seat))
    }
    stalled = []
  }

  /// Takes the next step of the agreement once everybody has answered or the deadline has passed.
  mutating func goOnAgreeing(at now: Duration) {
    guard var step = agreement, step.isStepDone || now >= step.deadline else { return }
    stalled += step.awaited.compactMap(rules.players.seat)
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
