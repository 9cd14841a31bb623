import CellGrid
import MueBots
import MueData
import MueGame
import MueRules
import MueWords

/// The result of a hand, shown in place of the table: the person's score, the tricks with the bar
/// of the contract or the cards of an éclat, and the race to the end of the match.
struct ReckoningPage {
  let view: GameObservation
  let score: RoundScore
  /// The match before the hand; nil if nothing is known of it.
  let standing: Standing?
  /// The seed of the deals, shown if it fits.
  var dealNumber: UInt64?
  /// The words with which people at several terminals check that they saw the same hand; nil until
  /// known.
  var words: Phrase?
  /// The curve of the hand, as far as it has been worked out; nil shows none.
  var curve: ContractCurve?
  /// The progress of counting the score, from 0 to 1.
  var progress = 1.0

  /// What is shown of the result; what is not important is shown only where there is room.
  private struct Plan {
    var hasNotes = false
    var hasStory = false
    var hasNumber = false
    /// Whether there are rows for the tricks, or the cards of an éclat.
    var hasCards = false
    /// The size of these cards; nil if they are short words.
    var size: CardSize?
    var barRows = 0
    var hasMark = false
    var hasPar = false
    var hasCurve = false
    var hasDeal = false
    /// The distance from one player to the next.
    var pitch = 1
    /// The blank rows between the parts.
    var gap = 0
  }

  func draw(on pen: inout Pen, in rect: Rect) {
    let margin = rect.width >= 100 ? 5 : rect.width >= 60 ? 2 : 1
    let block = rect.inset(by: margin, 0)
    let plan = plan(pen, in: block)
    var y = block.y + (block.height - height(plan, pen, block.width)) / 2
    for part in Part.allCases {
      let height = height(part, plan, pen, block.width)
      if height == 0 { continue }
      let place = Rect(x: block.x, y: y, width: block.width, height: height)
      draw(part, plan, on: &pen, in: place)
      y += height + plan.gap
    }
  }
}

/// What fits in a window.
extension ReckoningPage {
  /// The parts from the top down.
  private enum Part: CaseIterable { case news, cards, race, notes, words, deal }

  /// The fullest plan for a block: each step is taken if there is room for it, the most important
  /// first.
  private func plan(_ pen: Pen, in block: Rect) -> Plan {
    var plan = Plan()
    for step in steps(pen, block.width) {
      var next = plan
      step(&next)
      if height(next, pen, block.width) <= block.height { plan = next }
    }
    return plan
  }

  private func steps(_ pen: Pen, _ width: Int) -> [(inout Plan) -> Void] {
    let sizes = CardSize.allCases.filter { size in
      tricks.map { $0.fits(size, width: width) } ?? levels.map { $0.fits(size, width: width) }
        ?? false
    }
    func larger(_ range: ClosedRange<CardSize>) -> [(inout Plan) -> Void] {
      sizes.filter(range.contains).map { size in { if $0.hasCards { $0.size = size } } }
    }
    return [
      { $0.hasNotes = true }, { $0.hasStory = true }, { $0.barRows = 1 }, { $0.hasCards = true },
      { $0.hasNumber = hasRoomForNumber(pen, width) }, { $0.gap = 1 },
      { $0.hasMark = $0.barRows > 0 }, { $0.hasCurve = curve != nil },
    ] + larger(.small ... .small)
      + [{ $0.hasPar = true }]
      + larger(.small ... .medium) + [{ $0.pitch = 2 }, { $0.hasDeal = true }]
      + larger(.medium ... .large)
      + [{ $0.barRows = min(2, 2 * $0.barRows) }, { $0.gap = 2 }, { $0.pitch = 3 }]
      + larger(.large ... .huge) + [{ $0.gap = 3 }]
  }

  private func height(_ plan: Plan, _ pen: Pen, _ width: Int) -> Int {
    let heights = Part.allCases.map { height($0, plan, pen, width) }.filter { $0 > 0 }
    return heights.reduce(0, +) + (heights.count - 1) * plan.gap
  }

  private func height(_ part: Part, _ plan: Plan, _ pen: Pen, _ width: Int) -> Int {
    switch part {
    case .news:
      max(plan.hasNumber && number != nil ? LargeNumber.height : 0, news(plan, pen, width).count)
    case .cards:
      cardRows(plan, width) + (bar == nil ? 0 : plan.barRows + (plan.hasMark ? 1 : 0))
        + (plan.hasCurve ? 1 : 0)
    case .race: race(hasPar: plan.hasPar).height(pitch: plan.pitch)
    case .notes: plan.hasNotes ? notes(pen, width).count : 0
    case .words: words.map { pen.rows($0, width: width).count } ?? 0
    case .deal: plan.hasDeal && dealNumber != nil ? 1 : 0
    }
  }

