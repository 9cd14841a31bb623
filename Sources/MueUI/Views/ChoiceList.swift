import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// Draws the trumps or partners to choose from, in the middle of the felt, with the chosen line
/// marked.
struct ChoiceList {
  let state: ScreenState

  /// A line of the list: a name, and columns of facts that end at the right.
  private struct Line {
    let name: String
    let facts: String

    /// The columns of the line, with a mark before the name and a blank after it.
    var columns: Int { 2 + name.columns + facts.columns }
  }

  func draw(on pen: inout Pen, in centre: Rect) {
    let rect = Self.rect(in: centre)
    let (heading, lines) = contents(pen, width: rect.width)
    let list = ListLayout(lines: lines.count, chosen: state.selection.option, in: rect)
    pen.write(heading, endingAt: rect.right, y: list.top - 1, .feltQuiet, in: centre)
    for (offset, line) in lines.dropFirst(list.first).prefix(list.count).enumerated() {
      let option = list.first + offset
      let isChosen = option == state.selection.option
      let mark =
        isChosen
        ? String(pen.glyphs.turn) : option == proposal ? String(pen.glyphs.proposal) : " "
      draw(line, mark: mark, y: list.top + offset, isChosen ? .feltChosen : .felt, &pen, rect)
    }
    if let absent = absent(pen, width: rect.width) {
      draw(absent, mark: " ", y: list.top + list.count, .feltQuiet, &pen, centre)
    }
  }

  /// The rectangle of the lines; the heading stands above, and below what cannot be chosen.
  static func rect(in centre: Rect) -> Rect { centre.inset(by: 0, 1) }

  private func draw(
    _ line: Line, mark: String, y: Int, _ ink: Ink, _ pen: inout Pen, _ rect: Rect
  ) {
    let room = rect.width - 2 - line.facts.columns
    let name = line.name.fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    let blanks = String(repeating: " ", count: 1 + room - name.columns)
    pen.write(mark + name + blanks + line.facts, x: rect.x, y: y, ink, in: rect)
  }

  /// The line that the hint on the screen proposes.
  private var proposal: Int? {
    state.proposal.flatMap { state.view.observation.legalMoves?.all.firstIndex(of: $0) }
  }

  private var observation: Observation { state.view.observation }

  /// The heading of the facts, and the lines.
  private func contents(_ pen: Pen, width: Int) -> (heading: String, lines: [Line]) {
    switch observation.legalMoves {
    case .name(let trumps):
      let isChief = if case .chiefNames = observation.publicState.phase { true } else { false }
      let wide = pen.text(isChief ? .namingColumns : .viceColumns)
      let lines = lines(trumps, below: wide, pen)
      if lines.allSatisfy({ $0.columns <= width }) { return (wide, lines) }
      return (
        pen.text(isChief ? .namingHeading : .viceHeading), self.lines(trumps, pen, width: width)
      )
    case .pick(let seats):
      let lines = seats.map { [named = Narration(state.view).namedCards] seat in
        let shown = (observation.publicState.auction.laid[seat] & named).count
        return Line(
          name: pen.name(seat, in: state.view, columns: width), facts: String(shown))
      }
      return (pen.text(.partnerHeading), lines)
    default: return ("", [])
    }
  }

  /// The lines for trumps, each fact ending below the end of its word in the heading.
  private func lines(_ trumps: [Trump], below heading: String, _ pen: Pen) -> [Line] {
    let words = heading.split(separator: " ").map { String($0).columns }
    return trumps.map { trump in
      var facts = ""
      for (fact, columns) in zip(self.facts(about: trump), words) {
        facts += facts.isEmpty ? fact : fact.rightAligned(in: columns + 1)
      }
      return Line(name: pen.text(.name(of: trump)), facts: facts)
    }
  }

  /// The lines for trumps, with a blank less before the bonuses if one of them is too long otherwise.
  private func lines(_ trumps: [Trump], _ pen: Pen, width: Int) -> [Line] {
    func lines(bonusColumns: Int) -> [Line] {
      trumps.map {
        Line(name: pen.text(.name(of: $0)), facts: facts(about: $0, bonusColumns: bonusColumns))
      }
    }
    let wide = lines(bonusColumns: 5)
    return wide.allSatisfy { $0.columns <= width } ? wide : lines(bonusColumns: 4)
  }

  /// How many of these cards the person holds and has laid, and for the Chief the bonus.
  private func facts(about trump: Trump) -> [String] {
    let laid = observation.publicState.auction.laid[observation.seat] & trump.cards
    let held = observation.hand & trump.cards
    let cards = trump == .noTrump ? ["", ""] : [String(held.count), String(laid.count)]
    guard case .chiefNames(let roles, _) = observation.publicState.phase else { return cards }
    return cards + ["+\(observation.rules.bonus(level: roles.level, trump: trump))"]
  }

  /// The facts in few columns: cards held with those laid in brackets, then the bonus.
  private func facts(about trump: Trump, bonusColumns: Int) -> String {
    let facts = facts(about: trump)
    let cards = trump == .noTrump ? "" : "\(facts[0])(\(facts[1]))"
    guard facts.count > 2 else { return cards }
    return cards + facts[2].rightAligned(in: max(bonusColumns, 1 + facts[2].columns))
  }

  /// What is missing from the list, with the reason: the Vice’s trump, the Vice.
  private func absent(_ pen: Pen, width: Int) -> Line? {
    let laid = observation.publicState.auction.laid[observation.seat]
    switch observation.publicState.phase {
    case .chiefNames(_, let vice?) where !(laid & vice.cards).isEmpty:
      return Line(name: pen.text(.name(of: vice)), facts: pen.text(.isVices))
    case .chiefPicks(let roles, _, _):
      return roles.vice.map { vice in
        Line(name: pen.name(vice, in: state.view, columns: width), facts: pen.text(.vice))
      }
    default: return nil
    }
  }
}

/// The marks beside a list that does not fit: there are more lines above or below.
struct ListMarks {
  let list: ListLayout

  /// Draws the marks in a column, on the rows of the first and the last visible line.
  func draw(on pen: inout Pen, x: Int, in rect: Rect) {
    if list.goesOnAbove {
      pen.write(String(pen.glyphs.above), x: x, y: list.top, .quiet, in: rect)
    }
    if list.goesOnBelow {
      let y = list.top + list.count - 1
      pen.write(String(pen.glyphs.below), x: x, y: y, .quiet, in: rect)
    }
  }
}
