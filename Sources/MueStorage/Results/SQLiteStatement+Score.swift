import MueRules

extension SQLiteStatement {
  /// What a hand brought, from the columns of `ResultsDatabase.games`; nil when it could not have come up.
  func score(_ players: PlayerCount) -> RoundScore? {
    guard let level = integer(2), let points = numbers(10, players.number),
      let bonus = numbers(11, players.number),
      points.allSatisfy((0...players.allPoints).contains),
      points.reduce(0, +) <= players.allPoints
    else { return nil }
    let result: RoundResult
    let expected: [Int]
    switch text(1) {
    case "passed":
      (result, expected) = (.allPassed, points.map { _ in 0 })
    case "eclat":
      guard let eklat = eklat(players, level: level) else { return nil }
      (result, expected) = (.eklat(eklat), eklat.bonus(players))
    case "contract":
      guard let contract = contract(players, level: level) else { return nil }
      let reckoning = Reckoning(players: players, contract: contract, points: points)
      (result, expected) = (.played(reckoning), reckoning.bonus)
    default: return nil
    }
    guard bonus == expected else { return nil }
    return RoundScore(result: result, points: points, bonus: bonus)
  }

  private func eklat(_ players: PlayerCount, level: Int) -> Eklat? {
    guard (1...players.handSize).contains(level), let text = text(8), let last = seat(9, players)
    else { return nil }
    let tied = text.split(separator: " ").compactMap { Int($0).flatMap(players.seat) }
    guard tied.count > 1, tied == Set(tied).sorted(), tied.contains(last), tied.words == text
    else { return nil }
    return Eklat(level: level, tied: tied, last: last)
  }

  private func contract(_ players: PlayerCount, level: Int) -> Contract? {
    guard (1...players.handSize).contains(level), let chief = seat(3, players),
      let chiefTrump = text(7).flatMap({ Trump(text: $0) })
    else { return nil }
    let vice = seat(4, players)
    let partner = seat(5, players)
    let viceTrump = text(6).flatMap { Trump(text: $0) }
    guard isNull(4) == (vice == nil), isNull(5) == (partner == nil),
      isNull(6) == (viceTrump == nil), (vice == nil) == (viceTrump == nil),
      players.hasPartners == (partner != nil), players.hasPartners || vice == nil,
      vice != chief, partner != chief, vice == nil || vice != partner
    else { return nil }
    let roles = Roles(chief: chief, vice: vice, level: level)
    return Contract(roles: roles, viceTrump: viceTrump, chiefTrump: chiefTrump, partner: partner)
  }

  private func seat(_ column: Int32, _ players: PlayerCount) -> Seat? {
    integer(column).flatMap(players.seat)
  }

  private func numbers(_ column: Int32, _ count: Int) -> [Int]? {
    guard let words = text(column)?.split(separator: " ") else { return nil }
    let numbers = words.compactMap { Int($0) }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}

extension [Seat] {
  fileprivate var words: String { map(\.index).words }
}
