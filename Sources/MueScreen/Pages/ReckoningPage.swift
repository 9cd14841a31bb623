import CellGrid
import MueRules
import MueTable
import MueWords

/// What a hand brought, in place of the felt: asked and reached, bonus or penalty, totals.
struct ReckoningPage {
  let view: SeatView
  let score: RoundScore

  func draw(on pen: inout Pen, in rect: Rect) {
    let rows = rows(pen, width: min(rect.width - 4, 46))
    let block = Rect(
      x: rect.x + (rect.width - min(rect.width - 4, 46)) / 2,
      y: rect.y + max(0, rect.height - rows.count) / 2, width: min(rect.width - 4, 46),
      height: rect.height)
    rows.draw(on: &pen, in: block)
  }

  private func rows(_ pen: Pen, width: Int) -> [Row] {
    let heading = Row(left: pen.text(headline), ink: .feltTurn)
    let story = stories.flatMap { pen.text($0).wrapped(to: width) }
      .map { Row(left: $0, ink: .felt) }
    return [heading] + story + [Row(ink: .felt)] + table(pen, width)
  }

  private var headline: Phrase {
    switch score.result {
    case .played(let reckoning): reckoning.isMade ? .contractMade : .contractLost
    case .eklat: .eclat
    case .allPassed: .everybodyPassed
    }
  }

  private var stories: [Phrase] {
    let name = { (seat: Seat) in view.players[seat].name.text }
    switch score.result {
    case .played(let reckoning):
      let contract = reckoning.contract
      let team: Phrase =
        contract.partner.map { .teamOfTwo(chief: name(contract.roles.chief), partner: name($0)) }
        ?? .teamOfOne(chief: name(contract.roles.chief))
      return [
        team, .askedAndReached(target: reckoning.target, points: reckoning.teamPoints),
        reckoning.isMade
          ? .bonusFor(
            bonus: contract.bonusIfMade, level: contract.roles.level,
            step: contract.chiefTrump.step)
          : .penaltyFor(
            levels: reckoning.missing, chief: 10 * reckoning.missing,
            others: 5 * reckoning.missing),
      ]
    case .eklat(let eklat):
      return [.eklatStory(name: name(eklat.last), cards: eklat.level)]
    case .allPassed: return [.nobodyScores]
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
        let bonus = score.bonus[seat]
        return Row(
          left: pen.name(seat, in: view, columns: min(16, width - 25)),
          columns: columns([
            String(score.points[seat]), bonus.signed,
            view.totals[seat].withMinus,
          ]), ink: seat == view.seat ? .feltTurn : .felt)
      }
  }
}
