import MueWords

/// Who may join a new table.
public enum Invitation: CaseIterable, Hashable, Sendable {
  /// Nobody: the others are computer players.
  case nobody
  /// Friends who share the person's account on this machine.
  case account
  /// Friends with any account on this machine.
  case machine
  /// Friends in the network, with codes.
  case network

  var name: Phrase {
    switch self {
    case .nobody: .formFriendsNone
    case .account: .formFriendsAccount
    case .machine: .formFriendsMachine
    case .network: .formFriendsNetwork
    }
  }
}
