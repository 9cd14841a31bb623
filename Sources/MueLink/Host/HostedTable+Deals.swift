import MueData
import MueGame
import MueRules

extension HostedTable {
  /// The number of the hand to deal next; nil during a hand and after the match.
  var nextHand: Int? {
    guard let game else { return 1 }
    guard game.match.round.score != nil, !game.match.isOver else { return nil }
    return game.match.hand + 1
  }

  /// How many contributions a deal can have: one of each seat and, if the host has no seat, one of
  /// the host after those of the seats.
  var contributions: Int { seatStates.count + (hostSeat == nil ? 1 : 0) }

  /// The place of the host's contribution to a deal.
  private var hostContribution: Int { hostSeat?.index ?? seatStates.count }

  /// Whether everybody present is ready for the next hand.
  public var areAllReady: Bool {
    rules.players.seats.allSatisfy { seatStates[$0].seatedGuest == nil || ready.contains($0.index) }
  }

  /// Whether anybody present is ready for the next hand.
  public var isAnybodyReady: Bool {
    rules.players.seats.contains { seatStates[$0].seatedGuest != nil && ready.contains($0.index) }
  }

  /// Begins to agree on the next deal with everybody present; the seed arrives as an event.
  ///
  /// An interrupted agreement continues with the same bytes. A hand that was dealt before but is
  /// missing from the saved game is dealt again from the same bytes, and nobody is asked.
  ///
  /// Does nothing while the last seed has not been taken yet; otherwise one deal would have two
  /// seeds.
  public mutating func beginDeal(at now: Duration) {
    let waits = events.contains { if case .deal = $0 { true } else { false } }
    guard let hand = nextHand, agreement == nil, !waits else { return }
    let known = deals.first { $0.hand == hand }
    if let known, known.isDealt {
      events.append(.deal(seed: making.seed(of: known.nonces, hand: hand)))
      return
    }
    deals = Array(
      allDeals.filter { $0.hand != hand && $0.hand >= hand - Self.earlierDeals }
        .prefix(Self.mostDeals))
    let begun =
      known
      ?? DealSource(
        hand: hand, contributions: contributions, host: hostContribution, nonce: random(),
        second: random())
    agreement = DealAgreement(begun, host: hostContribution, making: making, now: now)
    for seat in rules.players.seats { joinAgreement(seat) }
    goOnAgreeing(at: now)
  }

  /// How many deals of earlier hands are kept, and how many deals apart from the present one in
  /// all: a host whose game is behind its guests' has deals of later hands too.
  private static let (earlierDeals, mostDeals) = (2, 5)

  /// The known deals in order of their hands, including the one being agreed on.
  var allDeals: [DealSource] {
    (deals + [agreement?.source].compactMap(\.self)).sorted { $0.hand < $1.hand }
  }

  /// Lets a seat's person take part in the agreement.
  ///
  /// A person who is too late learns from the promises that the others are agreeing on a deal.
  mutating func joinAgreement(_ seat: Seat) {
    guard let guest = seatStates[seat].seatedGuest else { return }
    guard var step = agreement else {
      // The cards may have been dealt without having been shown yet.
      if let dealt = deals.first(where: { $0.hand == nextHand && $0.isDealt }) {
        tell(.commitments(hand: dealt.hand, dealt.promises), to: guest.peer)
      }
      return
    }
    step.ask(seat.index, isBack: guest.isBack)
    agreement = step
    if step.isPromised {
      tell(.commitments(hand: step.hand, step.promises), to: guest.peer)
    } else if let promise = step.promises[hostContribution] {
      tell(.commit(hand: step.hand, promise), to: guest.peer)
    }
  }

  /// Reports the seats whose contributions to the last deal did not arrive in time.
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
      step.closePromises(at: now)
      agreement = step
      for index in step.asked.sorted() {
        if let guest = seatStates[index].seatedGuest {
          tell(.commitments(hand: step.hand, step.promises), to: guest.peer)
        }
      }
      if step.asked.isEmpty { goOnAgreeing(at: now) }
    } else {
      var dealt = step.source
      dealt.step = .dealt
      deals.append(dealt)
      agreement = nil
      events.append(.deal(seed: making.seed(of: dealt.nonces, hand: dealt.hand)))
    }
  }
}

/// The second bytes of a finished hand.
extension HostedTable {
  /// What everybody contributed to comparing the last finished hand; nil while it is awaited, and
  /// if nothing is known.
  public var comparison: HandComparison? {
    guard let deal = lastOpenedDeal, deal.step == .compared else { return nil }
    return deal.comparison
  }

  /// The last finished hand; nil before the first.
  public var lastOpened: OpenedHand? { opened.last }

  private var lastOpenedDeal: DealSource? { deals.first { $0.hand == opened.count } }

  /// Starts waiting for the second bytes of the hand just opened.
  mutating func beginComparing(at now: Duration) {
    comparisonDue = nil
    guard let deal = lastOpenedDeal else { return }
    comparisonDue = deal.step == .compared ? now : now + DealAgreement.patience
  }

  /// Takes a seat's second bytes if they are the ones promised for the last finished hand.
  mutating func compare(_ nonce: Hex, _ hand: Int, from seat: Seat, at now: Duration) {
    guard hand == opened.count, let index = deals.firstIndex(where: { $0.hand == hand }),
      deals[index].step == .dealt, deals[index].seconds[seat] == nil,
      deals[index].promises[seat]?.words
        == making.wordsPromise(of: nonce, seat: seat.index, hand: hand)
    else { return }
    deals[index].seconds[seat] = nonce
    goOnComparing(at: now)
  }

  /// Sends the comparison once all promised second bytes have been revealed or the time is over.
  ///
  /// It does not wait for people who have left.
  mutating func goOnComparing(at now: Duration) {
    guard let due = comparisonDue, let deal = lastOpenedDeal else { return }
    let isComplete = rules.players.seats.allSatisfy { seat in
      deal.promises[seat] == nil || deal.seconds[seat] != nil || !seatStates[seat].isTaken
    }
    if isComplete || now >= due { endComparing() }
  }

  /// Sends the awaited comparison with what has arrived.
  mutating func endComparing() {
    guard comparisonDue != nil, let index = deals.firstIndex(where: { $0.hand == opened.count })
    else { return }
    comparisonDue = nil
    deals[index].step = .compared
    let line = HostMessage.compare(deals[index].comparison)
    for guest in seatStates.compactMap(\.seatedGuest) + onlookers { tell(line, to: guest.peer) }
  }
}
