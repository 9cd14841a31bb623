/// The doors of a host.
struct Doors {
  private(set) var all: [any Door]
  /// Until when nobody is let in, because the system has no more sockets.
  private(set) var shutUntil: Nanoseconds?

  init(_ doors: [any Door]) { all = doors }

  /// Those that are open now.
  mutating func open(_ now: Nanoseconds) -> [any Door] {
    if let until = shutUntil, until <= now { shutUntil = nil }
    return shutUntil == nil ? all : []
  }

  /// Closes them for good.
  mutating func close() { all = [] }

  /// Those who have knocked at a door, at most 16 at once; whoever may not come in is hung up on.
  mutating func guests(at door: any Door) -> [(Socket, Visitor)] {
    var guests: [(Socket, Visitor)] = []
    do throws(WireFault) {
      for _ in 0..<16 {
        guard let socket = try door.next() else { return guests }
        if let visitor = door.welcome(socket) { guests.append((socket, visitor)) }
      }
    } catch { shutUntil = .now + .milliseconds(1_000) }
    return guests
  }
}
