import MueWire

/// A guest's end of a line, as `GuestLine` is one.
protocol LineToHost: AnyObject {
  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8]) -> Bool
  func close(waiting milliseconds: Int)
}

extension GuestLine: LineToHost {}
