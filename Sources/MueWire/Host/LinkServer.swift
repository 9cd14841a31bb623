import MueData
import Platform

/// The host's end of all connections.
///
/// It admits guests with the secret of a seat or with an account on this machine, and passes lines
/// between them and the host. It runs on a thread of its own; no call blocks.
///
/// ```swift
/// let server = try LinkServer(at: [.network(.loopback(port: 0))], wake: ring)
/// server.admit(.token(token))
/// let client = try LinkClient(to: .network(server.addresses[0], .token(token)), wake: ring)
/// ```
public final class LinkServer: Sendable {
  /// The network addresses on which it listens, with the ports that the system chose.
  public let addresses: [TableAddress]
  public let socketPaths: [String]
  private let mailbox: Mailbox<LinkServerCommand>
  private let limits: WireLimits
  /// The queue on which the keys of codes are derived.
  private let stretching: SerialQueue
  /// How often each identity was admitted or revoked, so that a key that is derived too late is
  /// dropped.
  private let changes = Monitor<[SeatIdentity: Int]>([:])
  /// The secrets last admitted, with their keys, so that a secret admitted again need not be
  /// derived again.
  private let keys = Monitor<[SeatIdentity: (secret: SeatSecret, key: LinkKey)]>([:])
  private let finished = Monitor(false)

  /// Listens on all of these addresses.
  ///
  /// Discovery queries arrive on `findingPort`. `wake` is called, on any thread, when an event
  /// arrives and no other is waiting.
  ///
  /// - Throws: `WireFault` if it cannot listen on one of them, or the system refuses a thread.
  public init(
    at listenAddresses: [ListenAddress], limits: WireLimits = .host,
    findingPort: UInt16 = TableAddress.usualPort,
    wake: @escaping @Sendable () -> Void
  ) throws(WireFault) {
    var listeners: [any Listener] = []
    var addresses: [TableAddress] = []
    var paths: [String] = []
    for listenAddress in listenAddresses {
      switch listenAddress {
      case .network(let address):
        let found = try NetworkListener.all(at: address)
        addresses += found.map(\.address)
        listeners += found
      case .local(let name, let sharing, let folders):
        let listener = try LocalListener(name, sharing, in: folders)
        paths.append(listener.path)
        listeners.append(listener)
      case .folder(let path):
        let listener = try LocalListener(LocalTable(folder: path))
        paths.append(listener.path)
        listeners.append(listener)
      }
    }
    self.addresses = addresses
    socketPaths = paths
    self.limits = limits
    mailbox = try Mailbox(limit: limits.events, wake: wake)
    stretching = try LoopThread.queue()
    let loop = try LinkServerLoop(
      mailbox, listeners, limits, responders: DiscoveryResponders(addresses, asking: findingPort))
    let finished = finished
    try LoopThread.start(handing: loop) { loop in
      loop.run()
      finished.change { $0 = true }
    }
  }

  deinit { mailbox.post(.stop) }

  /// Removes and returns the events so far, the oldest first.
  public func takeEvents() -> [WireEvent] { mailbox.takeEvents() }

  /// Sends a line, given without its line end, to a peer that has joined.
  ///
  /// Returns false, and sends nothing, if the line is too long, empty, or more than one line.
  @discardableResult
  public func send(_ line: [UInt8], to peer: Peer) -> Bool {
    guard line.isLine(limit: limits.line) else { return false }
    mailbox.post(.send(line, peer))
    return true
  }

  /// Ends a connection after sending what is queued; no event of this peer follows this call.
  public func close(_ peer: Peer) { mailbox.post(.close(peer), closing: peer) }

  /// Starts replying to discovery queries; nil stops.
  ///
  /// A table on the loopback address is found only from this machine.
  public func announce(_ notice: TableAnnouncement?) { mailbox.post(.announce(notice)) }

  /// Admits a guest to a seat by a secret, in place of the seat's earlier one of the same kind.
  ///
  /// A token becomes valid soon after. A code becomes valid once its key has been derived, about a
  /// tenth of a second later, and remains so until a guest has used it.
  public func admit(_ secret: SeatSecret) {
    let identity = secret.identity
    let change = changed(identity)
    stretching.begin { [weak self] in
      guard let self else { return }
      let known = keys.change { $0[identity].flatMap { $0.secret == secret ? $0.key : nil } }
      let key =
        known
        ?? Log.attempt("to let people in by a code") { () throws(WireFault) in
          try secret.key()
        }
      guard let key else { return }
      keys.change { $0[identity] = (secret, key) }
      admit(identity, key, ifUnchangedSince: change)
    }
  }

  /// Stops listening and ends all connections after sending what is queued.
  ///
  /// Waits for that for at most the given number of milliseconds, and then removes Unix sockets.
  public func stop(waiting milliseconds: Int = 0) {
    mailbox.post(.stop)
    if milliseconds > 0 { _ = finished.wait(milliseconds: milliseconds) { $0 ? true : nil } }
  }

  /// Counts a change of an identity, which revokes its key.
  private func changed(_ identity: SeatIdentity) -> Int {
    changes.change { changes in
      changes[identity, default: 0] += 1
      mailbox.post(.revoke(identity))
      return changes[identity, default: 0]
    }
  }

  /// Waits until the keys of all secrets admitted so far are derived.
  func settled() async {
    await withCheckedContinuation { done in stretching.begin { done.resume() } }
  }

  private func admit(_ identity: SeatIdentity, _ key: LinkKey, ifUnchangedSince change: Int) {
    changes.change { changes in
      if changes[identity] == change { mailbox.post(.admit(identity, key)) }
    }
  }
}

enum LinkServerCommand: Sendable {
  case send([UInt8], Peer)
  case close(Peer)
  case admit(SeatIdentity, LinkKey)
  case revoke(SeatIdentity)
  case announce(TableAnnouncement?)
  case stop
}
