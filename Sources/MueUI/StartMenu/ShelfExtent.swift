import MueGame
import MueRules
import MueWords

/// What decides how wide the columns of the shelf are, taken together once when games change: drawing looks at no
/// more games than it shows.
struct ShelfExtent: Hashable, Sendable {
  private var seats = 0
  private var ends: Set<MatchRules.End> = []
  private var hand = 0
  private var score = 0
  private var percent = 0
  /// The longest playing times in seconds, below an hour and from an hour on, which are told in other words.
  private var times: [Bool: Int] = [:]
  private var standings: Set<GameSummary.Standing> = []

  /// What some games take up.
  init(_ games: [ShelfGame] = []) {
    for game in games {
      if let summary = game.summary { add(summary) }
    }
  }

  private mutating func add(_ game: GameSummary) {
    seats = max(seats, game.players.count)
    ends.insert(game.rules.end)
    hand = max(hand, game.hand)
    score = max(score, Self.columns(game.own) + 1 + Self.columns(game.bestOther))
    percent = max(percent, game.percent)
    let time = game.notes.secondsPlayed
    times[time < 3600] = max(times[time < 3600] ?? 0, time)
    standings.insert(game.standing)
  }

  /// How many columns a number takes, with its sign.
  private static func columns(_ number: Int) -> Int {
    String(number.magnitude).utf8.count + (number < 0 ? 1 : 0)
  }

  /// How many columns what stands in a column of the shelf takes at most; 0 without games.
  func width(of column: ShelfColumn, _ pen: Pen) -> Int {
    guard seats > 0 else { return 0 }
    let texts =
      switch column {
      case .seats: [String(seats)]
      case .length: ends.map { pen.text(.length(of: $0)) }
      case .hand: [String(hand)]
      case .score: [String(repeating: "0", count: score)]
      case .percent: [String(percent)]
      case .time: times.values.map { pen.text(.played($0)) }
      case .standing: standings.map { pen.text(.name(of: $0)) }
      }
    return texts.map(\.columns).max() ?? 0
  }
}
