import MueRules

/// Plays out the end of a hand without error, all hands being known: the Chief's side for as many
/// card points as it can get, the other side against it.
///
/// It is made for one contract and solves any number of endings of it, one after the other. The
/// answer does not depend on what it solved before.
public struct EndgameSolver: Sendable {
  private let players: PlayerCount
  let isChiefSide: InlineArray<6, Bool>
  var rivals: CardRivals
  var table: TranspositionTable
  /// How many cards may still be tried, and whether that was too few.
  var cardsLeft = 0
  var isOut = false

  /// A solver for a contract, with a memory of 2 to the power of `tableBits` positions.
  public init(players: PlayerCount, contract: Contract, tableBits: Int = 16) {
    self.players = players
    isChiefSide = InlineArray {
      $0 == contract.roles.chief.index || $0 == contract.partner?.index
    }
    rivals = CardRivals(
      TrickOrder(chiefTrump: contract.chiefTrump, viceTrump: contract.viceTrump))
    table = TranspositionTable(bits: min(max(tableBits, 4), 26))
  }

  /// The card points with which the Chief's side ends, those already won included; nil when more
  /// than `limit` cards would have to be tried.
  public mutating func points(from play: TrickPlay, limit: Int = .max) -> Int? {
    begin(limit)
    let won = won(play)
    var play = play
    var least = 0
    var most = Self.pointsLeft(play)
    var guess = most / 2
    while least < most {
      let goal = max(guess, least + 1)
      guess = value(&play, goal: goal)
      if isOut { return nil }
      if guess >= goal { least = guess } else { most = guess }
    }
    return won + least
  }

  /// Whether the Chief's side ends with at least so many card points; nil when more than `limit`
  /// cards would have to be tried.
  public mutating func reaches(_ points: Int, from play: TrickPlay, limit: Int = .max) -> Bool? {
    begin(limit)
    let goal = points - won(play)
    var play = play
    let value = value(&play, goal: goal)
    return isOut ? nil : value >= goal
  }

  private mutating func begin(_ limit: Int) {
    table.begin()
    cardsLeft = limit
    isOut = false
  }

  private func won(_ play: TrickPlay) -> Int {
    (0..<6).reduce(0) { isChiefSide[$1] ? $0 + play.points[$1] : $0 }
  }

  /// The card points in the hands and on the table.
  static func pointsLeft(_ play: TrickPlay) -> Int {
    (0..<6).reduce(play.table) { $0 | play.hands[$1] }.points
  }
}
