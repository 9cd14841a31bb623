import MueData
import MueRules

/// A game on the shelf: its number and summary.
public struct ShelfGame: Hashable, Sendable {
  public let number: Int
  /// Its summary; nil if the file cannot be read.
  public let summary: GameSummary?

  public init(number: Int, summary: GameSummary?) {
    self.number = number
    self.summary = summary
  }

  /// Whether it comes before another on the shelf: the one played later first, and among equals the
  /// one begun later.
  public func isNewer(than other: ShelfGame) -> Bool {
    let (mine, theirs) = (summary?.notes.lastPlayed ?? 0, other.summary?.notes.lastPlayed ?? 0)
    return (mine, number) > (theirs, other.number)
  }
}

extension ShelfGame {
  /// The games as an object with stable keys (`mue-games/1`), in the given order.
  public static func object(_ games: [ShelfGame]) -> JSONObject {
    ["format": "mue-games/1", "games": games.map(\.object)]
  }

  /// The game as an object; for one that cannot be read, only its number and that fact.
  private var object: JSONObject {
    ["number": number] + (summary?.object ?? ["state": "unreadable"])
  }
}

extension GameSummary {
  fileprivate var object: JSONObject {
    [
      "title": (notes.title?.text).orNull, "names": players.map(\.name.text),
      "agents": players.map(\.agent.text), "seat": seat.index, "points": rules.end.points,
      "hands": rules.end.hands, "seed": String(seed), "hand": hand, "totals": totals,
      "percent": percent, "seconds": notes.secondsPlayed, "undos": notes.undos,
      "hints": notes.hints, "begun": notes.begun.orNull, "lastPlayed": notes.lastPlayed.orNull,
    ] + state
  }

  private var state: JSONObject {
    switch standing {
    case .running: ["state": "running"]
    case .abandoned: ["state": "abandoned"]
    case .over(let place): ["state": "over", "place": place]
    }
  }
}
