@testable import MueWire

extension Caller {
  /// Shakes hands as the guest; returns why that failed, or nil.
  func shakeHands(_ session: TLSSession) -> WireFault? {
    do throws(WireFault) {
      while true {
        let isDone = try session.handshake()
        send(session.drain())
        if isDone { return nil }
        let bytes = next()
        if bytes.isEmpty { return .cut }
        try session.receive(bytes)
      }
    } catch { return error }
  }
}
