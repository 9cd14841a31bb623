import MueWire

/// A guest's end of a connection, such as a `LinkClient`.
protocol GuestTransport: AnyObject {
  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8]) -> Bool
  func close(waiting milliseconds: Int)
}
