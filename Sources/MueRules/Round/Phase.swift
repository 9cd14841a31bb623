/// The phase of a hand, with the data that only this phase has.
public enum Phase: Equatable, Sendable {
  /// Cards are being laid.
  case auction
  /// The Vice names the lower trump.
  case viceNames(Roles)
  /// The Chief names the higher trump.
  case chiefNames(Roles, viceTrump: Trump?)
  /// The Chief picks a partner.
  case chiefPicks(Roles, viceTrump: Trump?, chiefTrump: Trump)
  /// Tricks are being played.
  case play(CardPlay)
  /// The hand is over.
  case over(HandEnd)
}

/// The play of a hand as everybody sees it: the contract and the tricks.
public struct CardPlay: Sendable {
  /// The contract.
  public let contract: Contract
  /// The tricks in order; the last may be unfinished.
  public private(set) var tricks: [Trick] = []
  /// The cards that each seat has played.
  public private(set) var played: [CardSet]
  /// The play without anybody's hand: turn, trick and points.
  public private(set) var state: TrickPlay

  /// The beginning of the play: the Chief leads.
  init(players: PlayerCount, contract: Contract) {
    self.contract = contract
    played = Array(repeating: .none, count: players.number)
    let order = TrickOrder(chiefTrump: contract.chiefTrump, viceTrump: contract.viceTrump)
    state = TrickPlay(players: players, order: order, hands: [], chief: contract.roles.chief)
  }

  /// The card points that each seat has won so far.
  var points: [Int] { played.indices.map { state.points[$0] } }

  /// Plays a card of the seat to move; the caller has checked that it may.
  mutating func play(_ card: Card) {
    let seat = state.turn
    if state.led == nil { tricks.append(Trick(leader: seat, cards: [], winner: seat)) }
    state.play(card)
    tricks[tricks.count - 1].cards.append(card)
    tricks[tricks.count - 1].winner = state.winner
    played[seat].insert(card)
  }
}

extension CardPlay: Equatable {
  /// Equal if the same moves have been made.
  public static func == (left: CardPlay, right: CardPlay) -> Bool {
    left.contract == right.contract && left.tricks == right.tricks
  }
}

/// How a hand ended, with the play if there was one.
public enum HandEnd: Equatable, Sendable {
  /// It was played to the last trick and scored.
  case played(CardPlay, Reckoning)
  /// The auction ended in an éclat.
  case eklat(Eklat)
  /// Nobody laid a card.
  case allPassed

  /// The score of each seat.
  func score(by rules: HandRules) -> RoundScore {
    let nothing = Array(repeating: 0, count: rules.players.number)
    return switch self {
    case .played(let play, let reckoning):
      RoundScore(result: .played(reckoning), points: play.points, bonus: reckoning.bonus)
    case .eklat(let eklat):
      RoundScore(result: .eklat(eklat), points: nothing, bonus: rules.bonus(of: eklat))
    case .allPassed: RoundScore(result: .allPassed, points: nothing, bonus: nothing)
    }
  }
}
