import MueData
import MueRules

/// Reads a request for a score and refuses impossible ones.
struct ScoreReader {
  private let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  func request() throws(ScoreFault) -> ScoreRequest {
    let players = try need("players") { $0.integer.flatMap(PlayerCount.init(rawValue:)) }
    let bid = try need("bid") { value in
      value.integer.flatMap { (1...Rules.classic[players].handSize).contains($0) ? $0 : nil }
    }
    if let eklat = try read("eklat", \.object) {
      return .eklat(players, try self.eklat(eklat, players, level: bid))
    }
    let contract = try contract(players, level: bid)
    return .played(players, contract, points: try points(players))
  }

  private func eklat(
    _ eklat: JSONObject, _ players: PlayerCount, level: Int
  ) throws(ScoreFault) -> Eklat {
    for key in ["chief", "vice", "partner", "viceTrump", "chiefTrump", "points"] {
      if try read(key, { $0 }) != nil { throw .notHere(key: key) }
    }
    let inner = ScoreReader(eklat)
    let indices = try inner.need("tied", \.integers)
    let tied = indices.compactMap(players.seat)
    guard tied.count == indices.count else { throw .unreadable(.badValue("tied")) }
    guard tied.count > 1, Set(tied).count == tied.count else { throw .badTie(indices) }
    let last = try inner.seat("last", players)
    guard tied.contains(last) else { throw .lastNotTied(last.index) }
    return Eklat(level: level, tied: tied.sorted(), last: last)
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
