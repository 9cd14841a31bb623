import CellGrid
import MueBots
import MueData
import MueGame
import MueWords

/// The results as rows, for the page of results and for `mue stats`: the best results, then the
/// figures for a time span.
struct ResultsRows: FiguresRows {
  let results: Results
  let achievements: FoundAchievements
  let span: Span
  let pen: Pen
  let width: Int

  var figures: Statistics { results.figures(span) }

  var rows: [Row] {
    let parts =
      figures.hands.count == 0
      ? [wrapped(.resultsNoHands)]
      : [matches, hands, contracts, opponents, rest, found].filter { !$0.isEmpty }
    return Array(([best] + parts).joined(separator: [Row.blank]))
  }
}

extension ResultsRows {
  /// The best results in each kind of game that the person has won.
  var best: [Row] {
    let won = results.best.filter { $0.wins > 0 }
    guard !won.isEmpty else {
      return [heading(.resultsBest)] + wrapped(.resultsNoBest)
    }
    return [heading(.resultsBest, [.headLead, .headPoints, .headHands])]
      + won.flatMap(rows)
  }

  private func rows(_ best: BestResults) -> [Row] {
    let won = Phrase.kindWon(wins: best.wins, matches: best.matches)
    let kind = wrapped(best.kind.phrase) + wrapped(won)
    return kind
      + zip(best.best, best.days).enumerated().map { index, result in
        let (game, day) = result
        let name = "\(index + 1)." + (day.map { " " + $0.text } ?? "")
        let total = game.totals[game.seat].withMinus
        return line(name, [game.lead.signed, total, String(game.scores.count)])
      }
  }
}

extension GameKind {
  /// The kind of game in a few words.
  var phrase: Phrase {
    let level = level.map(Phrase.name) ?? .levelMixed
    let seats = players.number
    return switch end {
    case .points(let points): .kindToPoints(seats: seats, points: points, level: level)
    case .hands(let hands): .kindOfHands(seats: seats, hands: hands, level: level)
    }
  }
}

extension ResultsRows {
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

  /// Hands grouped by the person's role.
  var hands: [Row] {
    let parts = Part.allCases.compactMap { part in
      figures.parts[part].map { (line(pen.text(.name(of: part)), $0), $0.tenths) }
    }
    let all = figures.hands
    let rows =
      parts + [
        (
          line(
            pen.text(.eclatsOf),
            [String(figures.eclats.count), "", figures.eclats.tenths.map(signed) ?? ""]),
          figures.eclats.tenths
        ),
        (line(pen.text(.passedHands), [String(figures.allPassed)]), nil),
        (line(pen.text(.allHands), all), all.tenths),
      ]
    return [heading(.resultsHands, [.headCount, .headWon, .headAverage])] + barred(rows)
      + chart(.handsCourse, figures.course)
  }

  /// The person's own contracts.
  var contracts: [Row] {
    guard !figures.bids.isEmpty else { return [] }
    let bids = figures.bids.sorted { $0.key < $1.key }
      .map { (line(pen.text(.bidOf(cards: $0.key)), $0.value), $0.value.tenths) }
    let trumps = TrumpKind.allCases.compactMap { kind in
      figures.trumps[kind].map { (line(pen.text(name(of: kind)), $0), $0.tenths) }
    }
    let overbids = figures.overbids
    let steps = pen.text(.overbidLevels(levels: overbids.sum))
    return [heading(.resultsContracts, [.headCount, .headMade, .headAverage])]
      + barred(bids + trumps) + [
        line(
          pen.text(.overbidHands), [String(overbids.count), "", overbids.count > 0 ? steps : ""])
      ]
  }

  /// Matches against each opponent, the most frequent first, then by the opponents' level.
  var opponents: [Row] {
    guard !figures.opponents.isEmpty else { return [] }
    let names = figures.opponents
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { (line($0.key, $0.value), $0.value.tenths) }
    let levels = BotSettings.Level.allCases.compactMap { level in
      figures.levels[level].map { (line("(" + pen.text(.name(of: level)) + ")", $0), $0.tenths) }
    }
    return [heading(.resultsOpponents, [.headCount, .headAhead, .headLead])]
      + barred(names + levels)
  }

  /// Time, hints and undos.
  var rest: [Row] {
    let minutes = figures.seconds / 60
    let time = Phrase.hoursAndMinutes(hours: minutes / 60, minutes: minutes % 60)
    return [
      heading(.resultsRest), line(.timePlayed, pen.text(time)),
      line(.hintsTaken, String(figures.hints)), line(.undosTaken, String(figures.undos)),
    ]
  }

