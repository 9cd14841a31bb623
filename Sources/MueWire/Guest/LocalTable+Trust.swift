import MueLink
import Platform

extension LocalTable {
  /// Throws unless folder and socket are there, the same account's, and no links.
  func check() throws(WireFault) {
    try folder.check()
    guard let found = FileFacts(path) else { throw .unreachable(ENOENT) }
    guard found.isSocket, found.owner == folder.owner else { throw .unsafe(path: path) }
  }

  /// Throws unless the one who answers there is the account that the folder belongs to.
  func checkHost(of socket: Socket) throws(WireFault) {
    guard Account(atOtherEndOf: socket)?.user == folder.owner else { throw .unsafe(path: path) }
  }
}

extension GuestDestination {
  /// How the guest comes in.
  var entry: Entry {
    switch self {
    case .network(_, .code(let code)): .code(seat: code.seat)
    case .network(_, .token(let token)): .token(seat: token.seat)
    case .local: .local(user: Account(getuid()).name)
    }
  }
}
