import MueData
import MueGame
import MueRules

extension GuestTable {
  /// Handles a line from the host.
  ///
  /// A line that is not a message is ignored; the next view corrects the state.
  public mutating func receive(_ line: [UInt8], at now: Duration) {
    lastHeard = now
    guard let message = try? HostMessage(reading: line, knowing: [variant]) else {
      if welcome != nil { askForWhole(at: now) }
      return
    }
    switch message {
    case .welcome(let welcome):
      guard isWelcomeAwaited else { return }
      isWelcomeAwaited = false
      sit(welcome)
      // The next tick then sends a beat, which confirms that the token has arrived.
      lastBeat = now - HostedTable.beat
    // The host closes the connection; the next hello names its rules.
    case .refused(.version(let version)) where adoptRules(of: version): break
    case .refused(let refusal): events.append(.refused(refusal))
    case .seats(let seats):
      guard seats.count == welcome?.rules.players.number else { return }
      self.seats = seats
      // What the guest agreed to over the previous connection remains agreed.
      if areSeatsAwaited, agreedTo == handicaps { agree() }
      areSeatsAwaited = false
      events.append(.seats)
    case .hand(let hand): add(hand)
    case .view(let view, let stamp): show(view, stamp, at: now)
    case .moved(let move, let stamp): apply(move, stamp, at: now)
    case .commit(let hand, let promise): commit(hand, promise)
    case .commitments(let hand, let promises): reveal(hand, after: promises)
    case .stalled(let seat):
      guard let seat = welcome?.rules.players.seat(seat), seat != welcome?.seat,
        seats.indices.contains(seat.index)
      else { return }
      events.append(.stalled(seat))
    case .wrong(let word):
      // A reply to an undo request does not answer a decision.
      if !HostMessage.wordsOfUndo.contains(word) { isAnswered = false }
      events.append(.wrong(word))
    case .said(let name, let message): events.append(.said(name, message))
    case .undoAsked(let seat):
      guard let seat = welcome?.rules.players.seat(seat), seat != welcome?.seat else { return }
      events.append(.undoAsked(seat))
    case .done(let action, let seat):
      guard let seat = welcome?.rules.players.seat(seat) else { return }
      events.append(.done(action, seat))
    case .beat:
      let beats = arrival?.beats ?? 0
      if beats > 0 { arrival?.beats -= 1 } else { arrival = nil }
    case .closing: events.append(.closing)
    }
  }

  /// Takes the seat in a welcome, and forgets what was known of another table.
  private mutating func sit(_ welcome: Welcome) {
    let isSame = self.welcome.map {
      $0.id == welcome.id && $0.rules == welcome.rules && $0.seat == welcome.seat
        && $0.isWatching == welcome.isWatching
    }
    if isSame == false {
      (seats, opened, verdicts, doubts, agreedTo) = ([], [], [], [:], nil)
      (observation, check, position, hand) = (nil, nil, 0, 1)
    }
    // Also at what seems to be another table: which one it is, the host says.
    arrival = Arrival(isBack: self.welcome != nil)
    self.welcome = welcome
    isFirstViewAwaited = true
    areSeatsAwaited = true
    token = welcome.token ?? token
    events.append(.welcome)
  }

  /// Takes a view if it fits the table and is not older than the current one.
  ///
  /// The first one after a welcome is taken at any position, since a new connection carries nothing
  /// old.
  private mutating func show(_ view: ViewRecord, _ stamp: Stamp, at now: Duration) {
    let seen = view.observation
    guard let welcome, seen.rules == welcome.rules.handRules, seen.seat == welcome.seat,
      seen.isWatching == welcome.isWatching,
      stamp.position >= position || askedWholeAt != nil || isFirstViewAwaited
    else { return }
    let number = view.match?.hand ?? hand
    // A host opens each hand before it shows the next, so that no guest forgets what it has seen.
    guard number <= opened.count + 1 else {
      askForWhole(at: now)
      return
    }
    let verdict = verdict(on: seen, of: number)
    // A finished hand that is played again has been taken back.
    if seen.publicState.score == nil { takeBackOpened(from: number) }
    arrival = nil
    isFirstViewAwaited = false
    observation = seen
    position = stamp.position
    hand = number
    askedWholeAt = nil
    isAnswered = false
    events.append(.view)
    doubt(verdict, number)
  }

