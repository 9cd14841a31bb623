import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws the form for a new game: names on the left, values on the right, the chosen row marked.
struct NewGameView {
  let form: NewGamePage

  /// The rectangle of the rows in a page.
  private static func block(_ body: Rect) -> Rect {
    let width = min(body.width - 2, 56)
    return Rect(
      x: body.x + (body.width - width) / 2, y: body.y, width: width, height: body.height)
  }

  /// The rows below the list: a blank one, and the explanation of the chosen row.
  private static let aboutRows = 3

  /// The rectangle of the list: the rows above the explanation.
  static func list(_ body: Rect) -> Rect {
    let block = block(body)
    return Rect(
      x: block.x, y: block.y, width: block.width, height: block.height - aboutRows)
  }

  func draw(on pen: inout Pen, in body: Rect) {
    let block = Self.list(body)
    let rows = form.rows
    let list = ListLayout(lines: rows.count, chosen: form.place, in: block)
    for (offset, row) in rows.dropFirst(list.first).prefix(list.count).enumerated() {
      draw(row, on: &pen, in: block, y: list.top + offset)
    }
    ListMarks(places: list).draw(on: &pen, x: block.right, in: body)
    let about = pen.rows(form.row.about, width: block.width - 1)
    for (offset, line) in about.prefix(Self.aboutRows - 1).enumerated() {
      pen.write(line, x: block.x + 1, y: block.bottom + 1 + offset, .quiet, in: body)
    }
  }

  private func draw(_ row: NewGameRow, on pen: inout Pen, in block: Rect, y: Int) {
    let isChosen = row == form.row
    let name = (row.isInner ? "  " : "") + pen.text(row.name)
    let start = (isChosen ? String(pen.glyphs.turn) : " ") + name
    let value = value(row, pen)
    if isChosen, let field = form.field {
      let x = pen.write(start, x: block.x, y: y, .ask, in: block)
      let width = max(field.text.columns + 1, value.columns)
      let left = max(x + 2, block.right - 2 - width)
      if field.text.isEmpty {
        // The value, while nothing is typed.
        pen.write(value, x: left + 1, y: y, .quiet, in: block)
        pen.write(" ", x: left, y: y, .chosenLine, in: block)
      } else {
        field.draw(on: &pen, x: left, y: y, in: block)
      }
      return
    }
    let gap = max(2, block.width - 1 - start.columns - value.columns)
    let ink: Ink = isChosen ? .chosenLine : row == .begin ? .heading : row.isInner ? .quiet : .plain
    pen.write(
      start + String(repeating: " ", count: gap) + value + " ", x: block.x, y: y, ink, in: block)
  }

  private func value(_ row: NewGameRow, _ pen: Pen) -> String {
    let plan = form.plan
    func choice(_ phrase: Phrase) -> String { pen.look.shown("‹ \(pen.text(phrase)) ›") }
    func number(_ number: Int) -> String { pen.look.shown("‹ \(number) ›") }
    func name(_ place: Int) -> String {
      pen.look.shown(plan.names(person: form.person, usual: form.usual)[place].text)
    }
    /// The seat number of an opponent.
    func seat(_ place: Int) -> Int { place < plan.seatAtTable ? place : place + 1 }
    switch row {
    case .begin: return ""
    case .more: return choice(form.showsMore ? .formShown : .formHidden)
    case .preset: return choice(plan.preset.map(Phrase.name(of:)) ?? .presetCustom)
    case .friends: return choice(form.invitation.name)
    case .players: return number(plan.players.number)
    case .length:
      if case .hands = plan.end { return choice(.formByHands) }
      return choice(.length(of: plan.end))
    case .hands:
      if case .hands(let hands) = plan.end { return number(hands) }
      return ""
    case .name: return name(plan.seatAtTable)
    case .seat: return number(plan.seatAtTable + 1)
    case .peek: return number(plan.peek.ninths)
    case .firstDealer:
      guard let dealer = plan.firstDealer else { return choice(.formByChance) }
      return pen.look.shown("‹ \(name(min(dealer, plan.players.number - 1))) ›")
    case .seed: return plan.seed.map { String($0) } ?? pen.text(.formByChance)
    case .par: return choice(plan.isAgainstPar ? .settingOn : .settingOff)
    case .speed: return choice(.name(of: form.speed))
    case .level:
      let levels = Set(plan.opponents.prefix(plan.players.number - 1).map(\.player.level))
      return choice(
        levels.count == 1 ? levels.first.map(Phrase.name(of:)) ?? .formMixed : .formMixed)
    case .opponentName(let place): return name(seat(place))
    case .opponentLevel(let place): return choice(.name(of: plan.opponents[place].player.level))
    case .opponentStyle(let place):
      return choice(.name(of: plan.opponents[place].player.style) ?? .formBalanced)
    case .opponentMemory(let place): return number(plan.opponents[place].player.memory)
    case .opponentPeek(let place): return number(plan.opponents[place].player.peek.ninths)
    }
  }
}

extension Phrase {
  /// The name of a kind of game.
  static func name(of preset: GamePreset) -> Phrase {
    switch preset {
    case .quick: .presetQuick
    case .classic: .presetClassic
    case .long: .presetLong
    case .six: .presetSix
    case .three: .presetThree
    }
  }

  /// The name of a pace.
  static func name(of speed: Speed) -> Phrase {
    switch speed {
    case .slow: .speedSlow
    case .normal: .speedNormal
    case .fast: .speedFast
    case .fastest: .speedFastest
    }
  }
}