  private func cardRows(_ plan: Plan, _ width: Int) -> Int {
    if !plan.hasCards { return 0 }
    return tricks?.height(plan.size, width: width) ?? levels?.height(plan.size, width: width) ?? 0
  }

  private func draw(_ part: Part, _ plan: Plan, on pen: inout Pen, in rect: Rect) {
    switch part {
    case .news: drawNews(plan, on: &pen, in: rect)
    case .cards: drawCards(plan, on: &pen, in: rect)
    case .race: race(hasPar: plan.hasPar).draw(pitch: plan.pitch, on: &pen, in: rect)
    case .notes: if progress >= 1 { notes(pen, rect.width).draw(on: &pen, in: rect) }
    case .words:
      if let words { pen.lines(words, width: rect.width, .felt).draw(on: &pen, in: rect) }
    case .deal:
      if let dealNumber {
        let text = Phrase.sheetDeal(seed: String(dealNumber))
        pen.say(text, x: rect.x, y: rect.y, .feltQuiet, in: rect)
      }
    }
  }
}

/// The parts of the result.
extension ReckoningPage {
  private var publicState: PublicState { view.observation.publicState }

  private var count: ScoreCount {
    switch score.result {
    case .played: ScoreCount(progress: progress, steps: publicState.tricks.count)
    case .eclat(let eclat):
      ScoreCount(progress: progress, steps: LevelRows.laid(publicState.auction, by: eclat).count)
    case .allPassed: ScoreCount(progress: progress, steps: 0)
    }
  }

  /// The points of the tricks counted so far, by seat.
  private var points: [Int] {
    let tricks = publicState.tricks.prefix(count.stepsCounted)
    return view.rules.players.seats.map { seat in
      tricks.reduce(0) { $0 + ($1.winner == seat ? $1.points : 0) }
    }
  }

  private var bonus: [Int] { score.bonus.map(count.bonus(of:)) }

  /// The score counted so far of the seat that is explained; nil where nobody scores.
  private var number: LargeNumber? {
    Narration(view).subject(of: score).map {
      LargeNumber(points[$0] + bonus[$0], isSigned: true)
    }
  }

  private var tricks: TrickRow? {
    guard case .played(let reckoning) = score.result else { return nil }
    return TrickRow(view: view, contract: reckoning.contract, shown: count.stepsCounted)
  }

  private var levels: LevelRows? {
    guard case .eclat(let eclat) = score.result else { return nil }
    return LevelRows(view: view, eclat: eclat, shown: count.stepsCounted)
  }

  private var bar: ContractBar? {
    guard case .played(let reckoning) = score.result else { return nil }
    let side = view.rules.players.seats.filter(reckoning.contract.isChiefSide)
    let points = points
    let own = side.reduce(0) { $0 + points[$1] }
    return ContractBar(
      target: reckoning.target, points: own, others: points.reduce(0, +) - own,
      all: view.rules.handRules.allPoints)
  }

  private func race(hasPar: Bool) -> RaceRows {
    let title: Phrase? =
      switch standing?.end {
      case .points(let points): .raceTo(points: points)
      case .hands(let hands): hands > 1 ? .afterHand(hand: view.hand, hands: hands) : nil
      case nil: nil
      }
    return RaceRows(
      view: view, score: score,
      before: standing?.totals ?? Array(repeating: 0, count: view.rules.players.number),
      target: standing?.end.points, points: points, bonus: bonus, isDecided: count.isDecided,
      title: title, par: hasPar && progress >= 1 ? par : nil)
  }

  /// The totals of par before the hand and after it, once par of all hands is known.
  private var par: (before: Int, total: Int)? {
    guard let match = view.againstPar, let total = match.total.par,
      let last = match.hands.last?.par
    else { return nil }
    return (total - last, total)
  }

  /// The reason why the match is over, and the person's score compared with par.
  private func notes(_ pen: Pen, _ width: Int) -> [Row] {
    let narration = Narration(view)
    return [narration.end, narration.par(ofHand: view.scores.count), narration.parSum]
      .compactMap(\.self).flatMap { pen.lines($0, width: width, .feltTurn) }
  }
}

/// The person's score, how the hand ended, and what each addend is for.
extension ReckoningPage {
  private static let numberGap = 3

