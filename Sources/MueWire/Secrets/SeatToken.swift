/// What lets a person back to a seat without typing, as often as needed: 32 random bytes.
public struct SeatToken: Hashable, Sendable {
  /// The seat, from 0.
  public let seat: Int
  let key: LinkKey

  /// A new token for a seat.
  public init(randomFor seat: Int) throws(WireFault) {
    precondition((0..<SeatCode.seats).contains(seat), "a seat from 0")
    self.seat = seat
    key = LinkKey(bytes: try Randomness.bytes(LinkKey.count))
  }

  /// A token of 32 bytes that are known already; nil when they are not so many, or there is no such seat.
  public init?(seat: Int, bytes: [UInt8]) {
    guard (0..<SeatCode.seats).contains(seat), bytes.count == LinkKey.count else { return nil }
    self.seat = seat
    key = LinkKey(bytes: bytes)
  }

  /// The bytes.
  public var bytes: [UInt8] { key.bytes }
}
