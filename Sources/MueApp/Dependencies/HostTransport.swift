import MueLink
import MueWire

/// The host's ends of all lines, as a `LinkServer` has them.
protocol HostTransport: AnyObject {
  /// Where it listens in the network, with the real ports.
  var addresses: [TableAddress] { get }
  /// Where its sockets on this machine are.
  var socketPaths: [String] { get }

  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8], to peer: Peer) -> Bool
  func close(_ peer: Peer)
  func announce(_ notice: TableAnnouncement?)
  func admit(_ secret: SeatSecret)
  func stop(waiting milliseconds: Int)
}

extension LinkServer: HostTransport {}
