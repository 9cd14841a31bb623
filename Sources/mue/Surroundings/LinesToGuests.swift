import MueLink
import MueWire

/// The host's ends of all lines, as a `Switchboard` has them.
protocol LinesToGuests: AnyObject {
  /// Where it listens in the network, with the real ports.
  var addresses: [TableAddress] { get }
  /// Where its sockets on this machine are.
  var socketPaths: [String] { get }

  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8], to peer: Peer) -> Bool
  func close(_ peer: Peer)
  func announce(_ notice: TableNotice?)
  func admit(_ secret: SeatSecret)
  func stop(waiting milliseconds: Int)
}

extension Switchboard: LinesToGuests {}
