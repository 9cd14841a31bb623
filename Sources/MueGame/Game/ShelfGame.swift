import MueData
import MueRules

/// A game on the shelf: its number and summary.
public struct ShelfGame: Hashable, Sendable {
  /// The number of its file.
  public let number: Int
  /// Its summary; nil if the file cannot be read.
  public let summary: GameSummary?

  /// A game on the shelf.
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
    JSONObject([
      .init("format", .string("mue-games/1")),
      .init("games", .array(games.map { .object($0.object) })),
    ])
  }

  /// The game as an object; for one that cannot be read, only its number and that fact.
  private var object: JSONObject {
    guard let summary else {
      return JSONObject([.init("number", .integer(number)), .init("state", .string("unreadable"))])
    }
    return JSONObject([.init("number", .integer(number))] + summary.members)
  }
}

extension GameSummary {
  fileprivate var members: [JSONObject.Member] {
    [
      .init("title", notes.title.map { .string($0.text) } ?? .null),
      .init("names", .strings(players.map(\.name.text))),
      .init("agents", .strings(players.map(\.agent.text))),
      .init("seat", .integer(seat.index)), rules.end.member, .init("seed", .string(String(seed))),
      .init("hand", .integer(hand)), .init("totals", .integers(totals)),
      .init("percent", .integer(percent)), .init("seconds", .integer(notes.secondsPlayed)),
      .init("undos", .integer(notes.undos)), .init("hints", .integer(notes.hints)),
      .init("begun", notes.begun.map(JSONValue.integer) ?? .null),
      .init("lastPlayed", notes.lastPlayed.map(JSONValue.integer) ?? .null),
    ] + state
  }

  private var state: [JSONObject.Member] {
    switch standing {
    case .running: [.init("state", .string("running"))]
    case .abandoned: [.init("state", .string("abandoned"))]
    case .over(let place):
      [.init("state", .string("over")), .init("place", .integer(place))]
    }
  }
}
