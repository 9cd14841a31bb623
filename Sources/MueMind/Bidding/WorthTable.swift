import MueRules

/// What each card adds to the points of the Chief's team, in hundredths, for one kind of trump.
struct WorthTable: Sendable {
  /// What the team gets with no card that counts.
  let base: Int
  /// For each trump held, by its rank.
  let trump: [Int]
  /// For each other card held, by its rank.
  let side: [Int]

  /// The table for a number of players and a trump.
  static func of(_ players: PlayerCount, _ trump: Trump) -> WorthTable {
    switch trump {
    case .suit: suits[players.number - 3]
    case .number(let rank): rank.isTwin ? twins[players.number - 3] : numbers[players.number - 3]
    case .noTrump: none[players.number - 3]
    }
  }
}

extension WorthTable {
  private static let suits = [
    WorthTable(
      base: 600,
      trump: [150, 150, 150, 200, 200, 220, 250, 300, 400, 500],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1600,
      trump: [150, 150, 150, 200, 200, 220, 250, 300, 400, 500],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1300,
      trump: [150, 150, 150, 200, 200, 220, 250, 300, 400, 500],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1100,
      trump: [150, 150, 150, 200, 200, 220, 250, 300, 400, 500],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
  ]
  private static let twins = [
    WorthTable(
      base: 600,
      trump: [400, 400, 400, 400, 400, 400, 400, 400, 400, 400],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1600,
      trump: [400, 400, 400, 400, 400, 400, 400, 400, 400, 400],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1300,
      trump: [400, 400, 400, 400, 400, 400, 400, 400, 400, 400],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1100,
      trump: [400, 400, 400, 400, 400, 400, 400, 400, 400, 400],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
  ]
  private static let numbers = [
    WorthTable(
      base: 600,
      trump: [450, 450, 450, 450, 450, 450, 450, 450, 450, 450],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1600,
      trump: [450, 450, 450, 450, 450, 450, 450, 450, 450, 450],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1300,
      trump: [450, 450, 450, 450, 450, 450, 450, 450, 450, 450],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
    WorthTable(
      base: 1100,
      trump: [450, 450, 450, 450, 450, 450, 450, 450, 450, 450],
      side: [0, 0, 0, 0, 0, 10, 20, 50, 150, 350]),
  ]
  private static let none = [
    WorthTable(
      base: 600,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, 30, 50, 80, 100, 150, 250, 500]),
    WorthTable(
      base: 1600,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, 30, 50, 80, 100, 150, 250, 500]),
    WorthTable(
      base: 1300,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, 30, 50, 80, 100, 150, 250, 500]),
    WorthTable(
      base: 1100,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, 30, 50, 80, 100, 150, 250, 500]),
  ]
}
