import CellGrid
import MueGame
import MueRules
import MueWords

/// The score sheet: the hand being played, then every finished hand, the newest first.
///
/// If `isOldestFirst`, the finished hands come first, in the order of play.
struct ScoreSheet {
  let view: GameObservation
  /// The seed of the deals; nil hides it.
  var dealNumber: UInt64?
  var isOldestFirst = false
  /// Whether the sheet is beside the felt, where it also shows the bid and the points of the sides.
  var isPanel = false
  /// Whether the score of the last hand is still hidden.
  var awaitsCount = false

  /// The distances of the columns from the right edge: points, bonus, running total.
  private static let points = 11
  private static let bonus = 6
  private static let total = 0

  func rows(_ pen: Pen, width: Int) -> [Row] {
    var hands: [[Row]] = []
    var totals = Array(repeating: 0, count: view.rules.players.number)
    for (index, score) in view.scores.dropLast(awaitsCount ? 1 : 0).enumerated() {
      totals = zip(totals, score.score).map { $0 + $1 }
      hands.append(finished(hand: index + 1, score, totals: totals, pen, width))
    }
    let (now, notes) = (current(totals, pen, width), deal(pen, width) + notes(pen, width))
    if isOldestFirst {
      let blocks = [[heads(pen)] + notes] + hands + (now.isEmpty ? [] : [now])
      return Array(blocks.joined(separator: [Row.blank]))
    }
    let newest = now.isEmpty ? hands.popLast() ?? [] : now
    var blocks = [newest + notes] + hands.reversed()
    // The column heads are above the first numbers.
    for (index, block) in blocks.enumerated() {
      guard let seats = block.firstIndex(where: { !$0.columns.isEmpty }) else { continue }
      blocks[index].insert(heads(pen), at: seats)
      break
    }
    return Array(blocks.joined(separator: [Row.blank]))
  }

  /// A headline with a thin rule; beside the felt the rule is below it, as in the other panel.
  private func headline(_ phrase: Phrase, _ pen: Pen, _ width: Int) -> [Row] {
    let text = pen.text(phrase)
    guard isPanel else { return [Row(left: text, ink: .heading, isRuled: true)] }
    return [Row(left: text, ink: .heading)] + HandPanel.rule(pen, width: width)
  }

  private func heads(_ pen: Pen) -> Row {
    Row(
      columns: [
        Row.Column(text: pen.text(.sheetPoints), fromRight: Self.points),
        Row.Column(text: pen.text(.sheetBonus), fromRight: Self.bonus),
        Row.Column(text: pen.text(.sheetSum), fromRight: Self.total),
      ], ink: .quiet)
  }

  /// The hand being played, with the totals before it.
  private func current(_ totals: [Int], _ pen: Pen, _ width: Int) -> [Row] {
    let publicState = view.observation.publicState
    if case .over = publicState.phase, !awaitsCount { return [] }
    var rows = headline(.sheetThisHand(hand: view.hand), pen, width)
    if let contract = publicState.contract, !isPanel {
      rows += contractRows(contract, pen, width)
    }
    rows += finding(ofHand: view.hand, pen, width)
    if let side = Narration(view).side, !isPanel { rows += wrapped(side, pen, width) }
    rows += view.rules.players.seats.map { seat in
      Row(
        left: name(seat, publicState.roles, partner: publicState.contract?.partner, pen, width),
        columns: [
          Row.Column(text: String(publicState.points[seat]), fromRight: Self.points),
          Row.Column(text: totals[seat].withMinus, fromRight: Self.total),
        ], ink: seat == view.person ? .ask : .plain)
    }
    return rows
  }

  /// A guest's finding about the host in a hand; hand 0 means the table as a whole.
  private func finding(ofHand hand: Int, _ pen: Pen, _ width: Int) -> [Row] {
    switch view.findings[hand] {
    case .told: wrapped(.sheetTold, pen, width)
    case .inDoubt: wrapped(.sheetInDoubt, pen, width)
    case .contradicted: wrapped(.sheetContradicted, pen, width)
    case nil: []
    }
  }

  private func deal(_ pen: Pen, _ width: Int) -> [Row] {
    dealNumber.map { wrapped(.sheetDeal(seed: String($0)), pen, width) } ?? []
  }

  private func notes(_ pen: Pen, _ width: Int) -> [Row] {
    let narration = Narration(view)
    return finding(ofHand: 0, pen, width)
      + ([narration.parSum].compactMap(\.self) + narration.helpTaken)
      .flatMap { wrapped($0, pen, width) }
  }

  private func finished(
    hand: Int, _ score: RoundScore, totals: [Int], _ pen: Pen, _ width: Int
  ) -> [Row] {
    var rows = headline(.sheetHand(hand: hand), pen, width)
    var contract: Contract?
    if case .played(let reckoning) = score.result {
      contract = reckoning.contract
      rows += contractRows(reckoning.contract, pen, width)
    }
    rows += finding(ofHand: hand, pen, width)
    rows += wrapped(Narration(view).result(of: score), pen, width)
    return rows
      + view.rules.players.seats.map { seat in
        Row(
          left: name(seat, contract?.roles, partner: contract?.partner, pen, width),
          columns: [
            Row.Column(text: String(score.points[seat]), fromRight: Self.points),
            Row.Column(text: score.bonus[seat].signed, fromRight: Self.bonus),
            Row.Column(text: totals[seat].withMinus, fromRight: Self.total),
          ], ink: seat == view.person ? .ask : .plain)
      } + (Narration(view).par(ofHand: hand).map { wrapped($0, pen, width) } ?? [])
  }

  private func contractRows(_ contract: Contract, _ pen: Pen, _ width: Int) -> [Row] {
    let trump = pen.text(.name(of: contract.chiefTrump))
    let vice = contract.viceTrump.map { pen.text(.name(of: $0)) }
    let trumps =
      switch (contract.chiefTrump, vice) {
      case (_, nil): trump
      case (.noTrump, let vice?): pen.text(.onlyTrump(trump: vice))
      case (_, let vice?): trump + " > " + vice
      }
    return wrapped(.sheetContract(bid: contract.roles.level, trumps: trumps), pen, width)
  }

  private func name(
    _ seat: Seat, _ roles: Roles?, partner: Seat?, _ pen: Pen, _ width: Int
  ) -> String {
    let mark: Character =
      seat == roles?.chief
      ? pen.glyphs.chief
      : seat == roles?.vice ? pen.glyphs.vice : seat == partner ? pen.glyphs.partner : " "
    return "\(mark) " + pen.name(seat, in: view, columns: min(16, width - Self.points - 5))
  }

  private func wrapped(_ phrase: Phrase, _ pen: Pen, _ width: Int) -> [Row] {
    pen.rows(phrase, width: width - 1).map { Row(left: " " + $0, ink: .quiet) }
  }
}
