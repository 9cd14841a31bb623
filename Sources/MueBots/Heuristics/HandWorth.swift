import MueRules

/// The worth of a hand as Chief under a trump: the card points that its side can expect.
///
/// It is a linear model: a base, plus a term for each card that depends on its rank and on whether
/// it is a trump. All numbers are whole hundredths of a point.
struct HandWorth: Sendable {
  let players: PlayerCount

  /// The expected points of the Chief's side before the Vice has named its trump, in hundredths.
  ///
  /// The hand is assumed to hold an even share of the Vice's suit.
  func sidePoints(_ hand: CardSet, under trump: Trump) -> Int {
    let table = WorthTable.of(players, trump)
    return sum(hand, trump, table) + table.lower * 12 / players.number
  }

  /// The expected points of the Chief's side once the Vice's trump is known, in hundredths.
  func sidePoints(_ hand: CardSet, under trump: Trump, over lower: Trump?) -> Int {
    let table = WorthTable.of(players, trump)
    let held = (lower?.cards ?? .none) & hand - trump.cards
    return sum(hand, trump, table) + table.lower * held.count
  }

  private func sum(_ hand: CardSet, _ trump: Trump, _ table: WorthTable) -> Int {
    let trumps = hand & trump.cards
    var sum = table.base
    for card in trumps { sum += table.trump[card.rank.number] }
    for card in hand - trumps { sum += table.side[card.rank.number] }
    return sum
  }
}

/// The coefficients of `HandWorth` for one kind of trump, in hundredths of a point.
///
/// A least-squares fit to contracts that heuristic bots played; `THINKING.md` says how.
struct WorthTable: Sendable {
  /// The points that the side gets with any hand.
  let base: Int
  /// For each card of the Vice's trump that is not a trump of the Chief's.
  let lower: Int
  /// For each trump, by its rank.
  let trump: [Int]
  /// For each other card, by its rank.
  let side: [Int]

  static func of(_ players: PlayerCount, _ trump: Trump) -> WorthTable {
    switch trump {
    case .suit: suits[players.number - 3]
    case .number(let rank): rank.isTwin ? twins[players.number - 3] : numbers[players.number - 3]
    case .noTrump: none[players.number - 3]
    }
  }
}

extension WorthTable {
  /// A suit as trump, for 3 to 6 players.
  private static let suits = [
    WorthTable(
      base: -1010, lower: 0,
      trump: [270, 280, 275, 270, 280, 305, 365, 460, 570, 485],
      side: [0, 0, 0, -35, -20, -10, 30, 130, 325, 275]),
    WorthTable(
      base: 1190, lower: 155,
      trump: [300, 300, 275, 305, 330, 310, 385, 415, 445, 395],
      side: [0, 0, 0, -20, -35, 15, -25, 15, 140, 160]),
    WorthTable(
      base: 610, lower: 215,
      trump: [350, 355, 295, 345, 370, 425, 410, 510, 505, 560],
      side: [0, 0, 0, -5, -15, 5, -10, 0, 110, 225]),
    WorthTable(
      base: 385, lower: 260,
      trump: [345, 385, 345, 400, 415, 430, 430, 575, 645, 555],
      side: [0, 0, 0, 30, 5, 50, 0, 0, 80, 265]),
  ]

  /// The number 1 or 7 as trump, for 3 to 6 players.
  private static let twins = [
    WorthTable(
      base: 125, lower: 0,
      trump: [190, 205, 195, 200, 220, 250, 300, 370, 330, 310],
      side: [0, 0, 0, -40, -40, -15, 40, 80, 310, 255]),
    WorthTable(
      base: 1105, lower: 200,
      trump: [420, 450, 395, 365, 360, 380, 420, 495, 440, 410],
      side: [0, 0, 0, -10, -35, -10, -20, -30, 130, 235]),
    WorthTable(
      base: 770, lower: 230,
      trump: [500, 535, 465, 430, 425, 445, 500, 580, 515, 485],
      side: [0, 0, 0, -30, -40, -30, -20, -20, 115, 330]),
    WorthTable(
      base: 500, lower: 270,
      trump: [560, 595, 525, 490, 485, 510, 575, 675, 595, 560],
      side: [0, 0, 0, -25, -20, -20, 10, -10, 105, 435]),
  ]

  /// Another number as trump, for 3 to 6 players.
  private static let numbers = [
    WorthTable(
      base: -70, lower: 0,
      trump: [330, 320, 330, 305, 305, 325, 380, 440, 525, 405],
      side: [0, 0, 0, -45, -30, -15, 10, 155, 330, 200]),
    WorthTable(
      base: 1305, lower: 340,
      trump: [515, 500, 515, 525, 510, 525, 560, 550, 580, 470],
      side: [0, 0, 0, -50, -30, -30, -25, -20, 165, 205]),
    WorthTable(
      base: 690, lower: 385,
      trump: [640, 600, 600, 620, 620, 625, 660, 635, 650, 610],
      side: [0, 0, 0, -40, -40, -40, -5, 20, 145, 325]),
    WorthTable(
      base: 480, lower: 425,
      trump: [700, 675, 695, 695, 680, 685, 755, 700, 695, 700],
      side: [0, 0, 0, -25, -70, -20, -40, 5, 145, 440]),
  ]

  /// No trump, for 3 to 6 players.
  private static let none = [
    WorthTable(
      base: -80, lower: 0,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, -60, -50, -15, 35, 190, 405, 150]),
    WorthTable(
      base: 955, lower: 365,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, 45, 35, 15, 75, 120, 245, 205]),
    WorthTable(
      base: 1015, lower: 465,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, 40, -20, -25, 25, 50, 165, 280]),
    WorthTable(
      base: 700, lower: 520,
      trump: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      side: [0, 0, 0, -5, -10, 10, 20, 75, 180, 365]),
  ]
}
