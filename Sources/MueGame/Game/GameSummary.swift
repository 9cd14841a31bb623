import MueData
import MueRules

/// The summary of a game on the shelf, without any hidden card.
public struct GameSummary: Hashable, Sendable {
  /// The state of a game.
  public enum Standing: Hashable, Sendable {
    case running
    /// The game is over; the person's final place counts from 1.
    case over(place: Int)
    /// The game could be continued, but the person has given it up.
    case abandoned
  }

  /// The players, by seat.
  public let players: [Player]
  public let seat: Seat
  public let rules: MatchRules
  public let seed: UInt64
  /// The number of the hand, from 1.
  public let hand: Int
  /// Each seat's total after the finished hands.
  public let totals: [Int]
  /// How much of the match has been played, 0 to 100; 100 only when it is over.
  public let percent: Int
  public let standing: Standing
  public let notes: GameNotes

  /// The names of the other players, in the order of the seats.
  public var opponents: [String] {
    players.indices.filter { $0 != seat.index }.map { players[$0].name.text }
  }
  public var shelfName: String { notes.title?.text ?? opponents.joined(separator: ", ") }
  /// Whether no seat is played from another terminal.
  public var isAlone: Bool { !players.contains(where: \.agent.isRemote) }
  /// The person's score.
  public var own: Int { totals[seat.index] }
  public var bestOther: Int {
    totals.enumerated().filter { $0.offset != seat.index }.map(\.element).max() ?? 0
  }
}

extension GameSummary {
  var object: JSONObject {
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
