import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// The panel about the hand beside the felt.
///
/// It shows the trumps, the contract and how far it is, what it brings the person, and the last trick; in the auction what
/// bids are measured by.
struct HandPanel {
  let view: GameObservation
  /// How much of the trick taken last its winner has, from 0 while it lies on the felt to 1.
  var shareTaken = 1.0

  /// The rows for a panel; parts that do not fit are left out, from the last on.
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

  /// The thin rule below a headline; none without colours.
  static func rule(_ pen: Pen, width: Int) -> [Row] {
    pen.look.hasBlocks ? [Row(left: String(repeating: "─", count: width), ink: .rule)] : []
  }

  private var publicState: PublicState { view.observation.publicState }

  private var isOver: Bool { if case .over = publicState.phase { true } else { false } }

  /// The bid, and a bar of the points of the Chief's side towards the target.
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

  /// The points of the trick taken last that are on their way to the Chief's side.
  private func coming(_ contract: Contract) -> Double {
    let tricks = publicState.tricks.prefix(publicState.finishedTricks)
    guard let trick = tricks.last, contract.isChiefSide(trick.winner) else { return 0 }
    return Double(trick.points) * (1 - shareTaken)
  }

  /// A bar of a width, filled as far as a number is of a whole; the last part of it is brighter while it is coming.
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

  /// What the hand brings the person beside the points of the own tricks, if the contract is made and if it is one level
  /// short.
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
