import MueGame
import MueRules

extension SQLiteStatement {
  /// The score of a hand, from the columns of `ResultsDatabase.games`; nil if it is impossible.
  func score(_ rules: HandRules) -> RoundScore? {
    let players = rules.players
    guard let level = integer(2), let points = numbers(10, players.number),
      let bonus = numbers(11, players.number),
      points.allSatisfy((0...rules.allPoints).contains),
      points.reduce(0, +) <= rules.allPoints
    else { return nil }
    let result: RoundResult
    let expected: [Int]
    switch text(1) {
    case "passed":
      (result, expected) = (.allPassed, points.map { _ in 0 })
    case "eclat":
      guard let eclat = eclat(rules, level: level) else { return nil }
      (result, expected) = (.eclat(eclat), rules.bonus(of: eclat))
    case "contract":
      guard let contract = contract(rules, level: level) else { return nil }
      let reckoning = Reckoning(rules: rules, contract: contract, points: points)
      (result, expected) = (.played(reckoning), reckoning.bonus)
    default: return nil
    }
    guard bonus == expected else { return nil }
    return RoundScore(result: result, points: points, bonus: bonus)
  }

  private func eclat(_ rules: HandRules, level: Int) -> Eclat? {
    let players = rules.players
    guard (1...rules.handSize).contains(level), let text = text(8), let last = seat(9, players)
    else { return nil }
    let tied = text.split(separator: " ").compactMap { Int($0).flatMap(players.seat) }
    guard tied.count > 1, tied == Set(tied).sorted(), tied.contains(last), tied.words == text
    else { return nil }
    return Eclat(level: level, tied: tied, last: last)
  }

  private func contract(_ rules: HandRules, level: Int) -> Contract? {
    let players = rules.players
    guard (1...rules.handSize).contains(level), let chief = seat(3, players),
      let chiefTrump = text(7).flatMap({ Trump(text: $0) })
    else { return nil }
    let vice = seat(4, players)
    let partner = seat(5, players)
    let viceTrump = text(6).flatMap { Trump(text: $0) }
    guard isNull(4) == (vice == nil), isNull(5) == (partner == nil),
      isNull(6) == (viceTrump == nil), (vice == nil) == (viceTrump == nil),
      rules.hasPartners || vice == nil, vice != chief
    else { return nil }
    let roles = Roles(chief: chief, vice: vice, level: level)
    guard partner.map(rules.partners(roles).contains) ?? !rules.hasPartners else { return nil }
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