  /// Applies a move; asks for the whole table if the result has another checksum than the host's.
  private mutating func apply(_ told: HostMessage.Seated, _ stamp: Stamp, at now: Duration) {
    // A repeated line contains nothing new.
    guard stamp.position > position else { return }
    guard stamp.position == position + 1, var next = observation, let turn = next.publicState.turn,
      turn.index == told.seat, let move = next.move(text: told.text),
      (try? next.apply(move)) != nil, Stamp.check(of: next) == stamp.check
    else {
      askForWhole(at: now)
      return
    }
    observation = next
    position = stamp.position
    isAnswered = false
    events.append(.moved(move, by: turn))
  }

  /// What a view says about the deal of its hand: the first one by how the guest was asked for a
  /// contribution, any later one by the cards.
  private func verdict(on seen: Observation, of number: Int) -> DealVerdict {
    guard let welcome, !welcome.isWatching else { return .unseen }
    if let observation, number <= hand {
      return number < hand || seen.dealt.text == observation.dealt.text ? .unseen : .otherCards
    }
    if let check, check.hand == number {
      return check.isTold ? .unseen : .missing(seat: welcome.seat.index)
    }
    guard let arrival else { return .notAsked }
    return arrival.isBack ? .absent : .unseen
  }

  /// Notes a doubt about a deal.
  private mutating func doubt(_ verdict: DealVerdict, _ hand: Int) {
    guard verdict.isDoubtful else { return }
    if let known = doubts[hand], known.isDishonest || !verdict.isDishonest { return }
    doubts[hand] = verdict
    events.append(.doubted(hand: hand, verdict))
  }

  private mutating func reveal(_ hand: Int, after promises: [Hex?]) {
    if let check, check.hand == hand {
      guard let nonce = self.check?.reveal(after: promises) else { return }
      outgoing.append(.reveal(hand: hand, nonce))
    } else if let arrival, hand == opened.count + 1 {
      // The guest has come while others agreed on the deal, and the hand will be dealt soon.
      self.arrival = Arrival(isBack: arrival.isBack, beats: Self.beatsOfDeal)
    }
  }

  /// How many beats the host sends at most between the promises and the deal.
  private static let beatsOfDeal = 1 + Int(DealAgreement.patience / HostedTable.beat)

  private mutating func commit(_ hand: Int, _ promise: Hex) {
    guard let welcome, !welcome.isWatching, hand == opened.count + 1 else { return }
    // A repeated promise gets the same answer.
    if let check, check.hand == hand, check.hostPromise == promise {
      outgoing.append(.commit(hand: hand, check.promise))
      return
    }
    if let check, check.hand == hand, check.isTold { doubt(.askedAgain, hand) }
    let begun = DealCheck(
      hand: hand, seat: welcome.seat.index, of: welcome.rules.players.number, nonce: random(),
      hostPromise: promise, making: making)
    check = begun
    outgoing.append(.commit(hand: hand, begun.promise))
  }

  private mutating func add(_ hand: OpenedHand) {
    guard let welcome, hand.record.round.rules == welcome.rules.handRules,
      let number = hand.record.hand, number <= opened.count + 1, number <= MatchRules.mostHands
    else { return }
    takeBackOpened(from: number)
    opened.append(hand)
    let seen = number == self.hand ? observation : nil
    let found = check?.verdict(on: hand, seen: seen) ?? making.verdict(on: hand, seen: seen)
    let verdict = found.isDishonest ? found : doubts[number] ?? found
    verdicts.append(verdict)
    events.append(.opened(hand: number, verdict))
    doubt(found, number)
  }

  /// Forgets opened hands, from a number on.
  private mutating func takeBackOpened(from number: Int) {
    guard number <= opened.count else { return }
    opened.removeLast(opened.count - (number - 1))
    verdicts.removeLast(verdicts.count - (number - 1))
  }
}
