/// What lets somebody in at a place.
public enum SeatSecret: Hashable, Sendable {
  /// A code that was told to one person, and counts once.
  case code(SeatCode)
  /// The token that a person was given to come back with.
  case token(SeatToken)

  /// The place, from 0.
  public var place: Int {
    switch self {
    case .code(let code): code.place
    case .token(let token): token.place
    }
  }

  /// What it is called in public, in the first words of a handshake.
  var identity: PlaceIdentity {
    switch self {
    case .code(let code): PlaceIdentity(place: code.place, way: .code)
    case .token(let token): PlaceIdentity(place: token.place, way: .token)
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
