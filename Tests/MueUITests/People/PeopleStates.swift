import CellGrid
import MueGame
import MueRules
import MueWords

@testable import MueUI

/// People at a table with several terminals.
enum PeopleStates {
  /// Five seats: the host, one friend who is here, one who is away, one for whom the computer
  /// plays, a free seat.
  static func people(isGathering: Bool) -> People {
    let friend = Agent.remote(standIn: .club)
    func seat(_ name: String, _ agent: Agent, _ presence: Presence) -> SeatStatus {
      SeatStatus(
        player: Player(name: PlayerName(name) ?? .nobody, agent: agent), presence: presence)
    }
    let seats = [
      seat("Ada", .person(), .here), seat("Ben", friend, .here),
      seat("Clara", friend, .away(seconds: 42)), seat("Dora", friend, .covered),
      seat("Emil", friend, .free),
    ]
    var people = People(
      host: PlayerName("Ada") ?? .nobody, seats: seats, own: PlayerCount.five.seats[0])
    people.isGathering = isGathering
    people.isHost = true
    people.codes = [PlayerCount.five.seats[4]: "amber-kettle-window-orange-lemon"]
    people.watchCode = "harvest-summer-elbow-violin-marble"
    people.ways = [.wayHere, .wayByCode(address: "192.0.2.7:7155")]
    if let ben = PlayerName("Ben"), let line = ChatLine("Has anybody seen my glasses?") {
      people.said.hear(ben, .line(line), at: seats)
      people.said.hear(ben, .phrase(.oops), at: seats)
    }
    return people
  }
}
