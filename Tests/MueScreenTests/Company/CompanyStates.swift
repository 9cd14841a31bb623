import CellGrid
import MueRules
import MueTable
import MueTelling
import MueWords

@testable import MueScreen

/// People at a table with several terminals.
enum CompanyStates {
  /// Five seats: the host, one who is here, one away, one for whom the computer plays, a free one.
  static func company(isGathering: Bool) -> Company {
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
    var company = Company(
      host: PlayerName("Ada") ?? .nobody, seats: seats, own: PlayerCount.five.seats[0])
    company.isGathering = isGathering
    company.isHost = true
    company.codes = [PlayerCount.five.seats[4]: "amber-kettle-window-orange-paper"]
    company.watchCode = "marble-sunset-elbow-violin-harbour"
    company.ways = [.wayHere, .wayByCode(address: "192.0.2.7:7155")]
    if let ben = PlayerName("Ben"), let line = ChatLine("Has anybody seen my glasses?") {
      company.said.hear(ben, .line(line))
      company.said.hear(ben, .phrase(.oops))
    }
    return company
  }
}
