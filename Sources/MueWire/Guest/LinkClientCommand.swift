/// What a guest tells the thread of its line.
enum LinkClientCommand: Sendable {
  case send([UInt8])
  /// Where the host may be, and the key, once both have been found out.
  case go([SocketAddress], LinkKey?)
  case give(WireFault)
  case stop
}
