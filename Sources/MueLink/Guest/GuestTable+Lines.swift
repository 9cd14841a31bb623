import MueData
import MueGame
import MueRules

extension GuestTable {
  /// Handles a line from the host.
  ///
  /// A line that is not a message is ignored; the next view corrects the state.
  public mutating func receive(_ line: [UInt8], at now: Duration) {
    lastHeard = now
    noteLine(at: now)
    // After any fault in the line, the guest asks the host for the whole state.
    guard let message = try? HostMessage(reading: line) else {
      if welcome != nil { askForWhole(at: now) }
      return
    }
    switch message {
    case .welcome(let welcome):
      guard isWelcomeAwaited else { return }
      isWelcomeAwaited = false
      sit(welcome, at: now)
      // The next tick then sends a beat, which confirms that the token has arrived.
      lastBeat = now - HostedTable.beat
    case .refused(let refusal):
      // The seat is then free at once.
      memories.dismiss()
      events.append(.refused(refusal))
    case .seats(let seats): take(seats)
    case .hand(let hand): add(hand)
    case .view(let view, let stamp): show(view, stamp, at: now)
    case .moved(let move, let stamp): apply(move, stamp, at: now)
    case .commit(let hand, let promise): commit(hand, promise)
    case .commitments(let hand, let promises): reveal(hand, after: promises)
    case .compare(let comparison): compare(comparison)
    case .stalled(let seat):
      guard let seat = other(seat), seats.indices.contains(seat.index) else { return }
      events.append(.stalled(seat))
    case .wrong(let word):
      // A reply to an undo request does not answer a decision.
      if !HostMessage.wordsOfUndo.contains(word) { decidedPosition = nil }
      events.append(.wrong(word))
    case .undoAway(let seat, let seconds):
      if let seat = other(seat) { events.append(.undoAway(seat, seconds: seconds)) }
    case .said(let name, let message): events.append(.said(name, message))
    case .undoAsked(let request):
      guard welcome != nil else { return }
      let isNew = memories.current[hand].ask(for: request, before: seatsHere)
      if isNew, let seat = other(request.seat) { events.append(.undoAsked(seat)) }
    case .consented(let seat, let isGiven):
      // The guest knows what it said itself.
      guard let seat = other(seat) else { return }
      memories.current[hand].consent(isGiven, seat: seat.index)
      events.append(.consented(seat, isGiven))
    case .done(let action, let seat):
      guard let seat = welcome?.rules.players.seat(seat) else { return }
      events.append(.done(action, seat))
    case .claimed(let seat):
      guard let seat = other(seat) else { return }
      memories.current[hand].claim(seat: seat.index)
      events.append(.claimed(seat))
    case .unsaved(let isUnsaved):
      guard welcome != nil, isUnsaved != self.isUnsaved else { return }
      self.isUnsaved = isUnsaved
      events.append(.unsaved(isUnsaved))
    case .beat: if earlierBeats > 0 { earlierBeats -= 1 } else { hasSettled = true }
    case .closing: events.append(.closing)
    }
  }

  /// A seat other than the guest's own, by its number; nil for any other number.
  private func other(_ seat: Int) -> Seat? {
    guard let welcome, let seat = welcome.rules.players.seat(seat) else { return nil }
    return seat == welcome.seat && !welcome.isWatching ? nil : seat
  }

  /// The seats whose persons the host reports as present.
  private var seatsHere: Set<Int> {
    Set(seats.indices.filter { seats[$0].presence == .here })
  }

  private mutating func take(_ seats: [SeatStatus]) {
    guard seats.count == welcome?.rules.players.number else { return }
    self.seats = seats
    // Agreement given over the previous connection still holds.
    if areSeatsAwaited, agreedTo == handicaps { agree() }
    areSeatsAwaited = false
    noteCover()
    events.append(.seats)
  }

