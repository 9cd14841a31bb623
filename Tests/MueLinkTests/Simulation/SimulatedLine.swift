import MueLink

/// A line between a guest and the table: what was said arrives later, in order, as long as the line holds.
struct SimulatedLine {
  let peer: Peer
  let friend: Int
  var toHost: [(at: Duration, line: [UInt8])] = []
  var toGuest: [(at: Duration, line: [UInt8])] = []
  /// Until then nothing arrives, though nobody notices.
  var stuckUntil = Duration.zero
}
