import MueData
import Platform

/// Commands to a connection thread, and events from it.
///
/// Calls block only while the lock is held.
final class Mailbox<Command: Sendable>: Sendable {
  private struct State: Sendable {
    var commands: [Command] = []
    var events: [WireEvent] = []
    /// Closed peers, whose events are dropped.
    var closed: Set<Peer> = []
    /// Whether the thread has ended, so that commands are dropped.
    var isOver = false
  }

  private let state = Monitor(State())
  private let pipe: WakePipe
  private let limit: Int
  private let wake: @Sendable () -> Void

  /// Creates an empty mailbox; `wake` is called when an event arrives and no other is waiting.
  init(limit: Int, wake: @escaping @Sendable () -> Void) throws(WireFault) {
    do throws(SystemError) {
      pipe = try WakePipe()
    } catch {
      throw .system(call: "pipe", error.number)
    }
    self.limit = limit
    self.wake = wake
  }

  // MARK: - For other threads

  func post(_ command: Command) {
    state.change { state in
      if !state.isOver { state.commands.append(command) }
    }
    pipe.wake()
  }

  func post(_ command: Command, closing peer: Peer) {
    state.change { state in
      state.closed.insert(peer)
      state.events.removeAll { $0.peer == peer }
      if !state.isOver { state.commands.append(command) }
    }
    pipe.wake()
  }

  func takeEvents() -> [WireEvent] {
    let (events, wasFull) = state.change { state in
      let events = state.events
      let wasFull = state.events.count >= limit
      state.events = []
      return (events, wasFull)
    }
    if wasFull { pipe.wake() }
    return events
  }

  // MARK: - For the connection thread

  var descriptor: Int32 { pipe.descriptor }

  func takeCommands() -> [Command] {
    pipe.takeWakes()
    return state.change { state in
      let commands = state.commands
      state.commands = []
      return commands
    }
  }

  /// Whether so many events are waiting that no peer should be read.
  var isFull: Bool { state.change { $0.events.count >= limit } }

  func tell(_ event: WireEvent) {
    let isFirst = state.change { state in
      if let peer = event.peer, state.closed.contains(peer) { return false }
      state.events.append(event)
      return state.events.count == 1
    }
    if isFirst { wake() }
  }

  /// Posts the last event, if there is one; later commands are dropped.
  func finish(_ event: WireEvent?) {
    state.change { state in
      state.isOver = true
      state.commands = []
    }
    if let event { tell(event) }
  }

  /// Forgets a closed peer, which can have no more events.
  func forget(_ peer: Peer) { state.change { _ = $0.closed.remove(peer) } }
}

extension WireEvent {
  fileprivate var peer: Peer? {
    switch self {
    case .joined(let peer, _), .line(let peer, _), .left(let peer, _): peer
    case .codeCounts, .waiting, .stopped: nil
    }
  }
}
