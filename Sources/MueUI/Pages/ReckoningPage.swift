import CellGrid
import MueGame
import MueRules
import MueWords

/// The result of a hand, shown in place of the felt: target and points, bonus or penalty, totals.
struct ReckoningPage {
  let view: GameObservation
  let score: RoundScore
  /// The seed of the deals, shown if it fits.
  var dealNumber: UInt64?
  /// The words with which people at several terminals check that they saw the same hand; nil until
  /// known.
  var words: Phrase?
  /// The progress of counting the score, from 0 to 1.
  var progress = 1.0

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 4, 46)
    var forms = forms(pen, width: width)
    let compared = words.map { pen.lines($0, width: width, .felt) } ?? []
    let height = rect.height - compared.count
    // The bar is left out before the deal number.
    if forms[0].count + (dealNumber == nil ? 0 : 2) > height { forms.removeFirst() }
    guard var rows = forms.first(where: { $0.count <= height }) ?? forms.last else { return }
    if !compared.isEmpty, rows.count < height { rows.append(Row(ink: .felt)) }
    rows += compared
    if let dealNumber, rows.count + 2 <= rect.height {
      let text = pen.text(.sheetDeal(seed: String(dealNumber)))
      rows += [Row(ink: .felt), Row(left: text, ink: .feltQuiet)]
    }
    rows.drawInMiddle(on: &pen, of: rect, width: width)
  }

  private var count: ScoreCount {
    ScoreCount(progress: progress, hasPoints: score.points.contains { $0 != 0 })
  }

  /// The alternative rows, the fullest first: low windows have no room for blank rows or for the
  /// sum compared with par, which the score sheet shows too.
  private func forms(_ pen: Pen, width: Int) -> [[Row]] {
    let (news, par) = (news(pen, width), par(pen))
    let blank = [Row(ink: .felt)]
    let end = end(pen, width)
    let table = table(pen, width)
    let whole = news + blank + table
    let barred = [news[0]] + bar(pen, width) + news.dropFirst() + blank + table
    if par.isEmpty {
      return
        (end.isEmpty
        ? [barred] : [barred + blank + end, whole + blank + end, news + table + end])
        + [whole, news + table, [news[0]] + table]
    }
    return [
      barred + blank + par, whole + blank + par, whole + blank + [par[0]], whole + [par[0]],
      news + table + [par[0]],
      [news[0]] + table + [par[0]],
    ]
  }

  private func news(_ pen: Pen, _ width: Int) -> [Row] {
    let narration = Narration(view)
    let story = [narration.gain(of: score)].compactMap(\.self) + narration.story(of: score)
    let news = [heading(pen)] + story.flatMap { pen.lines($0, width: width, .felt) }
    return count.isDecided ? news : news.map { _ in Row(ink: .felt) }
  }

  /// How the hand ended, in an ink of its own for each outcome.
  private func heading(_ pen: Pen) -> Row {
    let text = pen.text(Narration(view).headline(of: score))
    return switch score.result {
    case .played(let reckoning):
      reckoning.isMade
        ? Row(left: text, ink: .feltMade)
        : Row(parts: [Row.Part(text: " \(text) ", ink: .feltLost)], ink: .felt)
    case .eclat: Row(parts: [Row.Part(text: " \(text.uppercased()) ", ink: .feltEclat)], ink: .felt)
    case .allPassed: Row(left: text, ink: .felt)
    }
  }

  /// The points of the Chief's side counted so far, with a notch at the target if they exceed it.
  private func bar(_ pen: Pen, _ width: Int) -> [Row] {
    guard pen.look.hasBlocks, case .played(let reckoning) = score.result else { return [] }
    let side = view.rules.players.seats.filter(reckoning.contract.isChiefSide)
    let points = side.reduce(0) { $0 + count.points(of: score.points[$1]) }
    let whole = max(reckoning.target, reckoning.sidePoints)
    let filled = min(points, reckoning.target) * width / whole
    let beyond = points * width / whole - filled
    let notch = beyond > 0 && filled > 0 ? 1 : 0
    return [
      Row(
        parts: [
          Row.Part(text: String(repeating: "█", count: filled - notch), ink: .goldOnFelt),
          Row.Part(text: String(repeating: " ", count: notch), ink: .plate),
          Row.Part(text: String(repeating: "█", count: beyond), ink: .goldOnFelt),
          Row.Part(text: String(repeating: " ", count: width - filled - beyond), ink: .plate),
        ], ink: .felt)
    ]
  }

  /// The reason why the match is over; blank rows until the score is counted.
  private func end(_ pen: Pen, _ width: Int) -> [Row] {
    guard let end = Narration(view).end else { return [] }
    return pen.rows(end, width: width).map { Row(left: progress < 1 ? "" : $0, ink: .feltTurn) }
  }

  /// The person's score compared with par, and the sum over all hands; blank rows until the score
  /// is counted.
  private func par(_ pen: Pen) -> [Row] {
    let narration = Narration(view)
    guard let par = narration.par(ofHand: view.scores.count) else { return [] }
    return [par, narration.parSum].compactMap(\.self).map {
      Row(left: progress < 1 ? "" : pen.text($0), ink: .feltTurn)
    }
  }

  private func table(_ pen: Pen, _ width: Int) -> [Row] {
    let right = [18, 9, 0]
    func columns(_ texts: [String]) -> [Row.Column] {
      zip(texts, right).map { Row.Column(text: $0, fromRight: $1) }
    }
    let head = Row(
      columns: columns([pen.text(.points), pen.text(.bonus), pen.text(.total)]), ink: .feltQuiet)
    return [head]
      + view.rules.players.seats.map { seat in
        let points = count.points(of: score.points[seat])
        let bonus = count.bonus(of: score.bonus[seat])
        let missing = score.score[seat] - points - bonus
        return Row(
          left: pen.name(seat, in: view, columns: min(16, width - 25)),
          columns: columns([
            String(points), count.isDecided ? bonus.signed : "",
            (view.totals[seat] - missing).withMinus,
          ]), ink: seat == view.person ? .feltTurn : .felt)
      }
  }
}

/// The part of a score that has been counted: first the points of the tricks, then the bonus, which
/// reveals how the hand ended.
struct ScoreCount {
  /// From 0 to 1.
  let progress: Double
  /// Whether anybody has points; if not, the bonus is counted from the start.
  let hasPoints: Bool

  private var half: Double { hasPoints ? 0.5 : 0 }

  /// Whether all points are counted, which reveals how the hand ended.
  var isDecided: Bool { progress >= half }

  /// The part of a seat's points counted so far.
  func points(of all: Int) -> Int { hasPoints ? part(of: all, progress / half) : all }

  /// The part of a seat's bonus or penalty counted so far.
  func bonus(of all: Int) -> Int { part(of: all, (progress - half) / (1 - half)) }

  private func part(of all: Int, _ share: Double) -> Int {
    Int((Double(all) * max(0, min(share, 1))).rounded())
  }
}
