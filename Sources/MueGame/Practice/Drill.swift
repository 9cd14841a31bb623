import MueRules

/// What a drill practises, on fresh hands among club players.
public enum Drill: CaseIterable, Hashable, Sendable {
  /// Bids, compared with an expert's.
  case bid
  /// A hand from the end of the auction on, as Chief or Vice.
  case naming
  /// A hand from the person's card in the fifth trick on.
  case fifthTrick
  /// How many trumps are still out after some tricks.
  case trumpCount
}

/// What has been dealt for a drill.
public enum DealtDrill: Sendable {
  case puzzles([Puzzle])
  /// A game to play on from a seat; nobody has a name yet.
  case game(Game, seat: Seat)
  /// Hands whose trumps are counted.
  case counts([TrumpCount])
}

extension PlayerCount {
  /// A person on a seat among club players; `usual` are names for the others.
  ///
  /// Nil if there are too few names.
  func players(person: PlayerName, at seat: Seat, usual: [PlayerName]) -> [Player]? {
    var plan = NewGamePlan()
    plan.players = self
    plan.seat = seat.index
    let names = plan.names(person: person, usual: usual)
    guard Set(names).count == names.count else { return nil }
    return names.enumerated().map { index, name in
      Player(name: name, agent: index == seat.index ? .person() : .computer(.club))
    }
  }
}

extension Game {
  /// The game with a person on a seat among club players; `usual` are names for the others.
  ///
  /// Nil if there are too few names.
  public func seating(_ person: PlayerName, at seat: Seat, usual: [PlayerName]) -> Game? {
    guard let players = match.players.players(person: person, at: seat, usual: usual) else {
      return nil
    }
    var game = self
    for seat in match.players.seats { game.seat(players[seat], at: seat) }
    return game
  }
}

extension Round {
  /// The hand after so many of its moves; the whole hand if it has fewer.
  func position(after count: Int) -> Round? {
    var round = Round(deal: deal, dealer: publicState.dealer)
    for move in publicState.moves.prefix(max(0, count)) {
      guard round.applyLegal(move) else { return nil }
    }
    return round
  }

  /// The hand as a person sees it on a seat among club players; `usual` are names for the others.
  ///
  /// With `isWatched` the person makes no moves. Nil if there are too few names or no match is played by these rules.
  func view(
    of seat: Seat, person: PlayerName, usual: [PlayerName], isWatched: Bool = false
  ) -> GameObservation? {
    guard let names = players.players(person: person, at: seat, usual: usual),
      let match = try? MatchRules(variant: rules.variant, players: players)
    else { return nil }
    return GameObservation(
      players: names, rules: match, hand: 1, observation: observation(for: seat), scores: [],
      isOnlookers: isWatched)
  }
}
