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
    let letters = Array(text.utf8)
    guard letters.count == 2 + 2 * LinkKey.count, letters[1] == UInt8(ascii: "-"),
      let seat = Self.digit(letters[0]), seat < SeatCode.seats
    else { return nil }
    var bytes: [UInt8] = []
    for pair in stride(from: 2, to: letters.count, by: 2) {
      guard let high = Self.digit(letters[pair]), let low = Self.digit(letters[pair + 1]) else {
        return nil
      }
      bytes.append(UInt8(high << 4 | low))
    }
    self.seat = seat
    key = LinkKey(bytes: bytes)
  }

  /// The seat and the bytes in 66 letters, to be kept in a file that nobody else can read.
  public var text: String {
    let digits = Array("0123456789abcdef".utf8)
    let letters = key.bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "\(seat)-" + String(decoding: letters, as: UTF8.self)
  }

  private static func digit(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(letter - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