  /// The columns for the large number, with the gap after it.
  private func numberColumns(_ plan: Plan) -> Int {
    guard plan.hasNumber, let subject = Narration(view).subject(of: score) else { return 0 }
    return LargeNumber(score.score[subject], isSigned: true).width + Self.numberGap
  }

  /// Whether the headline fits beside the large number.
  private func hasRoomForNumber(_ pen: Pen, _ width: Int) -> Bool {
    let room = width - numberColumns(Plan(hasNumber: true))
    return headings(pen, room).allSatisfy { $0.leftColumns <= room }
  }

  private func news(_ plan: Plan, _ pen: Pen, _ width: Int) -> [Row] {
    let width = width - numberColumns(plan)
    let rows = headings(pen, width)
    guard plan.hasStory else { return rows }
    return rows
      + story(pen).flatMap { text in
        [text].wrapped(to: width).map { Row(left: $0, ink: .felt) }
      }
  }

  /// How the hand ended, in an ink of its own for each outcome, and what it brings the person.
  private func headings(_ pen: Pen, _ width: Int) -> [Row] {
    let narration = Narration(view)
    let text = pen.text(narration.headline(of: score))
    let heading =
      switch score.result {
      case .played(let reckoning):
        reckoning.isMade
          ? Row.Part(text: text, ink: .feltMade) : Row.Part(text: " \(text) ", ink: .feltLost)
      case .eclat: Row.Part(text: " \(text.uppercased()) ", ink: .feltEclat)
      case .allPassed: Row.Part(text: text, ink: .felt)
      }
    guard let gain = narration.gain(of: score).map(pen.text) else {
      return [Row(parts: [heading], ink: .felt)]
    }
    let both = [heading, Row.Part(text: "   " + gain, ink: .felt)]
    return both.columns <= width
      ? [Row(parts: both, ink: .felt)]
      : [Row(parts: [heading], ink: .felt), Row(left: gain, ink: .felt)]
  }

  /// The sentences about the result; who played together is followed by the order of trumps.
  private func story(_ pen: Pen) -> [String] {
    var story = Narration(view).story(of: score).map(pen.text)
    if case .played = score.result,
      let trumps = TrumpOrderText(narration: Narration(view)).tokens(pen)
    {
      story[0] += " \(pen.glyphs.dot) " + trumps.joined(separator: " > ")
    }
    return story
  }

  private func drawNews(_ plan: Plan, on pen: inout Pen, in rect: Rect) {
    let columns = numberColumns(plan)
    if columns > 0, let number {
      let isLoss = number.text.hasPrefix("−")
      number.draw(on: &pen, x: rect.x, y: rect.y, isLoss ? .feltLoss : .feltTurn, in: rect)
    }
    guard count.isDecided else { return }
    let place = Rect(
      x: rect.x + columns, y: rect.y, width: rect.width - columns, height: rect.height)
    news(plan, pen, rect.width).draw(on: &pen, in: place)
    pen.focus(on: Position(x: place.x + (hasChip ? 1 : 0), y: place.y))
  }

  /// Whether the first row begins with a blank on a ground of its own.
  private var hasChip: Bool {
    switch score.result {
    case .played(let reckoning): !reckoning.isMade
    case .eclat: true
    case .allPassed: false
    }
  }

  private func drawCards(_ plan: Plan, on pen: inout Pen, in rect: Rect) {
    let rows = cardRows(plan, rect.width)
    if rows > 0 {
      let place = Rect(x: rect.x, y: rect.y, width: rect.width, height: rows)
      tricks?.draw(plan.size, on: &pen, in: place)
      levels?.draw(plan.size, on: &pen, in: place)
    }
    if plan.hasCurve, let curve, progress >= 1 {
      CurveLine(curve: curve, view: view).row(pen, width: rect.width)
        .draw(on: &pen, in: rect, y: rect.bottom - 1)
    }
    guard let bar, plan.barRows > 0 else { return }
    var y = rect.y + rows
    if plan.hasMark {
      let x = rect.x + bar.targetColumn(width: rect.width)
      let label = "\(pen.glyphs.arrow) \(bar.target)"
      pen.write(label, x: min(x, rect.right - label.columns), y: y, .felt, in: rect)
      y += 1
    }
    let cells = FeltBar(cells: bar.cells(width: rect.width))
    for row in 0..<plan.barRows { cells.draw(on: &pen, x: rect.x, y: y + row, in: rect) }
  }
}