  /// Notes that, according to the host, the computer player decides for the guest.
  private mutating func noteCover() {
    guard let own = memory?.own, seats.indices.contains(own),
      seats[own].presence != .here, observation != nil
    else { return }
    memories.current[hand].cover()
  }

  private mutating func sit(_ welcome: Welcome, at now: Duration) {
    let isSame = memories.last?.isOf(welcome) == true
    if self.welcome != nil, !isSame {
      (seats, opened, verdicts, agreedTo) = ([], [], [], nil)
      (observation, position, hand) = (nil, 0, 1)
    }
    // When a new match begins at the same address, an earlier one matters only if it was broken
    // off.
    let wasSitting = self.welcome != nil
    let found = memories.begin(welcome)
    isBack = wasSitting || memories.current.latest != nil
    absence = RememberedHand.Absence(isBack: true)
    if isSame { explainAbsence(welcome, at: now) }
    satAt = now
    (hasSettled, earlierBeats, lateFor) = (false, 0, nil)
    self.welcome = welcome
    isUnsaved = false
    isFirstViewAwaited = true
    areSeatsAwaited = true
    token = welcome.token ?? token
    events.append(.welcome)
    if let found, wasSitting || found.grade > .told, isRecent(at: now) { note(found, nil) }
  }

  /// Notes what the guest's own clock says about its absence, by the limits that the host first
  /// gave, and whether it is back by its own token.
  private mutating func explainAbsence(_ welcome: Welcome, at now: Duration) {
    let memory = memories.current
    let away = heardBefore.map { now - $0 + Self.slack }
    func isLonger(than seconds: Int) -> Bool {
      guard !memory.isDismissed, let away else { return true }
      return away >= .seconds(seconds)
    }
    absence.isBehind = welcome.isBehind
    absence.isSeatNew = welcome.token != nil && welcome.token != token
    absence.wasReleased = absence.isSeatNew || isLonger(than: memory.welcome.release)
    absence.wasCovered = isLonger(than: memory.welcome.grace)
  }

  /// How far the clocks of host and guest may differ about an absence.
  ///
  /// The host goes on counting until the guest has answered the welcome.
  private static let slack = HostedTable.helloPatience + .seconds(5)

  /// Whether the guest was at another table so recently that it still has its seat there.
  private func isRecent(at now: Duration) -> Bool {
    heardBefore.map { now - $0 < .seconds(600) } ?? true
  }

  /// Accepts a view if it fits the table and is not older than the current one.
  ///
  /// The first view after a welcome is accepted at any position, since a new connection carries
  /// nothing old.
  private mutating func show(_ view: ViewRecord, _ stamp: Stamp, at now: Duration) {
    let seen = view.observation
    guard let welcome, stamp.position >= position || isFirstViewAwaited else { return }
    let number = view.match?.hand ?? hand
    // A host opens each hand before it shows the next, so that no guest loses what it has seen.
    guard number <= opened.count + 1 else {
      askForWhole(at: now)
      return
    }
    guard seen.seat == welcome.seat, seen.isWatching == welcome.isWatching else {
      return note(.otherSeat, nil)
    }
    guard seen.rules == welcome.rules.handRules, seen.publicState.dealer == dealer(of: number)
    else { return note(.otherMoves, number) }
    let doubt = doubt(on: number, at: now)
    var found = memories.current[number].see(
      seen, own: memories.current.own, here: seatsHere, after: absence)
    let last = hand
    if number < last, observation != nil {
      found = absence.isBehind ? .behind : .takenBackUnasked
      for later in (number + 1)...last { memories.current[later].begin() }
    }
    // A finished hand that is being played again has been taken back.
    if seen.publicState.score == nil { takeBackOpened(from: number) }
    let isScoreRight = isRight(view.match, number, seen)
    // The same view again does not answer a decision, which the host may have accepted meanwhile.
    if isFirstViewAwaited || stamp.position != decidedPosition { decidedPosition = nil }
    if isFirstViewAwaited { repeatWords() }
    isFirstViewAwaited = false
    absence = .none
    // Until now the connection could have broken again with the guest still away.
    memories.current.isDismissed = false
    observation = seen
    position = stamp.position
    hand = number
    askedWholeAt = nil
    noteCover()
    events.append(.view)
    note(doubt, number)
    note(found, max(number, last))
    if !isScoreRight { note(.otherScore, number) }
  }