  /// The achievements found, and how many are not; none before the first is found.
  var found: [Row] {
    let places = achievements.places
    guard !places.isEmpty else { return [] }
    let rows = Achievement.allCases.flatMap { achievement -> [Row] in
      guard let place = places[achievement] else { return [] }
      return [line(.name(of: achievement), place.day?.text ?? "")]
        + wrapped(.about(achievement)) + wrapped(.foundIn(game: place.game, hand: place.hand))
    }
    let open = Achievement.allCases.count - places.count
    return [heading(.resultsFound)] + rows + (open == 0 ? [] : wrapped(.moreToFind(number: open)))
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

extension Pen {
  /// A pen that draws nothing, for rows printed as lines.
  init(forLinesIn words: Words, isUnicode: Bool) {
    let abilities = Abilities(palette: .none, unicode: isUnicode)
    self.init(
      grid: Grid(Size(width: 0, height: 0)), look: Appearance(theme: .plain, abilities: abilities),
      words: words, documents: .none)
  }
}

/// Figures as rows of tables, for a page and for lines of text.
protocol FiguresRows {
  var pen: Pen { get }
  var width: Int { get }
}

extension FiguresRows {
  /// The distances of a table's columns from the right edge.
  private var columns: [Int] { [20, 10, 0] }

  func heading(_ phrase: Phrase, _ heads: [Phrase] = []) -> Row {
    Row(left: pen.text(phrase), columns: cells(heads.map(pen.text)), ink: .heading, isRuled: true)
  }

  func line(_ name: String, _ texts: [String]) -> Row {
    let room = width - columns[0] - 6
    let name = pen.look.shown(name).fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    return Row(left: " " + name, columns: cells(texts))
  }

  func line(_ phrase: Phrase, _ value: String) -> Row {
    Row(left: " " + pen.text(phrase), columns: [Row.Column(text: value, fromRight: 0)])
  }

  /// Rows of a table with a bar for each value, scaled to the largest; without bars in lines of
  /// text or if there is little room.
  func barred(_ rows: [(row: Row, value: Int?)]) -> [Row] {
    let start = 2 + (rows.map { $0.row.left.columns }.max() ?? 0)
    let room = min(16, width - columns[0] - 5 - start)
    let most = rows.compactMap { $0.value.map(abs) }.max() ?? 0
    guard pen.look.hasBlocks, room >= 5, most > 0 else { return rows.map(\.row) }
    return rows.map { row, value in
      var row = row
      let length = (abs(value ?? 0) * room + most / 2) / most
      row.left = row.left.leftAligned(in: start)
      row.parts = [
        Row.Part(
          text: String(repeating: "▄", count: length), ink: (value ?? 0) < 0 ? .loss : .gain)
      ]
      return row
    }
  }

  /// A table row for a tally: the number, the successes and the average.
  func line(_ name: String, _ tally: Tally) -> Row {
    line(name, [String(tally.count), percent(tally), tally.tenths.map(signed) ?? ""])
  }

  func wrapped(_ phrase: Phrase, _ ink: Ink = .quiet) -> [Row] {
    pen.rows(phrase, width: width - 1).map { Row(left: " " + $0, ink: ink) }
  }

  func percent(_ tally: Tally) -> String {
    tally.percent.map { pen.text(.percent(share: $0)) } ?? ""
  }

  /// A number given in tenths, with the language's decimal separator.
  func decimal(_ tenths: Int) -> String {
    let whole = (tenths < 0 ? "−" : "") + String(abs(tenths) / 10)
    return pen.text(.decimal(whole: whole, tenth: abs(tenths) % 10))
  }

  /// The number with a plus sign if it is positive.
  func signed(_ tenths: Int) -> String { (tenths > 0 ? "+" : "") + decimal(tenths) }

  /// A row with a sparkline of the latest numbers; none for fewer than two numbers.
  func chart(_ phrase: Phrase, _ numbers: [Int]) -> [Row] {
    guard numbers.count > 1 else { return [] }
    let room = width - pen.text(phrase).columns - 3
    let chart = Sparkline(unicode: pen.glyphs.unicode).text(numbers, columns: min(room, 30))
    return [line(phrase, chart)]
  }

  private func cells(_ texts: [String]) -> [Row.Column] {
    zip(texts, columns).map { Row.Column(text: $0, fromRight: $1) }
  }
}

/// A sparkline: one small bar per number, scaled between the lowest and the highest shown.
struct Sparkline {
  private let levels: [Character]

  /// Bars for a Unicode terminal, or characters of increasing height in plain ASCII.
  init(unicode: Bool) { levels = Array(unicode ? "▁▂▃▄▅▆▇█" : "_.-~=+*#") }

  /// The latest numbers, as many as fit; if all are equal, at half height.
  func text(_ numbers: [Int], columns: Int) -> String {
    let shown = numbers.suffix(columns)
    guard let low = shown.min(), let high = shown.max() else { return "" }
    guard low < high else { return String(repeating: levels[levels.count / 2], count: shown.count) }
    let step = Double(levels.count - 1) / (Double(high) - Double(low))
    return String(shown.map { levels[Int((Double($0) - Double(low)) * step + 0.5)] })
  }
}
