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
    let lines = lines(pen, width: rect.width)
    let places = ListLayout(lines: lines.count, chosen: state.selection.option, in: rect)
    pen.write(pen.text(heading), endingAt: rect.right, y: places.top - 1, .feltQuiet, in: centre)
    for (offset, line) in lines.dropFirst(places.first).prefix(places.count).enumerated() {
      let option = places.first + offset
      let isChosen = option == state.selection.option
      let mark =
        isChosen
        ? String(pen.glyphs.turn) : option == proposal ? String(pen.glyphs.proposal) : " "
      draw(line, mark: mark, y: places.top + offset, isChosen ? .feltChosen : .felt, &pen, rect)
    }
    if let absent = absent(pen, width: rect.width) {
      draw(absent, mark: " ", y: places.top + places.count, .feltQuiet, &pen, centre)
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

  private var heading: Phrase {
    switch observation.publicState.phase {
    case .viceNames: .viceHeading
    case .chiefNames: .namingHeading
    default: .partnerHeading
    }
  }

  private func lines(_ pen: Pen, width: Int) -> [Line] {
    switch observation.legalMoves {
    case .name(let trumps): lines(trumps, pen, width: width)
    case .pick(let seats):
      seats.map { seat in
        let shown = (observation.publicState.auction.laid[seat] & namedTrumps).count
        return Line(
          name: pen.name(seat, in: state.view, columns: width), facts: String(shown))
      }
    default: []
    }
  }

  private var namedTrumps: CardSet {
    let named = Narration(state.view).named
    return (named.chief?.cards ?? .none) | (named.vice?.cards ?? .none)
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
  private func facts(about trump: Trump, bonusColumns: Int) -> String {
    let laid = observation.publicState.auction.laid[observation.seat] & trump.cards
    let held = (observation.hand & trump.cards).count
    let cards = trump == .noTrump ? "" : "\(held)(\(laid.count))"
    guard case .chiefNames(let roles, _) = observation.publicState.phase else { return cards }
    let bonus = "+\(observation.rules.bonus(level: roles.level, trump: trump))"
    return cards + bonus.rightAligned(in: max(bonusColumns, 1 + bonus.columns))
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
  let places: ListLayout

  /// Draws the marks in a column, on the rows of the first and the last visible line.
  func draw(on pen: inout Pen, x: Int, in rect: Rect) {
    if places.goesOnAbove {
      pen.write(String(pen.glyphs.above), x: x, y: places.top, .quiet, in: rect)
    }
    if places.goesOnBelow {
      let y = places.top + places.count - 1
      pen.write(String(pen.glyphs.below), x: x, y: y, .quiet, in: rect)
    }
  }
}
