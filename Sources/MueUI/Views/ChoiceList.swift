import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// Draws the trumps or partners to choose from, in the middle of the felt, with the chosen line
/// marked.
struct ChoiceList {
  let state: ScreenState

  /// A line of the list: a name, and columns of facts aligned on the right.
  private struct Line {
    let name: String
    let facts: String

    /// The width of the line, with a mark before the name and a blank after it.
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

  /// The rectangle of the lines; the heading is above it, the choice that is not available below
  /// it.
  static func rect(in centre: Rect) -> Rect {
    let width = min(centre.width, widest)
    return Rect(
      x: centre.x + (centre.width - width) / 2, y: centre.y, width: width, height: centre.height
    ).inset(by: 0, 1)
  }

  /// The widest the lines get; in wider ones, the facts are hard to match with their names.
  private static let widest = 36

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
    if let puzzle = state.auction?.puzzle {
      let lines = puzzle.choices.map {
        Line(name: pen.text(puzzle.label(of: $0, in: state.view)), facts: "")
      }
      return ("", lines)
    }
    switch observation.legalMoves {
    case .name(let trumps):
      let all = columns(pen)
      let lines = lines(trumps, all, pen)
      if lines.allSatisfy({ $0.columns <= width }) { return (Self.heading(all), lines) }
      // The person can see the laid cards in the hand too.
      let few = all.filter { $0.fact != .laid }
      return (Self.heading(few), self.lines(trumps, few, pen))
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

  /// A fact about a trump.
  private enum Fact { case held, laid, bonus }

  /// A column of facts below a heading.
  private struct Column {
    let fact: Fact
    let word: String
  }

  /// The columns of facts about trumps; for the Chief, the bonus is one of them.
  private func columns(_ pen: Pen) -> [Column] {
    let isChief = if case .chiefNames = observation.publicState.phase { true } else { false }
    let cards = [
      Column(fact: .held, word: pen.text(.columnHeld)),
      Column(fact: .laid, word: pen.text(.columnLaid)),
    ]
    return isChief ? cards + [Column(fact: .bonus, word: pen.text(.columnBonus))] : cards
  }

  private static func heading(_ columns: [Column]) -> String {
    columns.map(\.word).joined(separator: " ")
  }

  /// The lines for trumps; each fact is right-aligned with its word in the heading.
  private func lines(_ trumps: [Trump], _ columns: [Column], _ pen: Pen) -> [Line] {
    trumps.map { trump in
      var facts = ""
      for column in columns {
        let text = text(column.fact, about: trump)
        facts += facts.isEmpty ? text : text.rightAligned(in: column.word.columns + 1)
      }
      return Line(name: pen.text(.name(of: trump)), facts: facts)
    }
  }

  /// The number of cards of a trump that the person holds or has laid, or the bonus.
  private func text(_ fact: Fact, about trump: Trump) -> String {
    let laid = observation.publicState.auction.laid[observation.seat]
    switch (fact, observation.publicState.phase) {
    case (.bonus, .chiefNames(let roles, _)):
      return "+\(observation.rules.bonus(level: roles.level, trump: trump))"
    case (.held, _) where trump != .noTrump: return String((observation.hand & trump.cards).count)
    case (.laid, _) where trump != .noTrump: return String((laid & trump.cards).count)
    default: return ""
    }
  }

  /// The choice missing from the list, with the reason: the Vice’s trump, or the Vice.
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
