import MueData
import Platform

/// One connection: a socket, the TLS session in it, and the lines in that.
///
/// It belongs to its loop's thread, which polls for it and lets it work. It never blocks.
final class PeerConnection {
  enum Event: Hashable {
    /// The other side has proved that it has the key; lines can go both ways.
    case opened
    case line([UInt8])
    case ended(WireFault)
  }

  enum Phase {
    case handshaking, open
    /// The rest is being sent; nothing more is read.
    case leaving
    case ended
  }

  let peer: Peer
  let socket: Socket
  /// The TLS session; nil on a Unix socket, where the system identifies the account.
  let session: TLSSession?
  let begun: Nanoseconds
  private let limits: WireLimits
  /// Whether a connection without TLS opens with its first whole line instead of at once.
  private let opensByLine: Bool
  private(set) var phase = Phase.handshaking
  private(set) var hasOpened = false
  private(set) var received = 0
  private var intake: Intake
  private var outgoing: OutgoingBytes
  private var hasEnded = false
  private var hasSaidAll = false
  private var leaveUntil: Nanoseconds = 0

  /// Takes over a socket that has just been connected.
  init(
    _ peer: Peer, _ socket: Socket, _ session: TLSSession?, _ limits: WireLimits,
    opensByLine: Bool = false
  ) {
    self.opensByLine = opensByLine
    self.peer = peer
    self.socket = socket
    self.session = session
    self.limits = limits
    begun = .now
    intake = Intake(limits, now: begun)
    outgoing = OutgoingBytes(limit: limits.outgoing)
  }

  // MARK: - Waiting

  /// What to poll for; `canReceive` is false while the mailbox is full.
  func interest(canReceive: Bool) -> Poller.Interest {
    let mayRead = phase != .open || canReceive && intake.hasRoom(.now)
    switch (mayRead && !hasEnded, outgoing.count > 0) {
    case (true, true): return .both
    case (true, false): return .reading
    case (false, true): return .writing
    case (false, false): return .nothing
    }
  }

  /// The time at which it must work even if nothing arrives; while the mailbox is full, lines wait
  /// without limit.
  func due(canReceive: Bool) -> Nanoseconds? {
    switch phase {
    case .handshaking: begun + .milliseconds(received == 0 ? limits.firstWord : limits.handshake)
    case .open: canReceive ? intake.due(.now) : nil
    case .leaving: leaveUntil
    case .ended: nil
    }
  }

  // MARK: - Working

  func work(isReady: Bool, canReceive: Bool, now: Nanoseconds) -> [Event] {
    attempt { events throws(WireFault) in
      if isReady, canReceive || phase != .open { try read(now) }
      if phase == .handshaking { try shakeHands(now, &events) }
      if phase == .open, canReceive { try takeLines(now, &events) }
      try flush()
      if phase == .leaving { try sayAll(now) }
    }
  }

  func send(_ line: [UInt8]) -> [Event] {
    guard phase == .open else { return [] }
    return attempt { _ throws(WireFault) in
      let bytes = line + [LineFramer.end]
      if let session { try session.write(bytes) } else { try outgoing.append(bytes) }
      try flush()
    }
  }

  /// Sends the rest, says goodbye and stops reading.
  func leave(_ now: Nanoseconds) {
    guard phase == .open else { return end() }
    phase = .leaving
    leaveUntil = now + .milliseconds(limits.goodbye)
    session?.finish()
    _ = attempt { _ throws(WireFault) in
      try flush()
      try sayAll(now)
    }
  }

  func end() {
    guard phase != .ended else { return }
    // A TLS alert may be queued; it is lost if the system does not take it now.
    try? flush()
    socket.finish()
    phase = .ended
  }

  private func attempt(
    _ body: (inout [Event]) throws(WireFault) -> Void
  ) -> [Event] {
    guard phase != .ended else { return [] }
    var events: [Event] = []
    do throws(WireFault) { try body(&events) } catch {
      end()
      events.append(.ended(error))
    }
    return events
  }

  private func read(_ now: Nanoseconds) throws(WireFault) {
    let count = min(16_384, intake.room(now))
    guard !hasEnded, count > 0, let bytes = try socket.receive(atMost: count) else { return }
    hasEnded = bytes.isEmpty
    received += bytes.count
    intake.count(bytes.count)
    guard phase != .leaving else { return }
    if let session { try session.receive(bytes) } else { intake.append(bytes) }
  }

  private func shakeHands(_ now: Nanoseconds, _ events: inout [Event]) throws(WireFault) {
    if try session?.handshake() ?? (!opensByLine || intake.hasLine) {
      phase = .open
      hasOpened = true
      events.append(.opened)
      return
    }
    if hasEnded { throw .cut }
    if received > limits.line { throw .garbled }
    if let due = due(canReceive: true), now >= due { throw .late }
  }

  private func takeLines(_ now: Nanoseconds, _ events: inout [Event]) throws(WireFault) {
    let fault = decrypt()
    // Lines that arrived complete before the fault still count.
    for line in try intake.takeLines(now) { events.append(.line(line)) }
    if let fault { throw fault }
    guard !intake.isThrottled else { return }
    if session?.saidGoodbye == true { throw .closed }
    if hasEnded { throw session == nil ? .closed : .cut }
  }

  /// Decrypts everything that has arrived; returns the fault in the rest, if any.
  private func decrypt() -> WireFault? {
    guard let session else { return nil }
    do throws(WireFault) {
      while case let bytes = try session.read(), !bytes.isEmpty { intake.append(bytes) }
      return nil
    } catch { return error }
  }

  private func flush() throws(WireFault) {
    if let session { try outgoing.append(session.drain()) }
    try outgoing.send { rest throws(WireFault) in try socket.send(rest) }
  }

  /// Waits until everything is sent and the other side has ended, so that nothing is lost in
  /// transit.
  private func sayAll(_ now: Nanoseconds) throws(WireFault) {
    if outgoing.count == 0, !hasSaidAll {
      hasSaidAll = true
      socket.finish()
    }
    if hasEnded || now >= leaveUntil { throw .closed }
  }
}

/// A bounded queue of bytes to be sent.
struct OutgoingBytes {
  let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { bytes.count - start }

  /// Appends bytes.
  ///
  /// - Throws: `WireFault.tooSlow` if more than the limit would be queued.
  mutating func append(_ more: some Collection<UInt8>) throws(WireFault) {
    guard count + more.count <= limit else { throw .tooSlow }
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Passes the queued bytes to `taking`, which returns how many it took, until it takes none.
  mutating func send(
    _ taking: (UnsafeRawBufferPointer) throws(WireFault) -> Int
  ) throws(WireFault) {
    while start < bytes.count {
      let rest = bytes[start...]
      let result: Result<Int, WireFault> = rest.withUnsafeBytes { rest in
        do throws(WireFault) { return .success(try taking(rest)) } catch { return .failure(error) }
      }
      let taken = try result.get()
      if taken == 0 { return }
      start += taken
    }
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }
}
