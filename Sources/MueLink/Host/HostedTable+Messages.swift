import MueData
import MueGame
import MueRules

extension HostedTable {
  /// Handles a line from a guest.
  ///
  /// A line that is not a message closes a newcomer's connection and is otherwise ignored.
  public mutating func receive(_ line: [UInt8], from peer: Peer, at now: Duration) {
    let message = try? GuestMessage(reading: line)
    if let newcomer = newcomers.first(where: { $0.peer == peer }) {
      if let greeting = newcomer.greeting {
        guard let message else { return }
        if sit(newcomer, greeting, at: now) { receive(message, from: greeting.seat, at: now) }
      } else if case .hello(let hello) = message {
        greet(hello, from: newcomer, at: now)
      } else {
        newcomers.removeAll { $0.peer == peer }
        tell(.refused(.noHello), to: peer)
        outputs.append(.close(peer))
      }
    } else if let index = onlookers.firstIndex(where: { $0.peer == peer }) {
      var guest = onlookers[index]
      guest.lastHeard = now
      if case .whole(let hands) = message { sendWhole(hands, to: &guest, at: now) }
      onlookers[index] = guest
      if message == .leave {
        onlookers.remove(at: index)
        outputs.append(.close(peer))
      }
    } else if let seat = seat(of: peer), seatStates[seat].guest != nil {
      seatStates[seat].guest?.lastHeard = now
      if let message { receive(message, from: seat, at: now) }
    }
  }

  private mutating func receive(_ message: GuestMessage, from seat: Seat, at now: Duration) {
    if let idle = message.idle { hear(idle: .seconds(idle), from: seat, at: now) }
    guard seatStates[seat].hasAgreed || message.isForNewcomers else { return }
    switch message {
    case .answer(let position, let answer): take(answer, at: position, from: seat)
    case .whole(let hands):
      if var guest = seatStates[seat].guest {
        guest.lastWhole = seatStates[seat].owner?.lastWhole
        sendWhole(hands, to: &guest, at: now)
        seatStates[seat].owner?.lastWhole = guest.lastWhole
        seatStates[seat].guest = guest
      }
    case .commit(let hand, let promise):
      if agreement?.hand == hand { agreement?.promise(promise.cards, of: seat.index) }
      goOnAgreeing(at: now)
    case .reveal(let hand, let nonce):
      if agreement?.hand == hand { agreement?.tell(nonce, of: seat.index) }
      goOnAgreeing(at: now)
    case .ready(let hand): if hand == opened.count { ready.insert(seat.index) }
    case .say(let message): say(message, from: seat, at: now)
    case .compare: break
    case .undo(let hand, let moves):
      requestUndo(seat, to: GamePosition(hand: hand, moves: moves))
    case .consent(let isGiven): consent(isGiven, seat)
    case .agree: agree(seat, at: now)
    case .leave: sayGoodbye(seat, at: now)
    case .hello, .beat: break
    }
  }

  /// Notes when a person last pressed a key, and marks a sleeping seat as awake.
  private mutating func hear(idle: Duration, from seat: Seat, at now: Duration) {
    seatStates[seat].guest?.idleSince = now - idle
    if seatStates[seat].asleepSince != nil, idle < Self.awake {
      seatStates[seat].asleepSince = nil
      seatStates[seat].isOffered = false
      changePresence(of: seat, at: now)
    }
  }

  /// A person who has pressed a key within this time counts as awake.
  private static let awake = Duration.seconds(5)

  /// Checks an answer; a guest who is not asked, or answers an earlier question, is sent the view
  /// again.
  private mutating func take(_ answer: JSONObject, at position: Int, from seat: Seat) {
    guard let game, let guest = seatStates[seat].seatedGuest else { return }
    guard position == self.position, game.match.round.turn == seat,
      coveredPosition != position
    else {
      tellView(of: game, to: guest)
      return
    }
    do {
      let answer = try MoveAnswer(answer, to: game.observation(for: seat))
      // Only the first answer at a position counts; the next view answers the others.
      guard !events.contains(where: { if case .move = $0 { true } else { false } }) else { return }
      events.append(.move(answer.move))
    } catch {
      tell(.wrong(error.word), to: guest.peer)
      tellView(of: game, to: guest)
    }
  }

  /// Sends the whole table, at most twice a second.
  private mutating func sendWhole(_ hands: Int, to guest: inout Guest, at now: Duration) {
    if let last = guest.lastWhole, now - last < .milliseconds(500) { return }
    guest.lastWhole = now
    guest.hands = max(0, min(hands, opened.count))
    tellEverything(to: guest, at: now)
    guest.hands = opened.count
  }

