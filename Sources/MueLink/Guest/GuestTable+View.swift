import MueGame
import MueRules

extension GuestTable {
  /// What the guest sees of the game, as a table shows it; nil before the first hand.
  public var view: GameObservation? {
    guard let welcome, let observation, seats.count == welcome.rules.players.number else {
      return nil
    }
    let players = zip(welcome.rules.players.seats, seats).map { seat, status in
      let isOwn = seat == welcome.seat && !welcome.isWatching
      let agent = status.player.agent.isPerson ? .remote(standIn: .club) : status.player.agent
      return Player(name: status.player.name, agent: isOwn ? .person() : agent)
    }
    var scores = opened.prefix(hand).compactMap { $0.record.round.score }
    if let score = observation.publicState.score {
      if scores.count < hand { scores.append(score) }
    } else {
      scores = Array(scores.prefix(hand - 1))
    }
    return GameObservation(
      players: players, rules: welcome.rules, hand: hand, observation: observation,
      scores: scores, isOnlookers: welcome.isWatching)
  }

  /// Whether the guest is asked for a decision and has not sent one.
  public var isAsked: Bool { observation?.legalMoves != nil && !isAnswered }
}
