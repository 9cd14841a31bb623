import COpenSSL

/// 32 random bytes that let a person return to a seat without typing, as often as needed.
public struct SeatToken: Hashable, Sendable {
  let seat: Int
  let key: LinkKey

  /// A token from known bytes; nil unless there are 32 of them and the seat exists.
  public init?(seat: Int, bytes: [UInt8]) {
    guard (0..<SeatCode.seats).contains(seat), bytes.count == LinkKey.count else { return nil }
    self.seat = seat
    key = LinkKey(bytes: bytes)
  }

  public var bytes: [UInt8] { key.bytes }
}
