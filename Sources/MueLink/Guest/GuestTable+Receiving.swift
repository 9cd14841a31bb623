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
    case .view(let view, let stamp): show(view, stamp)
    case .moved(let move, let stamp): apply(move, stamp, at: now)
    case .commit(let hand, let promise): commit(hand, promise)
    case .commitments(let hand, let promises):
      if let nonce = check?.reveal(after: promises), check?.hand == hand {
        outgoing.append(.reveal(hand: hand, nonce))
      }
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
    case .beat: break
    case .closing: events.append(.closing)
    }
  }

  /// Takes the seat in a welcome, and forgets what was known of another table.
  private mutating func sit(_ welcome: Welcome) {
    if let before = self.welcome,
      before.id != welcome.id || before.rules != welcome.rules || before.seat != welcome.seat
        || before.isWatching != welcome.isWatching
    {
      (seats, opened, verdicts, agreedTo) = ([], [], [], nil)
      (observation, check, position, hand) = (nil, nil, 0, 1)
    }
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
  private mutating func show(_ view: ViewRecord, _ stamp: Stamp) {
    let seen = view.observation
    guard let welcome, seen.rules == welcome.rules.handRules, seen.seat == welcome.seat,
      seen.isWatching == welcome.isWatching,
      stamp.position >= position || askedWholeAt != nil || isFirstViewAwaited
    else { return }
    isFirstViewAwaited = false
    observation = seen
    position = stamp.position
    hand = view.match?.hand ?? hand
    askedWholeAt = nil
    isAnswered = false
    events.append(.view)
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

  private mutating func commit(_ hand: Int, _ promise: Hex) {
    guard let welcome, !welcome.isWatching else { return }
    // A repeated promise gets the same answer.
    if let check, check.hand == hand, check.hostPromise == promise {
      outgoing.append(.commit(hand: hand, check.promise))
      return
    }
    let isAgain = check.map { $0.hand == hand && ($0.isAgain || $0.isTold) } ?? false
    let begun = DealCheck(
      hand: hand, seat: welcome.seat.index, nonce: random(), hostPromise: promise, making: making,
      isAgain: isAgain)
    check = begun
    outgoing.append(.commit(hand: hand, begun.promise))
  }

  private mutating func add(_ hand: OpenedHand) {
    guard let welcome, hand.record.round.rules == welcome.rules.handRules,
      let number = hand.record.hand, number <= opened.count + 1, number <= MatchRules.mostHands
    else { return }
    opened.removeLast(opened.count - (number - 1))
    verdicts.removeLast(verdicts.count - (number - 1))
    opened.append(hand)
    let seen = number == self.hand ? observation : nil
    let verdict = check?.verdict(on: hand, seen: seen) ?? making.verdict(on: hand, seen: seen)
    verdicts.append(verdict)
    events.append(.opened(hand: number, verdict))
  }
}
