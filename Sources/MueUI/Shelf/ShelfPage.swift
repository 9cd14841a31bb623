import CellGrid
import MueGame
import MueWords

/// All games, newest first: to open, rename, copy, abandon, delete and restore.
struct ShelfPage: Page {
  /// What the person is doing with the chosen game.
  enum Task: Hashable, Sendable {
    case choosing
    /// A deletion has been asked for and awaits confirmation.
    case deleting
    case renaming(TextField)
  }

  /// The games read so far, newest first.
  private(set) var games: [ShelfGame] = []
  /// The widths that the games' columns need.
  private(set) var extent = ShelfExtent()
  private var numbers: Set<Int> = []
  /// The number of games still to be read.
  private(set) var unread = 0
  /// The number of the chosen game; nil for the first one in the list.
  private(set) var chosen: Int?
  private(set) var index = 0
  private(set) var task = Task.choosing
  /// The games deleted since the page was opened, the latest last.
  private var deleted: [Int] = []

  func title(in context: PageContext) -> Phrase {
    unread == 0 ? .shelfTitle : .shelfReading(games: unread)
  }

  func hints(in context: PageContext) -> [Phrase] {
    if keyContext == nil { return [.keyKeepText, .keyDropText] }
    let undelete: [Phrase] = deleted.allSatisfy(isThere) ? [] : [.hintUndelete]
    if games.isEmpty { return undelete + [.keyBack, .keyLeave] }
    return [.keyOpen, .hintTitle, .hintCopy, .hintDelete, .keyBack, .keyLeave] + undelete
      + [.hintGiveUp]
  }

  var keyContext: KeyContext? {
    if case .renaming = task { nil } else { .lists }
  }

  private var game: ShelfGame? { games.isEmpty ? nil : games[index] }

  mutating func take(_ event: PageEvent) {
    switch event {
    case .games(let games, let unread): show(games, unread: unread)
    case .chosen(let number): choose(number)
    default: break
    }
  }

  private mutating func show(_ games: [ShelfGame], unread: Int) {
    self.games = games.sorted { $0.isNewer(than: $1) }
    self.unread = unread
    extent = ShelfExtent(games)
    numbers = Set(games.map(\.number))
    if games.isEmpty {
      chosen = nil
      index = 0
    } else if let chosen, !isThere(chosen) {
      choose(at: min(index, games.count - 1))
    } else if let chosen {
      choose(chosen)
    }
  }

  private mutating func choose(_ number: Int) {
    chosen = number
    index = games.firstIndex { $0.number == number } ?? 0
  }

