import MueData
import Platform

/// The host's end of all connections.
///
/// It admits guests with the secret of a seat, or with an account of this machine, and passes lines
/// between them and the host. It runs on a thread of its own; no call blocks.
///
/// ```swift
/// let server = try LinkServer(at: [.network(.loopback(port: 0))], wake: ring)
/// server.admit(.token(token))
/// let client = try LinkClient(to: .network(server.addresses[0], .token(token)), wake: ring)
/// ```
public final class LinkServer: Sendable {
  /// Where it listens on the network, with the ports that the system chose.
  public let addresses: [TableAddress]
  public let socketPaths: [String]
  private let mailbox: Mailbox<LinkServerCommand>
  private let limits: WireLimits
  /// The queue on which the keys of codes are derived.
  private let stretching: SerialQueue
  /// How often each identity was admitted or revoked, so that a key that is derived too late is
  /// dropped.
  private let changes = Monitor<[SeatIdentity: Int]>([:])
  /// The secrets last admitted with their keys: one that is admitted again is not derived again.
  private let keys = Monitor<[SeatIdentity: (secret: SeatSecret, key: LinkKey)]>([:])
  private let finished = Monitor(false)

  /// Listens at all of these addresses.
  ///
  /// Discovery queries arrive at `findingPort`. `wake` is called, on any thread, when an event
  /// arrives and no other is waiting.
  ///
  /// - Throws: `WireFault` if it cannot listen at one of them, or the system refuses a thread.
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

  /// Sends a line, without its end, to a peer that has joined.
  ///
  /// Returns false, and sends nothing, if it is too long, empty or more than one line.
  @discardableResult
  public func send(_ line: [UInt8], to peer: Peer) -> Bool {
    guard line.isLine(limit: limits.line) else { return false }
    mailbox.post(.send(line, peer))
    return true
  }

  /// Ends a connection after sending what is queued; no event of this peer follows this call.
  public func close(_ peer: Peer) { mailbox.post(.close(peer), closing: peer) }

  /// Replies to discovery queries from now on; with nil, no longer.
  ///
  /// A table on the loopback address is found on this machine only.
  public func announce(_ notice: TableAnnouncement?) { mailbox.post(.announce(notice)) }

  /// Admits a guest to a seat by a secret, in place of the seat's earlier one of the same kind.
  ///
  /// A token becomes valid soon after; a code once its key has been derived, about a tenth of a
  /// second later, and it remains so until a guest has used it.
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
  /// Waits for that, at most for a number of milliseconds; Unix sockets are then removed.
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

/// An address at which a host listens.
public enum ListenAddress: Hashable, Sendable {
  /// At a network address, at those behind a name that are this machine's, or for `::` at all of them, IPv4 and IPv6;
  /// for port 0 the system chooses one.
  case network(TableAddress)
  /// At a Unix socket of this machine.
  case local(LocalTableName, Sharing, LocalTableFolders)
}

/// Which accounts of this machine may join a table.
public enum Sharing: String, Hashable, Sendable, CaseIterable {
  /// Only the host's own.
  case mine
  /// Those of the host's group.
  case group
  case everyone
}

enum LinkServerCommand: Sendable {
  case send([UInt8], Peer)
  case close(Peer)
  case admit(SeatIdentity, LinkKey)
  case revoke(SeatIdentity)
  case announce(TableAnnouncement?)
  case stop
}
