import MueData

/// A connection between a guest and the table: lines arrive later, in order, as long as it lasts.
struct SimulatedLine {
  let peer: Peer
  let friend: Int
  var toHost: [(at: Duration, line: [UInt8])] = []
  var toGuest: [(at: Duration, line: [UInt8])] = []
  /// Nothing arrives until then, though nobody notices.
  var stuckUntil = Duration.zero
}
