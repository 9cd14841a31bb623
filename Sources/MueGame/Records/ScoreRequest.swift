import MueData
import MueRules

/// A request for the score of a hand, as one line of JSON.
///
/// `{"players":5,"chief":2,"partner":3,"chiefTrump":"7","bid":4,"points":[7,9,10,29,5]}`, or after
/// an éclat `{"players":5,"bid":3,"eclat":{"tied":[0,2],"last":2}}`.
public enum ScoreRequest: Hashable, Sendable {
  /// A hand that was played, with the card points that each seat won.
  case played(PlayerCount, Contract, points: [Int])
  case eclat(PlayerCount, Eclat)

  public init(reading line: some Collection<UInt8>) throws(ScoreFault) {
    let reader: ScoreReader
    do {
      reader = ScoreReader(object: try JSONObject(reading: line))
    } catch {
      throw .unreadable(error)
    }
    self = try reader.request()
  }

  public var answer: ScoreAnswer {
    switch self {
    case .played(let players, let contract, let points):
      let reckoning = Reckoning(rules: Rules.classic[players], contract: contract, points: points)
      let score = zip(points, reckoning.bonus).map { $0 + $1 }
      return ScoreAnswer(target: reckoning.target, bonus: reckoning.bonus, score: score)
    case .eclat(let players, let eclat):
      let bonus = Rules.classic[players].bonus(of: eclat)
      return ScoreAnswer(target: nil, bonus: bonus, score: bonus)
    }
  }
}

/// The score of a hand, as one line of JSON.
public struct ScoreAnswer: Hashable, Sendable {
  /// The points the Chief's side needed; nil after an éclat.
  let target: Int?
  let bonus: [Int]
  /// The sum of card points and bonus for each seat.
  let score: [Int]

  /// The answer as JSON, without blanks: `{"target":33,"bonus":[…],"score":[…]}`.
  public var line: String {
    (["target": target, "bonus": bonus, "score": score] as JSONObject).text
  }
}

/// Reads a request for a score and refuses impossible ones.
struct ScoreReader {
  let object: JSONObject

  func request() throws(ScoreFault) -> ScoreRequest {
    let players = try need("players") { $0.integer.flatMap(PlayerCount.init(rawValue:)) }
    let bid = try need("bid") { value in
      value.integer.flatMap { (1...Rules.classic[players].handSize).contains($0) ? $0 : nil }
    }
    if let eclat = try read("eclat", \.object) {
      return .eclat(players, try self.eclat(eclat, players, level: bid))
    }
    let contract = try contract(players, level: bid)
    return .played(players, contract, points: try points(players))
  }

  private func eclat(
    _ eclat: JSONObject, _ players: PlayerCount, level: Int
  ) throws(ScoreFault) -> Eclat {
    for key in ["chief", "vice", "partner", "viceTrump", "chiefTrump", "points"] {
      if try read(key, { $0 }) != nil { throw .notHere(key: key) }
    }
    let inner = ScoreReader(object: eclat)
    let indices = try inner.need("tied", \.integers)
    let tied = indices.compactMap(players.seat)
    guard tied.count == indices.count else { throw .unreadable(.badValue("tied")) }
    guard tied.count > 1, Set(tied).count == tied.count else { throw .badTie(indices) }
    let last = try inner.seat("last", players)
    guard tied.contains(last) else { throw .lastNotTied(last.index) }
    return Eclat(level: level, tied: tied.sorted(), last: last)
  }

  private func contract(_ players: PlayerCount, level: Int) throws(ScoreFault) -> Contract {
    let chief = try seat("chief", players)
    let vice = try optionalSeat("vice", players)
    let partner = try optionalSeat("partner", players)
    if Rules.classic[players].hasPartners {
      guard let partner else { throw .unreadable(.missing("partner")) }
      if partner == chief { throw .sameSeat(key: "partner", seat: partner.index) }
      if let vice, vice == chief || vice == partner {
        throw .sameSeat(key: "vice", seat: vice.index)
      }
    } else {
      if vice != nil { throw .notHere(key: "vice") }
      if partner != nil { throw .notHere(key: "partner") }
    }
    let trump = try need("chiefTrump") { $0.string.flatMap { Trump(text: $0) } }
    guard trump == .noTrump || !(trump.cards & Rules.classic[players].deck).isEmpty else {
      throw .notInDeck(trump: trump.text)
    }
    return Contract(
      roles: Roles(chief: chief, vice: vice, level: level), viceTrump: nil, chiefTrump: trump,
      partner: partner)
  }

  private func points(_ players: PlayerCount) throws(ScoreFault) -> [Int] {
    let all = Rules.classic[players].allPoints
    let points = try need("points") { value in
      value.integers.flatMap { $0.allSatisfy((0...all).contains) ? $0 : nil }
    }
    guard points.count == players.number else {
      throw .pointsCount(expected: players.number, found: points.count)
    }
    let sum = points.reduce(0, +)
    guard sum == all else { throw .pointsSum(expected: all, found: sum) }
    return points
  }

  private func seat(_ key: String, _ players: PlayerCount) throws(ScoreFault) -> Seat {
    try need(key) { $0.integer.flatMap(players.seat) }
  }

  private func optionalSeat(_ key: String, _ players: PlayerCount) throws(ScoreFault) -> Seat? {
    try read(key) { $0.integer.flatMap(players.seat) }
  }

  private func need<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(ScoreFault) -> Value {
    do { return try object.need(key, reading) } catch { throw .unreadable(error) }
  }

  private func read<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(ScoreFault) -> Value? {
    do { return try object.read(key, reading) } catch { throw .unreadable(error) }
  }
}
