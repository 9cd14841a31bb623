import Platform

/// A guest's connection to the host of a table.
///
/// It runs on a thread of its own; only `close` blocks. Its events are `joined`, once the host has
/// proved that it also has the secret, then lines, and finally `stopped` with the reason.
public final class LinkClient: Sendable {
  private let mailbox: Mailbox<LinkClientCommand>
  private let limits: WireLimits
  private let finished = Monitor(false)

  /// Starts connecting to a table.
  ///
  /// `wake` is called, on any thread, when an event arrives and no other is waiting. A host that
  /// cannot be reached is reported as an event, `stopped`.
  ///
  /// - Throws: `WireFault.system` if the system refuses a thread or pipe, `noChannel` without a TLS
  ///   library.
  public init(
    to destination: GuestDestination, limits: WireLimits = .guest,
    wake: @escaping @Sendable () -> Void
  ) throws(WireFault) {
    self.limits = limits
    mailbox = try Mailbox(limit: limits.events, wake: wake)
    let loop = try LinkClientLoop(mailbox, destination, limits)
    let finished = finished
    try LoopThread.start(handing: loop) { loop in
      loop.run()
      finished.change { $0 = true }
    }
    let mailbox = mailbox
    // Resolving a name and deriving a key take time, and the first cannot be cancelled.
    try LoopThread.start { mailbox.post(LinkClientLoop.prepare(destination)) }
  }

  deinit { mailbox.post(.stop) }

  /// Removes and returns the events so far, the oldest first.
  public func takeEvents() -> [WireEvent] { mailbox.takeEvents() }

  /// Sends a line, given without its line end; before `joined` it is dropped.
  ///
  /// Returns false, and sends nothing, if the line is too long, empty, or more than one line.
  @discardableResult
  public func send(_ line: [UInt8]) -> Bool {
    guard line.isLine(limit: limits.line) else { return false }
    mailbox.post(.send(line))
    return true
  }

  /// Ends the connection after sending what is queued; `stopped(.closed)` follows.
  ///
  /// Waits for that for at most the given number of milliseconds.
  public func close(waiting milliseconds: Int = 0) {
    mailbox.post(.stop)
    if milliseconds > 0 { _ = finished.wait(milliseconds: milliseconds) { $0 ? true : nil } }
  }
}

/// A command for the thread of a guest's connection.
enum LinkClientCommand: Sendable {
  case send([UInt8])
  /// The addresses of the host, and the key, once both are known.
  case connect([SocketAddress], LinkKey?)
  case fail(WireFault)
  case stop
}

extension LocalTable {
  /// Checks the socket before connecting.
  ///
  /// - Throws: `WireFault` unless folder and socket exist, belong to the same account, and are not
  ///   links.
  func check() throws(WireFault) {
    try folder.check()
    guard let found = FileFacts(path) else { throw .unreachable(ENOENT) }
    guard found.isSocket, found.owner == folder.owner else { throw .unsafe(path: path) }
  }

  /// Checks which account is at the other end.
  ///
  /// - Throws: `WireFault.unsafe` unless it is the account that owns the folder.
  func checkHost(of socket: Socket) throws(WireFault) {
    guard Account(atOtherEndOf: socket)?.user == folder.owner else { throw .unsafe(path: path) }
  }
}
