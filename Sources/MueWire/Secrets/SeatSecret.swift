import COpenSSL

/// A secret that admits a person to a seat.
public enum SeatSecret: Hashable, Sendable {
  /// A code that the host gives to one person, valid once.
  case code(SeatCode)
  case token(SeatToken)

  /// The identity sent in the clear at the start of a handshake.
  var identity: SeatIdentity {
    switch self {
    case .code(let code): SeatIdentity(seat: code.seat, way: .code)
    case .token(let token): SeatIdentity(seat: token.seat, way: .token)
    }
  }

  /// Derives the key of the connection; for a code this deliberately takes a tenth of a second.
  func key() throws(WireFault) -> LinkKey {
    switch self {
    case .code(let code): try .stretched(code.text, salt: identity.text)
    case .token(let token): token.key
    }
  }
}
