import COpenSSL

/// A seat and a kind of secret, sent in the clear at the start of a handshake.
struct SeatIdentity: Hashable, Sendable {
  enum Way: String, CaseIterable, Sendable {
    case code = "seat"
    case token = "back"
  }

  let seat: Int
  let way: Way

  /// The bytes that are sent.
  ///
  /// They include the name of the protocol, so that another version finds no key.
  var text: String { "mue-link/1 \(way.rawValue) \(seat)" }

  static let all: [SeatIdentity] = Way.allCases.flatMap { way in
    (0..<SeatCode.seats).map { SeatIdentity(seat: $0, way: way) }
  }
}

extension SeatIdentity {
  /// The identity that the bytes spell; nil if they spell none.
  init?(_ bytes: some Collection<UInt8>) {
    guard let found = Self.all.first(where: { $0.text.utf8.elementsEqual(bytes) }) else {
      return nil
    }
    self = found
  }
}