  /// Sends the second bytes of the last finished hand again if they may have been lost with the
  /// connection.
  private mutating func repeatWords() {
    guard let last = memory?.hands[opened.count], last.comparison == nil,
      let bytes = last.check?.revealWords(), !opened.isEmpty
    else { return }
    outgoing.append(.compare(hand: opened.count, bytes))
  }

  private func dealer(of number: Int) -> Seat? {
    guard let rules = welcome?.rules else { return nil }
    return rules.players.seat((rules.firstDealer.index + number - 1) % rules.players.number)
  }

  /// Whether the standing in a view follows from the finished hands.
  private func isRight(_ match: MatchStanding?, _ number: Int, _ seen: Observation) -> Bool {
    guard let standing = match?.standing, let rules = welcome?.rules else { return true }
    var scores = opened.prefix(number - 1).compactMap { $0.record.round.score }
    if let score = seen.publicState.score { scores.append(score) }
    return standing.totals == rules.totals(of: scores) && standing.end == rules.end
  }

  /// Applies a move; asks for the whole table if the result's checksum differs from the host's.
  private mutating func apply(_ told: HostMessage.Seated, _ stamp: Stamp, at now: Duration) {
    // A repeated line contains nothing new.
    guard stamp.position > position else { return }
    guard stamp.position == position + 1, var next = observation, let turn = next.publicState.turn,
      turn.index == told.seat, let move = next.move(text: told.text),
      // An illegal move does not continue what was seen, nor does a move of another hand.
      (try? next.apply(move)) != nil, Stamp.check(of: next) == stamp.check
    else {
      askForWhole(at: now)
      return
    }
    let found = memories.current[hand].see(
      next, own: memories.current.own, here: seatsHere, after: .none)
    observation = next
    position = stamp.position
    decidedPosition = nil
    noteCover()
    events.append(.moved(move, by: turn))
    note(found, hand)
  }

  /// The doubt that the first view of a hand casts on its deal, given whether the guest was asked
  /// for a contribution; nil if there is none.
  private func doubt(on number: Int, at now: Duration) -> Finding? {
    guard let welcome, !welcome.isWatching else { return nil }
    let known = memories.current[number]
    guard known.since == nil else { return nil }
    if let check = known.check {
      return check.isTold ? nil : .deal(.missing(seat: welcome.seat.index))
    }
    // The cards may have been dealt, or the promises made, before the guest sat down. However long
    // the host claims that, the guest's own clock limits it.
    let mayBeLate = now - satAt < Self.dealTime && (!hasSettled || lateFor == number)
    if !mayBeLate { return .deal(.notAsked) }
    return isBack ? .deal(.absent) : nil
  }

  /// The longest time that a deal takes once it is too late to promise anything.
  private static let dealTime = DealAgreement.patience * 2 + .seconds(2)

  mutating func note(_ finding: Finding?, _ hand: Int?) {
    guard let finding, welcome != nil, memories.current.note(finding, hand: hand)
    else { return }
    events.append(.found(finding, hand: hand))
  }

  private mutating func reveal(_ hand: Int, after promises: [DealPromise?]) {
    guard welcome != nil else { return }
    if memories.current[hand].check == nil {
      if !hasSettled { lateFor = hand }
      return
    }
    guard let nonce = memories.current[hand].check?.reveal(after: promises) else { return }
    outgoing.append(.reveal(hand: hand, nonce))
  }

