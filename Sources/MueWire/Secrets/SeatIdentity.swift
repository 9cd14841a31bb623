/// The seat that somebody wants, and the way: what stands openly in the first words of a handshake.
struct SeatIdentity: Hashable, Sendable {
  /// By what somebody comes in.
  enum Way: String, CaseIterable, Sendable {
    case code = "seat"
    case token = "back"
  }

  let seat: Int
  let way: Way

  /// As it is sent.
  ///
  /// The name of the protocol is part of it, so that another version finds no key.
  var text: String { "mue-link/1 \(way.rawValue) \(seat)" }

  /// All there are.
  static let all: [SeatIdentity] = Way.allCases.flatMap { way in
    (0..<SeatCode.seats).map { SeatIdentity(seat: $0, way: way) }
  }

  /// The identity that some bytes spell; nil when they spell none.
  init?(_ bytes: some Collection<UInt8>) {
    guard let found = Self.all.first(where: { $0.text.utf8.elementsEqual(bytes) }) else {
      return nil
    }
    self = found
  }

  init(seat: Int, way: Way) {
    self.seat = seat
    self.way = way
  }
}
