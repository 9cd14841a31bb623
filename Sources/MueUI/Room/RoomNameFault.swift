import MueGame
import MueWords

/// Why a name or a code is not accepted in the card room.
public enum RoomNameFault: Error, Hashable, Sendable {
  /// Somebody has the name, or one that looks like it.
  case taken(PlayerName)
  /// The name has no letter and no digit.
  case noLetters
  case codeUnknown
  /// Too many names have been chosen of late.
  case tooMany

  /// The sentence for the person.
  public var phrase: Phrase {
    switch self {
    case .taken(let name): .nameTaken(name: name.text)
    case .noLetters: .nameNoLetters
    case .codeUnknown: .nameCodeUnknown
    case .tooMany: .nameTooMany
    }
  }
}
