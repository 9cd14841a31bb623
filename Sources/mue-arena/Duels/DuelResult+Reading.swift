import MueGame
import MueRules
import MueWords

extension DuelResult {
  /// Reads a duel that was written as JSON; nil if it is none.
  ///
  /// Only its deals and times are believed: every figure is reckoned anew.
  init?(_ object: JSONObject) {
    guard let format = try? object.need("format", \.string), format == Self.format,
      let terms = DuelTerms(object),
      let deals = try? object.need("perDeal", { Self.deals($0, terms.players) }),
      let times = try? object.need("msCounts", { TimeHistogram($0) }),
      let replacements = try? object.need("replaced", { ReplacementTally($0) })
    else { return nil }
    self.init(terms, deals: deals, times: times, replacements: replacements)
  }

  private static func deals(_ value: JSONValue, _ players: PlayerCount) -> [DuelDeal]? {
    guard let rows = value.array else { return nil }
    var deals: [DuelDeal] = []
    for row in rows {
      guard let deal = DuelDeal(row, players), deals.last?.number ?? 0 < deal.number else {
        return nil
      }
      deals.append(deal)
    }
    return deals
  }
}

extension DuelDeal {
  fileprivate init?(_ value: JSONValue, _ players: PlayerCount) {
    guard let cells = value.array, cells.count == 4, let number = cells[0].integer,
      (1...DealRange.most).contains(number), let gains = cells[1].integers,
      gains.count == players.number, gains.allSatisfy((-10_000...10_000).contains)
    else { return nil }
    let seats = cells[2...].map { $0.integer }
    guard zip(cells[2...], seats).allSatisfy({ $0 == .null || $1.flatMap(players.seat) != nil })
    else { return nil }
    self.init(number: number, gains: gains, chief: seats[0], partner: seats[1])
  }
}

extension DuelTerms {
  fileprivate init?(_ object: JSONObject) {
    guard let x = try? object.need("x", \.string), let y = try? object.need("y", \.string),
      let number = try? object.need("players", \.integer),
      let players = PlayerCount(rawValue: number), let seed = try? object.need("seed", \.string),
      let playouts = try? object.read("playouts", \.integer) as Int??,
      let milliseconds = try? object.read("budgetMs", \.integer) as Int??
    else { return nil }
    let thinking = playouts.map(Thinking.playouts) ?? milliseconds.map(Thinking.milliseconds)
    guard let thinking else { return nil }
    self.init(
      x: x.harmless, y: y.harmless, players: players, seed: seed.harmless, thinking: thinking)
  }
}
