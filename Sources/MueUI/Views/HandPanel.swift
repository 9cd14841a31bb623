import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// The panel about the hand beside the felt.
///
/// It shows the trumps, the contract and its progress, what it brings the person, and the last
/// trick; during the auction, it shows the figures that matter for bidding.
struct HandPanel {
  let view: GameObservation
  /// The share of the last trick's points that its winner has: 0 while the trick lies on the felt,
  /// 1 at the end.
  var shareTaken = 1.0

  /// The rows for a panel; parts that do not fit are left out, beginning with the last.
  func rows(_ pen: Pen, width: Int, height: Int) -> [Row] {
    let summary = SummaryCards(view: view)
    var parts: [[Row]] =
      publicState.contract.map { contract in
        [
          summary.trumps(pen, width), self.contract(contract, pen, width),
          isOver ? [] : outcome(contract, pen, width), isOver ? [] : lastTrick(pen),
        ]
      } ?? summary.parts(pen, width)
    parts.removeAll(where: \.isEmpty)
    while parts.reduce(parts.count - 1, { $0 + $1.count }) > height { parts.removeLast() }
    let rules = parts.reduce(2 * parts.count - 1) { $0 + $1.count } <= height && pen.look.hasBlocks
    return Array(
      parts.map { part in
        rules ? [part[0]] + Self.rule(pen, width: width) + part.dropFirst() : part
      }.joined(separator: [Row.blank]))
  }

  /// The thin rule below a headline; empty without colours.
  static func rule(_ pen: Pen, width: Int) -> [Row] {
    pen.look.hasBlocks ? [Row(left: String(repeating: "─", count: width), ink: .rule)] : []
  }

  private var publicState: PublicState { view.observation.publicState }

  private var isOver: Bool { if case .over = publicState.phase { true } else { false } }

  /// The bid, and a bar with the points of the Chief's side towards the target.
  private func contract(_ contract: Contract, _ pen: Pen, _ width: Int) -> [Row] {
    let target = publicState.rules.target(level: contract.roles.level)
    let points = publicState.sidePoints
    var rows = [
      Row(
        left: pen.text(.panelContract(bid: contract.roles.level, target: target)), ink: .heading)
    ]
    rows += pen.lines(.sheetSide(points: points, target: target), width: width, .plain)
    if pen.look.hasBlocks {
      rows.append(Self.bar(points, coming: coming(contract), of: target, width: width - 1))
    }
    let others = Phrase.panelOthers(
      points: publicState.wonPoints - points, open: publicState.openPoints)
    return rows + pen.lines(others, width: width, .quiet)
  }

  /// The points of the last trick that are still on their way to the Chief's side.
  private func coming(_ contract: Contract) -> Double {
    let tricks = publicState.tricks.prefix(publicState.finishedTricks)
    guard let trick = tricks.last, contract.isChiefSide(trick.winner) else { return 0 }
    return Double(trick.points) * (1 - shareTaken)
  }

  /// A bar of some width that shows a share of a whole; its last part is brighter while those
  /// points are on their way.
  static func bar(_ number: Int, coming: Double = 0, of whole: Int, width: Int) -> Row {
    func columns(_ number: Double) -> Int {
      min(width, max(0, Int(number * Double(width) / Double(max(1, whole)))))
    }
    let (filled, all) = (columns(Double(number) - coming), columns(Double(number)))
    return Row(
      parts: [(filled, Ink.heading), (all - filled, .ask), (width - all, .rule)].map {
        Row.Part(text: String(repeating: "▄", count: $0), ink: $1)
      })
  }

  /// The person's bonus or penalty if the contract is made, and if it is one level short.
  private func outcome(_ contract: Contract, _ pen: Pen, _ width: Int) -> [Row] {
    guard let person = view.person else { return [] }
    let rules = publicState.rules
    func bonus(_ level: Int) -> Int {
      var points = Array(repeating: 0, count: rules.players.number)
      if level > 0 { points[contract.roles.chief.index] = rules.target(level: level) }
      return Reckoning(rules: rules, contract: contract, points: points).bonus[person]
    }
    let level = contract.roles.level
    let cases: [(Phrase, Int)] = [
      (.panelMade, bonus(level)), (.panelShort, bonus(level - 1)),
    ]
    return [Row(left: pen.text(.panelOutcome), ink: .heading)]
      + cases.map { phrase, bonus in
        let text = pen.text(phrase)
        let ink: Ink = bonus > 0 ? .gain : bonus < 0 ? .loss : .quiet
        return Row(
          left: text,
          parts: [
            Row.Part(
              text: bonus.signed.rightAligned(in: max(1, width - text.columns - 1)), ink: ink)
          ])
      }
  }

  /// The cards of the last finished trick in the order of play, and who took it.
  private func lastTrick(_ pen: Pen) -> [Row] {
    let finished = publicState.finishedTricks
    guard finished > 0 else { return [] }
    let trick = publicState.tricks[finished - 1]
    let trumps = publicState.play?.order.trumps ?? .none
    let cards = trick.cards.flatMap { card in
      [
        Row.Part(text: pen.small(card), ink: .small(card.suit, isTrump: trumps.contains(card))),
        Row.Part(text: " ", ink: .plain),
      ]
    }
    let taken =
      pen.name(trick.winner, in: view) + " · " + pen.text(.pointsWon(points: trick.points))
    return [
      Row(left: pen.text(.panelLastTrick), ink: .heading), Row(parts: cards),
      Row(left: taken, ink: .quiet),
    ]
  }
}