  private mutating func commit(_ hand: Int, _ promise: DealPromise) {
    guard let welcome, !welcome.isWatching, hand == opened.count + 1 else { return }
    let known = memories.current[hand]
    // A repeated promise gets the same answer.
    if let check = known.check, check.hostPromise == promise {
      outgoing.append(.commit(hand: hand, check.promise))
      return
    }
    if known.check?.isTold == true || known.since != nil { note(.deal(.askedAgain), hand) }
    let begun = DealCheck(
      hand: hand, seat: welcome.seat.index, of: welcome.rules.players.number,
      hasHostEntry: !seats.isEmpty && !seats.contains(where: \.player.agent.isPerson),
      nonce: random(),
      wordsNonce: random(), hostPromise: promise, making: making)
    memories.current[hand].check = begun
    outgoing.append(.commit(hand: hand, begun.promise))
  }

  private mutating func add(_ hand: OpenedHand) {
    guard let welcome, hand.record.round.rules == welcome.rules.handRules,
      let number = hand.record.hand, number <= opened.count + 1, number <= MatchRules.mostHands
    else { return }
    guard hand.record.round.publicState.dealer == dealer(of: number) else {
      return note(.otherMoves, number)
    }
    let (found, isNew) = memories.current[number].open(
      hand, own: memories.current.own, after: absence)
    if !isNew, number <= opened.count { return note(found, number) }
    removeOpened(from: number)
    opened.append(hand)
    let check = memories.current[number].check
    // Hands that a restarted guest is sent again have been judged before.
    let judged = isNew ? check?.verdict(on: hand) ?? making.verdict(on: hand) : .unseen
    verdicts.append(judged.isDishonest ? judged : memories.current[number].doubt ?? judged)
    if isNew, let bytes = check?.revealWords() {
      outgoing.append(.compare(hand: number, bytes))
    }
    events.append(.opened(hand: number, verdicts[number - 1]))
    note(found, number)
    note(judged.finding, number)
    if !isRight(hand.record.match, before: number) { note(.otherScore, number) }
  }

  /// Whether the standing before a finished hand, if given, follows from the earlier hands.
  private func isRight(_ match: MatchStanding?, before number: Int) -> Bool {
    guard let standing = match?.standing, let rules = welcome?.rules else { return true }
    let scores = opened.prefix(number - 1).compactMap { $0.record.round.score }
    return standing.totals == rules.totals(of: scores)
  }

  private mutating func takeBackOpened(from number: Int) {
    guard number <= opened.count else { return }
    for later in number...opened.count { memories.current[later].close() }
    removeOpened(from: number)
  }

  private mutating func removeOpened(from number: Int) {
    opened.removeLast(max(0, opened.count - (number - 1)))
    verdicts.removeLast(max(0, verdicts.count - (number - 1)))
  }

  private mutating func compare(_ told: HandComparison) {
    guard let seats = welcome?.rules.players.number, !opened.isEmpty,
      (1...opened.count).contains(told.hand),
      DealMaking.contributions(ofSeats: seats).contains(told.bytes.count)
    else { return }
    let (found, isNew) = memories.current[told.hand].compare(told, making: making)
    if isNew { events.append(.compared(hand: told.hand)) }
    note(found, told.hand)
  }

  /// The five numbers of the last finished hand, below 7776 each, for the words that people
  /// compare.
  ///
  /// Nil until the host has sent the data from which they are computed.
  public var comparison: [Int]? {
    guard let hand = opened.last else { return nil }
    return handComparison?.digits(of: hand, digest: making.digest)
  }

  /// The data, other than the hand, from which the last finished hand's numbers are computed; nil
  /// until it arrives.
  public var handComparison: HandComparison? { memory?.hands[opened.count]?.comparison }

  /// The last finished hand; nil before the first.
  public var lastRound: Round? { opened.last?.record.round }

  /// How many moves of the last finished hand were made before the guest saw it.
  public var unseenMoves: Int { memory?.hands[opened.count]?.since ?? 0 }
}