  private mutating func choose(at index: Int) {
    chosen = games[index].number
    self.index = index
  }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    let wasDeleting = task == .deleting
    if case .renaming(var field) = task { return rename(&field, input) }
    task = .choosing
    switch input {
    case .command(.menu): return [.back]
    case .command(.undo): return undelete()
    default: break
    }
    if move(input) { return [] }
    guard let game else { return [.say(.shelfEmpty)] }
    chosen = game.number
    guard let summary = game.summary else { return [.say(.shelfUnreadable(game: game.number))] }
    switch input {
    case .command(.confirm), .command(.toggle): return [.ask(.open(game.number))]
    case .command(.rename):
      task = .renaming(TextField(summary.notes.title?.text ?? "", limit: GameTitle.limit))
    case .command(.copy): return [.ask(.duplicate(game.number))]
    case .command(.giveUp): return giveUp(game.number, summary)
    case .command(.delete):
      if wasDeleting {
        deleted.append(game.number)
        return [.ask(.delete(game.number)), .say(.shelfDeleted)]
      }
      task = .deleting
      return [.say(.shelfConfirmDelete)]
    default: return [.refuse(.unknownKey)]
    }
    return []
  }

  private mutating func move(_ input: Input) -> Bool {
    let step: Int
    switch input {
    case .command(.up): step = -1
    case .command(.down): step = 1
    case .command(.pageUp): step = -10
    case .command(.pageDown): step = 10
    case .command(.first): step = -games.count
    case .command(.last): step = games.count
    default: return false
    }
    if !games.isEmpty { choose(at: max(0, min(games.count - 1, index + step))) }
    return true
  }

  private mutating func rename(_ field: inout TextField, _ input: Input) -> [PageStep] {
    switch input.typed {
    case .escape: task = .choosing
    case .enter:
      task = .choosing
      return chosen.map { [.ask(.rename($0, GameTitle(field.text)))] } ?? []
    default:
      let isKnown = input.typed.map { field.type($0) } ?? false
      task = .renaming(field)
      if !isKnown { return [.refuse(.unknownKey)] }
    }
    return []
  }

  private func giveUp(_ number: Int, _ summary: GameSummary) -> [PageStep] {
    switch summary.standing {
    case .running: [.ask(.abandon(number, true)), .say(.shelfGivenUp)]
    case .abandoned: [.ask(.abandon(number, false))]
    case .over: [.say(.matchIsOver)]
    }
  }

  private func isThere(_ number: Int) -> Bool { numbers.contains(number) }

  private mutating func undelete() -> [PageStep] {
    // Games on the shelf have been restored, or were never deleted.
    deleted.removeAll(where: isThere)
    guard let last = deleted.last else { return [.say(.shelfNothingDeleted)] }
    choose(last)
    return [.ask(.undelete(last))]
  }

  mutating func answer(_ mouse: Mouse, in body: Rect, _ context: inout PageContext) -> [PageStep] {
    switch mouse.action {
    case .press:
      let list = ShelfLayout(body, games: games.count)
      guard keyContext != nil,
        let line = ListLayout(lines: games.count, chosen: index, in: list.lines)
          .line(atRow: mouse.position.y)
      else { return [] }
      if line == index { return answer(.command(.confirm), &context) }
      choose(at: line)
      task = .choosing
      return []
    default: return turnWheel(mouse, &context)
    }
  }

  func textColumn(in body: Rect) -> Int { ShelfLayout(body, games: games.count).details.x }
}

extension ShelfPage {
  /// Draws one line for each game, the chosen one marked, and its details below.
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let layout = ShelfLayout(body, games: games.count)
    guard !games.isEmpty else {
      if unread == 0 {
        let text = pen.text(.shelfEmpty)
        pen.write(text, centredIn: body, y: body.y + body.height / 2, .quiet)
      }
      return
    }
    let columns = ShelfColumns(extent, width: layout.lines.width, pen)
    columns.drawHeadings(on: &pen, in: layout.headings)
    let list = ListLayout(lines: games.count, chosen: index, in: layout.lines)
    for (offset, game) in games.dropFirst(list.first).prefix(list.count).enumerated() {
      columns.draw(
        game, isChosen: list.first + offset == index, on: &pen, in: layout.lines,
        y: list.top + offset)
    }
    ListMarks(list: list).draw(on: &pen, x: layout.lines.right, in: body)
    if case .renaming(let field) = task {
      let x = pen.say(.shelfNewTitle, x: layout.details.x, y: layout.details.y, .plain)
      field.draw(on: &pen, x: x + 1, y: layout.details.y, in: layout.details)
    } else {
      drawDetails(on: &pen, in: layout.details)
    }
  }

  private func drawDetails(on pen: inout Pen, in rect: Rect) {
    let game = games[index]
    let rows = details(game, pen).flatMap { pen.rows($0, width: rect.width) }
    pen.write(rows.prefix(rect.height), x: rect.x, y: rect.y, .quiet, in: rect)
  }

  private func details(_ game: ShelfGame, _ pen: Pen) -> [Phrase] {
    guard let summary = game.summary else { return [.shelfUnreadable(game: game.number)] }
    let names = summary.opponents.map { pen.look.shown($0) }.joined(separator: ", ")
    return [
      .shelfWith(names: names), summary.story(pen),
      .shelfDeal(
        game: game.number, seed: String(summary.seed),
        time: pen.text(.played(summary.notes.secondsPlayed))),
    ]
  }
}
