/// The doors of a host.
struct Listeners {
  private var all: [any Listener]
  /// Until when nobody is let in, because the system has no more sockets.
  private(set) var shutUntil: Nanoseconds?

  init(_ listeners: [any Listener]) { all = listeners }

  /// Those that are open now.
  mutating func open(_ now: Nanoseconds) -> [any Listener] {
    if let until = shutUntil, until <= now { shutUntil = nil }
    return shutUntil == nil ? all : []
  }

  /// Lets nobody in for a moment.
  mutating func shut(_ now: Nanoseconds) { shutUntil = now + .milliseconds(1_000) }

  /// Closes them for good.
  mutating func close() { all = [] }
}
