import MueLink

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

  /// Reads what `text` wrote; nil when it is anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let seat = (0..<SeatCode.seats).first(where: { "\($0)" == parts[0] }),
      let token = Hex(parts[1], bytes: LinkKey.count)
    else { return nil }
    self.init(seat: seat, bytes: token.bytes)
  }

  /// The seat and the bytes in 66 letters, to be kept in a file that nobody else can read.
  public var text: String { "\(seat)-" + Hex(bytes).text }
}
