import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// The summary of the rules at the table: the current trump order, targets, bonus steps and card
/// points.
struct SummaryCards {
  let view: GameObservation

  /// The rows of all cards, with a blank row between cards if there is room.
  func rows(_ pen: Pen, width: Int, height: Int) -> [Row] {
    let cards = parts(pen, width)
    let isRoomy = cards.reduce(cards.count - 1) { $0 + $1.count } <= height
    return Array(cards.joined(separator: isRoomy ? [Row.blank] : []))
  }

  /// The cards of the summary, each with its heading.
  func parts(_ pen: Pen, _ width: Int) -> [[Row]] {
    [trumps(pen, width), targets(pen, width), bonus(pen, width), points(pen)]
  }

  /// The trumps from the highest down, with a heading.
  func trumps(_ pen: Pen, _ width: Int) -> [Row] {
    let publicState = view.observation.publicState
    var rows = [Row(left: pen.text(.summaryTrumps), ink: .heading)]
    guard let tokens = TrumpOrderText(narration: Narration(view)).tokens(pen) else {
      return rows + [Row(left: pen.text(.summaryNoTrumpsYet))]
    }
    let layers = publicState.play?.order.layers(in: publicState.rules.deck) ?? []
    for (index, token) in tokens.enumerated() {
      // Until the Chief names a trump, the first word has no layer.
      let layer = index - (tokens.count - layers.count)
      let ranks = layers.indices.contains(layer) ? self.ranks(layers[layer], pen) : [""]
      let row = ranks.first { token.columns + $0.columns + 3 <= width } ?? ""
      rows.append(Row(left: " " + token, columns: [Row.Column(text: row, fromRight: 1)]))
    }
    let count = layers.reduce(0) { $0 + $1.count }
    return count == 0 ? rows : rows + [Row(left: " " + pen.text(.summaryTrumpCount(cards: count)))]
  }

  /// Alternative texts for the ranks of a layer, the widest first: from the top down with twins
  /// twice, or just the number of cards if all are of one rank and so equal.
  private func ranks(_ layer: CardSet, _ pen: Pen) -> [String] {
    let ranks = layer.map(\.rank).sorted(by: >)
    if Set(ranks).count == 1 { return [pen.text(.summaryEqual(cards: ranks.count)), ""] }
    let digits = ranks.map { String($0.number) }
    return [digits.joined(separator: " "), digits.joined()]
  }

  private func targets(_ pen: Pen, _ width: Int) -> [Row] {
    let rules = view.rules.handRules
    let levels = Array(1...rules.handSize)
    let across = max(1, width / 8)
    let down = (levels.count + across - 1) / across
    let isBid = view.observation.publicState.roles?.level
    let rows = (0..<down).map { row in
      let cells = stride(from: row, to: levels.count, by: down).map { index in
        let mark = levels[index] == isBid ? String(pen.glyphs.turn) : " "
        let bid = String(levels[index])
        let target = String(rules.target(level: levels[index]))
        return mark + bid.rightAligned(in: 2) + ": " + target.leftAligned(in: 3)
      }
      return Row(left: cells.joined().withoutBlanksAtEnd)
    }
    return [Row(left: pen.text(.summaryTargets(players: rules.players.number)), ink: .heading)]
      + rows
  }

  private func bonus(_ pen: Pen, _ width: Int) -> [Row] {
    [Row(left: pen.text(.summaryBonus), ink: .heading)]
      + wrapped(.summaryMade(of: view.rules.handRules), pen, width)
      + Phrase.bonusSteps(view.rules.handRules).map { Row(left: " " + pen.text($0)) }
      + wrapped(.summaryLost(of: view.rules.handRules), pen, width)
  }

  private func points(_ pen: Pen) -> [Row] {
    [Row(left: pen.text(.summaryPoints), ink: .heading)]
      + Phrase.cardPoints.map { Row(left: " " + pen.text($0)) }
  }

  private func wrapped(_ phrase: Phrase, _ pen: Pen, _ width: Int) -> [Row] {
    pen.rows(phrase, width: width - 1).map { Row(left: " " + $0) }
  }
}
