import MueRules
import MueTable
import MueWords

/// The seats of a new game: the person on seat 0, computer players on the others.
enum Opponents {
  /// Everybody at the table; the person's name comes first and is used for nobody else.
  static func seats(
    _ players: PlayerCount, person: PlayerName, opponent: ComputerPlayer, words: Words
  ) -> [Player] {
    let names = words(.opponentNames).split(separator: ",").compactMap { PlayerName(String($0)) }
      .filter { $0.text.lowercased() != person.text.lowercased() }
    let opponents = names.prefix(players.number - 1).map {
      Player(name: $0, agent: .computer(opponent))
    }
    return [Player(name: person, agent: .person)] + opponents
  }
}
