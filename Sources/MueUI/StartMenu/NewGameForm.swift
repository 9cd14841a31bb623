import MueBots
import MueGame
import MueRules
import MueWords

/// The values in the form for a new game.
struct NewGameForm: Hashable, Sendable {
  var plan: NewGamePlan
  var speed: Speed
  var invitation = Invitation.nobody
  /// Whether the table is in a card room, where the person has one name.
  var isInRoom = false
  /// Whether the rows that few people change are shown.
  var showsMore: Bool
  let person: PlayerName
  /// The names that the language gives to opponents.
  let usual: [PlayerName]

  /// The name of each seat.
  var names: [PlayerName] { plan.names(person: person, usual: usual) }

  /// The name of an opponent.
  func name(ofOpponent index: Int) -> PlayerName {
    names[index < plan.seatAtTable ? index : index + 1]
  }

  mutating func turnInvitation(by step: Int) {
    invitation = Invitation.all(inRoom: isInRoom).neighbour(of: invitation, by: step)
  }

  /// The number of hands in the game; nil if it ends at a number of points.
  var hands: Int? { if case .hands(let hands) = plan.end { hands } else { nil } }

  /// A notice about a handicap if friends may join.
  var peekNotice: Phrase? {
    invitation != .nobody && plan.peek != .none ? .formPeekTold : nil
  }

  /// The level of all opponents; nil if they differ.
  var level: BotSettings.Level? {
    let levels = Set(plan.opponents.prefix(plan.players.number - 1).map(\.player.level))
    return levels.count == 1 ? levels.first : nil
  }

  mutating func turnLevel(by step: Int) {
    let level = BotSettings.Level.allCases.neighbour(of: plan.opponents[0].player.level, by: step)
    for index in plan.opponents.indices { plan[opponent: index].player.level = level }
  }

  /// After the totals comes a number of hands, then the first total again.
  mutating func turnLength(by step: Int) {
    let ends = Rules.classic.length.points.map(MatchRules.End.points) + [.hands(10)]
    plan.end = ends.neighbour(of: hands == nil ? plan.end : .hands(10), by: step)
  }

  mutating func turnHands(by step: Int) {
    guard let hands else { return }
    let offered = Rules.classic.length.hands
    plan.end = .hands(max(offered.lowerBound, min(offered.upperBound, hands + step)))
  }

  mutating func turnFirstDealer(by step: Int) {
    let dealers: [Int?] = [nil] + (0..<plan.players.number).map { $0 }
    plan.firstDealer = dealers.neighbour(of: plan.firstDealer, by: step)
  }
}
