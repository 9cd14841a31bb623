import MueGame
import MueRules

extension Narration {
  /// What the person was in the first hand, and whether that side had its way; nil before its end.
  public var dayPart: Phrase? {
    guard let score = view.scores.first else { return nil }
    guard case .played(let reckoning) = score.result else { return headline(of: score) }
    let part = Part(of: view.seat, in: reckoning.contract)
    let isWon = reckoning.isMade == part.isChiefSide
    return isWon ? .dayWon(part: .name(of: part)) : .dayLost(part: .name(of: part))
  }

  /// The result of a deal of the day in a line that gives no card away, beside what an expert scored
  /// in the same seat; nil before its end.
  public func dayLine(_ day: Day, par: Int) -> Phrase? {
    guard let part = dayPart else { return nil }
    let line = Phrase.dayLine(
      day: day.text, part: part, score: view.totals[view.seat].withMinus, par: par.withMinus,
      level: level)
    let (undos, hints) = (view.notes.undos, view.notes.hints)
    return undos + hints == 0 ? line : .dayLineHelped(line: line, undos: undos, hints: hints)
  }

  /// The level of the others, all of which are alike at such a table.
  private var level: Phrase {
    view.players.lazy.compactMap { player in
      if case .computer(let computer) = player.agent { .name(of: computer.level) } else { nil }
    }.first ?? .levelClub
  }
}

extension Phrase {
  /// What a seat was in a hand.
  public static func name(of part: Part) -> Phrase {
    switch part {
    case .chief: .chief
    case .partner: .partner
    case .vice: .vice
    case .opponent: .opponentPart
    }
  }
}
