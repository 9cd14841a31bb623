import MueGame
import MueWords

extension ParticipantsPage {
  /// What a typed line comes to that begins with a slash; such a line is never said.
  ///
  /// The host may type `/free`, `/kick`, `/mute` or `/unmute`, and then the name on a seat, or its number from 1.
  static func command(_ line: String, in participants: Participants) -> Answer {
    guard participants.isHost else { return .tell(.companyHostOnly) }
    let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let action = actions[words[0].lowercased()] else {
      return .tell(.companyCommands)
    }
    let name = PlayerName(words[1])?.folded
    let seat = participants.friends.first { seat in
      participants.seats[seat].player.name.folded == name || words[1] == String(seat.index + 1)
    }
    guard let seat else { return .tell(.companyNobodyCalled(name: words[1])) }
    return .act(action, seat)
  }

  private static let actions: [String: HostAction] = [
    "free": .freed, "kick": .sentAway, "mute": .muted, "unmute": .unmuted,
  ]
}
