import MueWords

/// Who may join a new table.
public enum Invitation: Hashable, Sendable {
  /// Nobody: the others are computer players.
  case nobody
  /// Friends who share the person's account on this machine.
  case account
  /// Friends with any account on this machine.
  case machine
  /// Friends in the network, with codes.
  case network
  /// Everybody in the card room.
  case everybody
  /// People in the card room whom the person invites.
  case invited

  /// What the form offers, in a card room or elsewhere.
  static func all(inRoom isInRoom: Bool) -> [Invitation] {
    isInRoom ? [.everybody, .invited, .nobody] : [.nobody, .account, .machine, .network]
  }

  var name: Phrase {
    switch self {
    case .nobody: .formFriendsNone
    case .account: .formFriendsAccount
    case .machine: .formFriendsMachine
    case .network: .formFriendsNetwork
    case .everybody: .formFriendsEverybody
    case .invited: .formFriendsInvited
    }
  }
}
