import MueRules

/// What could have been made in a finished hand, as far as it has been worked out.
public struct BestPlays: Hashable, Sendable {
  /// The seat whose best bid is sought.
  public let seat: Seat
  /// The card points that the Chief's side won in the hand.
  public let won: Int
  /// The scores of the hand, by seat.
  public let scored: [Int]
  /// The contract that was played.
  public fileprivate(set) var played: BestPlay
  public fileprivate(set) var ownBid = OwnBid.unknown
  /// The contracts that Chief and Vice could have shown in place of that which was played.
  public let alternatives: [Contract]
  /// Those of them that have been asked for, by their index.
  public fileprivate(set) var others: [Int: BestPlay] = [:]

  /// The best bid that the seat could have reached.
  public enum OwnBid: Hashable, Sendable {
    case unknown
    /// The seat could not have led.
    case none
    /// The bid, and in how many per cent of the cases that the seat could know of it is made; nil
    /// until that is known.
    case found(BestPlay, known: Int?)
  }

  /// Whether everything is known, and the alternatives that are wanted, by their index.
  public func isDone(wanted: [Int] = []) -> Bool {
    switch ownBid {
    case .unknown, .found(_, nil): return false
    case .none, .found: break
    }
    return played.isDone
      && wanted.allSatisfy { others[$0]?.isDone ?? !alternatives.indices.contains($0) }
  }
}

extension Hindsight {
  /// What is worked out, before the first step.
  public var plays: BestPlays {
    let score = round.score
    let points = score?.points ?? []
    return BestPlays(
      seat: seat,
      won: round.players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] },
      scored: score?.score ?? [], played: BestPlay(contract, rules: round.rules),
      alternatives: alternatives)
  }

  /// One more step: a line of a contract, the best bid, or what could be known of it; after all else
  /// the alternatives that are wanted.
  ///
  /// Nil if nothing is left to do, or it was given up. `playouts` are those of each card in a line.
  public func goOn(
    from plays: BestPlays, wanted: [Int] = [], playouts: Int = Self.playoutsOfCard,
    isGivenUp: () -> Bool = { false }
  ) -> BestPlays? {
    var plays = plays
    if !plays.played.isDone {
      return add(to: &plays.played, playouts, isGivenUp) ? plays : nil
    }
    switch plays.ownBid {
    case .unknown:
      let bid = bestBid(isGivenUp: isGivenUp)
      if isGivenUp() { return nil }
      plays.ownBid = bid.map { .found(BestPlay($0, rules: round.rules), known: nil) } ?? .none
      return plays
    case .found(var play, nil) where !play.isDone:
      guard add(to: &play, playouts, isGivenUp) else { return nil }
      plays.ownBid = .found(play.isDone ? atBestLevel(play) : play, known: nil)
      return plays
    case .found(let play, nil):
      guard let known = known(play.contract, isGivenUp: isGivenUp) else { return nil }
      plays.ownBid = .found(play, known: known)
      return plays
    case .none, .found: break
    }
    for index in wanted where plays.alternatives.indices.contains(index) {
      var play =
        plays.others[index] ?? BestPlay(plays.alternatives[index], rules: round.rules)
      if play.isDone { continue }
      guard add(to: &play, playouts, isGivenUp) else { return nil }
      plays.others[index] = play
      return plays
    }
    return nil
  }

  /// Adds the next line of a contract; returns false if it was given up.
  private func add(
    to play: inout BestPlay, _ playouts: Int, _ isGivenUp: () -> Bool
  ) -> Bool {
    let line = line(play.count, of: play.contract, playouts: playouts, isGivenUp: isGivenUp)
    guard let line else { return false }
    play.append(line)
    return true
  }
}
