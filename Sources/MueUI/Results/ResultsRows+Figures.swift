import MueGame
import MueWords

extension ResultsRows {
  /// Matches played to their end.
  var matches: [Row] {
    let tally = figures.matches
    guard tally.count > 0 else { return [] }
    let last = figures.places.lastIndex { $0 > 0 } ?? 0
    let places = figures.places[...last].map(String.init).joined(separator: " ")
    return [
      heading(.resultsMatches), line(.matchesPlayed, String(tally.count)),
      line(.matchesWon, "\(tally.successes)  \(percent(tally))"),
      line(.averagePlace, tally.tenths.map(decimal) ?? ""), line(.placesReached, places),
    ] + chart(.leadsCourse, figures.leads)
  }

  /// Hands by what the person was in them.
  var hands: [Row] {
    let parts = Part.allCases.compactMap { part in
      figures.parts[part].map { line(pen.text(.name(of: part)), $0) }
    }
    let all = figures.hands
    return [heading(.resultsHands, [.headCount, .headWell, .headAverage])] + parts + [
      line(
        pen.text(.eclatsOf),
        [String(figures.eklats.count), "", figures.eklats.tenths.map(signed) ?? ""]),
      line(pen.text(.passedHands), [String(figures.allPassed)]),
      line(pen.text(.allHands), all),
    ] + chart(.handsCourse, figures.course)
  }

  /// The person's own contracts.
  var contracts: [Row] {
    guard !figures.bids.isEmpty else { return [] }
    let bids = figures.bids.sorted { $0.key < $1.key }
      .map { line(pen.text(.bidOf(cards: $0.key)), $0.value) }
    let trumps = TrumpKind.allCases.compactMap { kind in
      figures.trumps[kind].map { line(pen.text(name(of: kind)), $0) }
    }
    let overbids = figures.overbids
    let steps = pen.text(.overbidLevels(levels: overbids.sum))
    return [heading(.resultsContracts, [.headCount, .headMade, .headAverage])] + bids + trumps + [
      line(pen.text(.overbidHands), [String(overbids.count), "", overbids.count > 0 ? steps : ""])
    ]
  }

  /// Matches against each opponent, those met most often first, then by their level.
  var opponents: [Row] {
    guard !figures.opponents.isEmpty else { return [] }
    let names = figures.opponents
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { line($0.key, $0.value) }
    let levels = Level.allCases.compactMap { level in
      figures.levels[level].map { line("(" + pen.text(.name(of: level)) + ")", $0) }
    }
    return [heading(.resultsOpponents, [.headCount, .headAhead, .headLead])] + names + levels
  }

  /// Time, hints and decisions taken back.
  var rest: [Row] {
    let minutes = figures.seconds / 60
    let time = Phrase.hoursAndMinutes(hours: minutes / 60, minutes: minutes % 60)
    return [
      heading(.resultsRest), line(.timePlayed, pen.text(time)),
      line(.hintsTaken, String(figures.hints)), line(.undosTaken, String(figures.undos)),
    ]
  }

  private func name(of kind: TrumpKind) -> Phrase {
    switch kind {
    case .suit: .kindSuit
    case .twinNumber: .kindTwins
    case .number: .kindNumber
    case .noTrump: .noTrump
    }
  }
}
