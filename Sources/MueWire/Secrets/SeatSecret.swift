/// What lets somebody in at a seat.
public enum SeatSecret: Hashable, Sendable {
  /// A code that was told to one person, and counts once.
  case code(SeatCode)
  /// The token that a person was given to come back with.
  case token(SeatToken)

  /// The seat, from 0.
  public var seat: Int {
    switch self {
    case .code(let code): code.seat
    case .token(let token): token.seat
    }
  }

  /// What it is called in public, in the first words of a handshake.
  var identity: SeatIdentity {
    switch self {
    case .code(let code): SeatIdentity(seat: code.seat, way: .code)
    case .token(let token): SeatIdentity(seat: token.seat, way: .token)
    }
  }

  /// The key of the line.
  ///
  /// Of a code it takes a tenth of a second, on purpose.
  func key() throws(WireFault) -> LinkKey {
    switch self {
    case .code(let code): try .stretched(code.text, salt: identity.text)
    case .token(let token): token.key
    }
  }
}
