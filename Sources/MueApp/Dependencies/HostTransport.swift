import MueData
import MueWire

/// The host's end of all connections, such as a `LinkServer`.
protocol HostTransport: AnyObject {
  /// The network addresses being listened at, with the actual ports.
  var addresses: [TableAddress] { get }
  var socketPaths: [String] { get }

  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8], to peer: Peer) -> Bool
  func close(_ peer: Peer)
  func announce(_ notice: TableAnnouncement?)
  func admit(_ secret: SeatSecret)
  func stop(waiting milliseconds: Int)
}
