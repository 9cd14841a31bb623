import MueWire

/// A guest's end of a line, as `LinkClient` is one.
protocol GuestTransport: AnyObject {
  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8]) -> Bool
  func close(waiting milliseconds: Int)
}

extension LinkClient: GuestTransport {}
