import MueLink
import Platform

/// What goes between the thread of the wire and everybody else: commands in, events out.
///
/// Nobody waits here for longer than a moment.
final class Mailbox<Command: Sendable>: Sendable {
  private struct State: Sendable {
    var commands: [Command] = []
    var events: [WireEvent] = []
    /// Those of whom nobody wants to hear any more.
    var closed: Set<Peer> = []
    /// Whether nobody takes commands any more.
    var isOver = false
  }

  private let state = Monitor(State())
  private let pipe: WakePipe
  private let limit: Int
  private let wake: @Sendable () -> Void

  /// An empty one, that wakes somebody when there is something to take.
  init(limit: Int, wake: @escaping @Sendable () -> Void) throws(WireFault) {
    do throws(StreamFault) {
      pipe = try WakePipe()
    } catch {
      throw .system(call: "pipe", error.number)
    }
    self.limit = limit
    self.wake = wake
  }

  // MARK: - Outside

  /// Puts in a command.
  func post(_ command: Command) {
    state.change { state in
      if !state.isOver { state.commands.append(command) }
    }
    pipe.wake()
  }

  /// Puts in the command to close a peer, of whom nothing is told from here on.
  func post(_ command: Command, closing peer: Peer) {
    state.change { state in
      state.closed.insert(peer)
      state.events.removeAll { $0.peer == peer }
      if !state.isOver { state.commands.append(command) }
    }
    pipe.wake()
  }

  /// Takes out all events.
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

  // MARK: - The thread of the wire

  /// What to wait for in `poll`.
  var descriptor: Int32 { pipe.descriptor }

  /// Takes out all commands.
  func takeCommands() -> [Command] {
    pipe.takeWakes()
    return state.change { state in
      let commands = state.commands
      state.commands = []
      return commands
    }
  }

  /// Whether so many events wait that nobody should be listened to.
  var isFull: Bool { state.change { $0.events.count >= limit } }

  /// Puts in an event.
  func tell(_ event: WireEvent) {
    let isFirst = state.change { state in
      if let peer = event.peer, state.closed.contains(peer) { return false }
      state.events.append(event)
      return state.events.count == 1
    }
    if isFirst { wake() }
  }

  /// Puts in the last event, if there is one; no command is taken after it.
  func finish(_ event: WireEvent?) {
    state.change { state in
      state.isOver = true
      state.commands = []
    }
    if let event { tell(event) }
  }

  /// Forgets a closed peer, of whom nothing can come any more.
  func forget(_ peer: Peer) { state.change { _ = $0.closed.remove(peer) } }
}

extension WireEvent {
  /// Of whom it tells.
  fileprivate var peer: Peer? {
    switch self {
    case .joined(let peer, _), .line(let peer, _), .left(let peer, _): peer
    case .codeCounts, .waiting, .stopped: nil
    }
  }
}
