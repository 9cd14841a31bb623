import MueData
import MueRules

/// A game as stored in files: rules, seed, players and moves as text, without anything derived from
/// them.
public struct GameRecord: Hashable, Sendable {
  /// The name of the rules; nil for the classic ones.
  let rules: String?
  let players: Int
  /// The total to play to; nil for a match of hands.
  let points: Int?
  /// The number of hands; nil for a match to a total.
  let hands: Int?
  let firstDealer: Int
  public let seed: String
  /// The seeds of deals that were agreed hand by hand; nil if there are none.
  let agreedSeeds: [String]?
  let names: [String]
  /// The agents, by seat, as `Agent.text`.
  let agents: [String]
  /// The moves of each hand, as `Move.text`.
  public let moves: [[String]]
  let notes: GameNotes?
}

extension GameRecord {
  /// - Throws: `JSONFault` if an entry is missing or of another kind; unreadable notes are ignored.
  public init(_ json: JSONObject) throws(JSONFault) {
    rules = try json.read("rules", \.string)
    players = try json.need("players", \.integer)
    points = try json.read("points", \.integer)
    hands = try json.read("hands", \.integer)
    firstDealer = try json.need("firstDealer", \.integer)
    seed = try json.need("seed", \.string)
    agreedSeeds = try json.read("agreedSeeds", \.strings)
    names = try json.need("names", \.strings)
    agents = try json.need("agents", \.strings)
    moves = try json.need("moves", Self.moves)
    notes = json["notes"].map(GameNotes.init)
  }

  private static func moves(_ value: JSONValue) -> [[String]]? {
    guard let hands = value.array else { return nil }
    let moves = hands.compactMap(\.strings)
    return moves.count == hands.count ? moves : nil
  }

  /// The record as JSON, with its keys in alphabetical order.
  public var json: JSONObject {
    [
      "agents": agents, "agreedSeeds": agreedSeeds, "firstDealer": firstDealer, "hands": hands,
      "moves": moves, "names": names, "notes": notes?.json, "players": players, "points": points,
      "rules": rules, "seed": seed,
    ]
  }
}

extension Game {
  /// The record of the whole game with its seeds, for the table itself to save.
  public var tableRecord: GameRecord {
    let end = dealt.rules.end
    let agreed = dealt.agreedSeeds.map { String($0) }
    return GameRecord(
      rules: nil, players: dealt.players.number, points: end.points, hands: end.hands,
      firstDealer: dealt.rules.firstDealer.index, seed: String(dealt.seed),
      agreedSeeds: agreed.isEmpty ? nil : agreed,
      names: players.map(\.name.text), agents: players.map(\.agent.text),
      moves: moveTexts, notes: notes == GameNotes() ? nil : notes)
  }

  /// Replays a record, checking every move.
  ///
  /// - Throws: The first fault; unknown rules are one.
  public init(_ record: GameRecord) throws(GameError) {
    let rules = try Self.rules(of: record)
    guard let seed = UInt64(record.seed) else { throw .seed(record.seed) }
    guard record.moves.count <= MatchRules.mostHands else {
      throw .tooManyHands(record.moves.count)
    }
    try self.init(
      rules: rules, seed: seed, agreedSeeds: Self.agreedSeeds(of: record),
      players: Self.players(of: record))
    for (hand, moves) in record.moves.enumerated() {
      if hand > 0 {
        guard dealt.round.score != nil else { throw .handNotOver(hand: hand) }
        guard !dealt.isOver else { throw .matchIsOver(hand: hand) }
        dealNextHand()
      }
      for (index, text) in moves.enumerated() {
        try replay(text, hand: hand + 1, index: index + 1)
      }
    }
    // Last, since a move forgets the hints for later ones.
    notes = record.notes ?? GameNotes()
    if !isAlone || notes.day != nil { notes.pars = nil }
  }

  private mutating func replay(_ text: String, hand: Int, index: Int) throws(GameError) {
    guard let move = dealt.round.move(text: text) else {
      throw .unreadableMove(hand: hand, move: index)
    }
    do {
      try apply(move)
    } catch {
      throw .illegalMove(hand: hand, move: index, error)
    }
  }

  private static func agreedSeeds(of record: GameRecord) throws(GameError) -> [UInt64] {
    var seeds: [UInt64] = []
    for text in record.agreedSeeds ?? [] {
      guard seeds.count < MatchRules.mostHands else { throw .tooManyHands(seeds.count + 1) }
      guard let seed = UInt64(text) else { throw .seed(text) }
      seeds.append(seed)
    }
    return seeds
  }

  private static func rules(of record: GameRecord) throws(GameError) -> MatchRules {
    guard let variant = Rules.named(record.rules) else {
      throw .unknownRules(record.rules ?? "")
    }
    guard let count = PlayerCount(rawValue: record.players) else {
      throw .playerCount(record.players)
    }
    let end: MatchRules.End = record.hands.map(MatchRules.End.hands) ?? .points(record.points ?? 0)
    do {
      return try MatchRules(
        variant: variant, players: count, end: end, firstDealer: record.firstDealer)
    } catch {
      throw .rules(error)
    }
  }

  private static func players(of record: GameRecord) throws(GameError) -> [Player] {
    guard record.names.count == record.players, record.agents.count == record.players else {
      throw .playerCount(min(record.names.count, record.agents.count))
    }
    var players: [Player] = []
    for (seat, (name, agent)) in zip(record.names, record.agents).enumerated() {
      guard let name = PlayerName(name) else { throw .name(seat: seat) }
      guard let agent = Agent(text: agent) else { throw .agent(seat: seat) }
      players.append(Player(name: name, agent: agent))
    }
    return players
  }
}
