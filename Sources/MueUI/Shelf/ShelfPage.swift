import CellGrid
import MueGame
import MueWords

/// All games, newest first; they can be opened, renamed, copied, abandoned, deleted and restored.
struct ShelfPage: Page {
  /// What the person is doing with the chosen game.
  enum Task: Hashable, Sendable {
    case choosing
    /// A deletion has been requested and awaits confirmation.
    case deleting
    case renaming(TextEntry)
  }

  /// The games read so far, newest first.
  private var games: [ShelfGame] = []
  /// The widths that the columns need for these games.
  private var extent = ShelfExtent()
  private var numbers: Set<Int> = []
  /// The number of games still to be read.
  private var unread = 0
  private var list = Chooser(count: 0)
  /// The number of the chosen game; nil for the first one in the list.
  private var chosen: Int?
  private var task = Task.choosing
  /// The games deleted since the page was opened, the latest last.
  private var deleted: [Int] = []

  var chooser: Chooser? { list }

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

  private var game: ShelfGame? { games.isEmpty ? nil : games[list.index] }

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
    list = Chooser(count: games.count, chosen: list.index)
    guard let chosen, !games.isEmpty else {
      self.chosen = nil
      list = list.choosing(0)
      return
    }
    // If the chosen game is gone, the next one is chosen.
    if isThere(chosen) { choose(chosen) } else { self.chosen = game?.number }
  }

  private mutating func choose(_ number: Int) {
    chosen = number
    list = list.choosing(games.firstIndex { $0.number == number } ?? 0)
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    if case .renaming(let entry) = task { return rename(input, in: entry) }
    let wasDeleting = task == .deleting
    task = .choosing
    switch input {
    case .command(.menu): return [.back]
    case .command(.undo): return undelete()
    default: break
    }
    let shown = layout(in: block.rect).list(chosen: list.index)
    let answer = list.answer(input) { shown.line(atRow: $0.y) }
    if case .mouse = input, answer == nil { return [] }
    guard let game else { return [.say(.shelfEmpty)] }
    chosen = game.number
    if answer == .chosen { return [] }
    guard let summary = game.summary else { return [.say(.shelfUnreadable(game: game.number))] }
    if answer != nil { return [.ask(.open(game.number))] }
    switch input {
    case .command(.rename):
      task = .renaming(TextEntry(summary.notes.title?.text ?? "", limit: GameTitle.limit))
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

  private mutating func rename(_ input: Input, in entry: TextEntry) -> [PageStep] {
    var entry = entry
    switch entry.answer(input) {
    case .typed: task = .renaming(entry)
    case .kept(let text):
      task = .choosing
      return chosen.map { [.ask(.rename($0, GameTitle(text)))] } ?? []
    case .dropped: task = .choosing
    case .refused: return [.refuse(.unknownKey)]
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
    // A game on the shelf has been restored, or was never deleted.
    deleted.removeAll(where: isThere)
    guard let last = deleted.last else { return [.say(.shelfNothingDeleted)] }
    choose(last)
    return [.ask(.undelete(last))]
  }

  func textColumn(in body: Rect) -> Int { layout(in: body).details.x }

  private func layout(in body: Rect) -> ShelfLayout { ShelfLayout(body, games: games.count) }
}

extension ShelfPage {
  /// Draws one line per game, the chosen one marked, with its details below.
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let layout = layout(in: body)
    guard !games.isEmpty else {
      if unread == 0 {
        let text = pen.text(.shelfEmpty)
        pen.write(text, centredIn: body, y: body.y + body.height / 2, .quiet)
      }
      return
    }
    let columns = ShelfColumns(extent, width: layout.lines.width, pen)
    columns.drawHeadings(on: &pen, in: layout.headings)
    let shown = layout.list(chosen: list.index)
    for (offset, game) in games.dropFirst(shown.first).prefix(shown.count).enumerated() {
      columns.draw(
        game, isChosen: shown.first + offset == list.index, on: &pen, in: layout.lines,
        y: shown.top + offset)
    }
    ListMarks(list: shown).draw(on: &pen, x: layout.lines.right, in: body)
    if case .renaming(let entry) = task {
      let x = pen.say(.shelfNewTitle, x: layout.details.x, y: layout.details.y, .plain)
      entry.draw(on: &pen, x: x + 1, y: layout.details.y, in: layout.details)
    } else {
      drawDetails(on: &pen, in: layout.details)
    }
  }

  private func drawDetails(on pen: inout Pen, in rect: Rect) {
    let game = games[list.index]
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
