import MueRules

/// What a contract brings with all cards open and best play.
///
/// It is sampled in some lines: in each, both sides choose their cards by playouts of the true deal,
/// and the last tricks are solved exactly.
public struct BestPlay: Hashable, Sendable {
  /// The lines of each contract.
  public static let lines = 8
  /// The tricks at the end of each line that are solved exactly.
  public static let exactTricks = EndingSearch.tricks

  public let contract: Contract
  private let rules: HandRules
  /// The card points of each seat, line by line.
  private var points: [[Int]] = []

  init(_ contract: Contract, rules: HandRules) {
    self.contract = contract
    self.rules = rules
  }

  /// Adds a line: the card points of each seat.
  mutating func append(_ points: [Int]) { self.points.append(points) }

  public var count: Int { points.count }
  public var isDone: Bool { count == Self.lines }
  /// The card points that the Chief's side needs.
  public var target: Int { rules.target(level: contract.roles.level) }

  /// The card points of the Chief's side: the mean of the lines, the lowest and the highest.
  public var sidePoints: (mean: Int, low: Int, high: Int) {
    let sides = points.map { points in
      rules.players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
    }
    let mean = (2 * sides.reduce(0, +) + sides.count) / max(1, 2 * sides.count)
    return (mean, sides.min() ?? 0, sides.max() ?? 0)
  }

  /// A seat's score in the mean of the lines.
  public func score(of seat: Seat) -> Int {
    let sum = points.reduce(0) { sum, points in
      let reckoning = Reckoning(rules: rules, contract: contract, points: points)
      return sum + points[seat] + reckoning.bonus[seat]
    }
    return Int((Double(sum) / Double(max(1, count))).rounded())
  }

  /// The same play for the Chief's best bid among some levels.
  func atBestLevel(in levels: ClosedRange<Int>) -> BestPlay {
    let plays = levels.map { level in
      var play = BestPlay(contract.at(level: level), rules: rules)
      play.points = points
      return play
    }
    let chief = contract.roles.chief
    // Of equal ones, the lowest bid.
    return plays.reversed().max { $0.score(of: chief) < $1.score(of: chief) } ?? self
  }
}

extension Contract {
  func at(level: Int) -> Contract {
    Contract(
      roles: Roles(chief: roles.chief, vice: roles.vice, level: level), viceTrump: viceTrump,
      chiefTrump: chiefTrump, partner: partner)
  }
}