  private mutating func say(_ message: ChatMessage, from seat: Seat, at now: Duration) {
    if seatStates[seat].isMuted { return }
    if let last = seatStates[seat].owner?.lastSaid, now - last < .milliseconds(500) { return }
    seatStates[seat].owner?.lastSaid = now
    let name = seatStates[seat].player.name
    say(message, as: name)
    events.append(.said(name, message))
  }
}

extension GuestMessage {
  /// For how many seconds the person had pressed no key; nil for messages that programs send by
  /// themselves.
  fileprivate var idle: Int? {
    switch self {
    case .beat(let idle): idle
    case .answer, .ready, .say, .undo, .consent, .agree, .leave: 0
    case .hello, .whole, .commit, .reveal, .compare: nil
    }
  }

  /// Whether a guest who has not agreed to the open handicaps may send it.
  fileprivate var isForNewcomers: Bool {
    switch self {
    case .agree, .leave, .beat: true
    default: false
    }
  }
}

extension HostedTable {
  /// The number of the hand to deal next; nil during a hand and after the match.
  var nextHand: Int? {
    guard let game else { return 1 }
    guard game.match.round.score != nil, !game.match.isOver else { return nil }
    return game.match.hand + 1
  }

  /// Whether everybody present is ready for the next hand.
  public var areAllReady: Bool {
    rules.players.seats.allSatisfy { seatStates[$0].seatedGuest == nil || ready.contains($0.index) }
  }

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
      tell(.commitments(hand: step.hand, step.promises.map(\.promised)), to: guest.peer)
    } else if let promise = step.promises[hostSeat.index].promised {
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
          tell(.commitments(hand: step.hand, promises.map(\.promised)), to: guest.peer)
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
  let hand: Int
  /// Each seat's contribution; nil where there is none.
  let nonces: [Hex?]
}

extension HostedTable {
  /// Asks to take back the host's own last decision.
  public mutating func requestUndo() { requestUndo(hostSeat, to: lastDecision(of: hostSeat)) }

  /// Allows or refuses an undo request for the host.
  public mutating func consent(_ isGiven: Bool) { consent(isGiven, hostSeat) }

  /// Asks everybody present, one request at a time.
  ///
  /// A request that was refused cannot be repeated at the same position. Only the current hand can
  /// change, since the cards of earlier hands are known.
  mutating func requestUndo(_ seat: Seat, to wanted: GamePosition?) {
    if let undo {
      if undo.seat != seat { refuseUndo(seat) }
      return
    }
    guard !undoRefused.contains(seat.index) else {
      refuseUndo(seat)
      return
    }
    guard let position = lastDecision(of: seat), position == wanted else {
      if let guest = seatStates[seat].guest {
        tell(.wrong(HostMessage.nothingToTakeBack), to: guest.peer)
      }
      return
    }
    undo = UndoRequest(seat: seat, position: position, agreed: [seat.index])
    tellAll(.undoAsked(TakingBack(seat, to: position)))
    if seat != hostSeat { events.append(.undoAsked(seat)) }
    decideUndo()
  }

  /// Where a seat has last decided in the hand that is played; nil if it has not.
  private func lastDecision(of seat: Seat) -> GamePosition? {
    guard let game, game.match.round.score == nil, let position = game.decisions(of: seat).last,
      position.hand == game.position.hand
    else { return nil }
    return position
  }

  mutating func consent(_ isGiven: Bool, _ seat: Seat) {
    guard let request = undo, request.seat != seat else { return }
    if isGiven {
      undo?.agreed.insert(seat.index)
      decideUndo()
    } else {
      undo = nil
      undoRefused.insert(request.seat.index)
      refuseUndo(request.seat)
    }
  }

  private mutating func refuseUndo(_ seat: Seat) {
    if seat == hostSeat { events.append(.undoRefused) }
    if let guest = seatStates[seat].guest { tell(.wrong(HostMessage.undoRefused), to: guest.peer) }
  }

  /// Drops a seat that has left from the current request, or drops its own request.
  mutating func leaveUndo(_ seat: Seat) {
    if undo?.seat == seat { undo = nil }
    decideUndo()
  }

  private mutating func decideUndo() {
    guard let undo else { return }
    let asked = rules.players.seats.filter { $0 == hostSeat || seatStates[$0].seatedGuest != nil }
    guard asked.allSatisfy({ undo.agreed.contains($0.index) }) else { return }
    events.append(.undo(undo.position))
    self.undo = nil
  }
}

/// A request to take a decision back.
struct UndoRequest: Sendable {
  let seat: Seat
  let position: GamePosition
  var agreed: Set<Int>
}

extension TakingBack {
  init(_ seat: Seat, to position: GamePosition) {
    self.init(seat: seat.index, hand: position.hand, moves: position.moves)
  }
}

extension Hex? {
  fileprivate var promised: DealPromise? { map { DealPromise(cards: $0, words: nil) } }
}
