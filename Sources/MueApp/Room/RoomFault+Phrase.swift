import MueGame
import MueStorage
import MueUI
import MueWords

extension RoomFault {
  /// The sentence for somebody in the room.
  var phrase: Phrase {
    switch self {
    case .tooManyTables: .hallTooManyTables
    case .tooManyKeys: .nameTooManyKeys
    case .notInvited: .hallForInvited
    case .noPerson, .noTable: .hallGone
    case .nameClosed, .tooManySessions, .tooManyGuests, .keyTaken, .dayPlayed, .dayNotPlayed,
      .fileExists, .database:
      .hallTrouble
    case .unusableName, .nameTaken: .nameNoLetters
    case .invalidCode, .invitationNeeded: .nameCodeUnknown
    case .tooManyNames: .nameTooMany
    }
  }

  /// The sentence for somebody who does not get in.
  var complaint: Phrase {
    switch self {
    case .nameClosed: .roomNameClosed
    case .tooManySessions: .roomTooManySessions
    case .tooManyGuests: .roomTooManyGuests
    default: .roomTrouble
    }
  }

  /// The sentence for somebody who chooses a name.
  func phrase(choosing name: PlayerName?) -> Phrase {
    if case .nameTaken = self, let name { return .nameTaken(name: name.text) }
    return phrase
  }
}
