import MueData
import MueGame
import MueRules

extension HostedTable {
  /// Handles a line from a guest.
  ///
  /// A line that is not a message closes a newcomer's connection and is otherwise ignored.
  public mutating func receive(_ line: [UInt8], from peer: Peer, at now: Duration) {
    // The sender of a bad line gets the same answer for every fault.
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
      if agreement?.hand == hand { agreement?.promise(promise, of: seat.index) }
      goOnAgreeing(at: now)
    case .reveal(let hand, let nonce):
      if agreement?.hand == hand { agreement?.tell(nonce, of: seat.index) }
      goOnAgreeing(at: now)
    case .ready(let hand): if hand == opened.count { ready.insert(seat.index) }
    case .say(let message): say(message, from: seat, at: now)
    case .compare(let hand, let nonce): compare(nonce, hand, from: seat, at: now)
    case .undo(let hand, let moves):
      requestUndo(seat, to: GamePosition(hand: hand, moves: moves), at: now)
    case .consent(let isGiven, let request):
      // An answer to an earlier request does not answer this one.
      if let undo, request == TakingBack(undo.seat, to: undo.position) { consent(isGiven, seat) }
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
  /// The number of seconds since the person last pressed a key; nil for messages that programs send
  /// by themselves.
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
