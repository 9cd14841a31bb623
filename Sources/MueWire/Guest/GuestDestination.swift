import MueData
import Platform

/// The table that a guest joins.
public enum GuestDestination: Hashable, Sendable {
  case network(TableAddress, SeatSecret)
  case local(LocalTable)
}

extension GuestDestination {
  var entry: Entry {
    switch self {
    case .network(_, .code(let code)): .code(seat: code.seat)
    case .network(_, .token(let token)): .token(seat: token.seat)
    case .local: .local(user: Account(getuid()).name)
    }
  }
}
