import CellGrid
import MueGame
import MueWords

/// All games, newest first: to open, rename, copy, give up, delete and bring back.
public struct ShelfPage: StartMenuContent {
  /// What is being done with the chosen game.
  enum Task: Hashable, Sendable {
    case choosing
    /// Deleting was asked for once.
    case deleting
    case renaming(TextField)
  }

  /// The games read so far, newest first.
  private(set) var games: [ShelfGame] = []
  /// How wide what stands about them is.
  private(set) var extent = ShelfExtent()
  private var numbers: Set<Int> = []
  /// How many games have still to be read.
  private(set) var unread = 0
  /// The number of the chosen game; nil for whichever is the first.
  private(set) var chosen: Int?
  /// The chosen game's place from above.
  private(set) var place = 0
  private(set) var task = Task.choosing
  /// The games deleted since the page was opened, the last one last.
  private var deleted: [Int] = []

  /// A shelf on which nothing has been read yet.
  public init() {}

  var page: StartMenuPage { .shelf(self) }
  var title: Phrase { unread == 0 ? .shelfTitle : .shelfReading(games: unread) }

  var hints: [Phrase] {
    if takesText { return [.keyKeepText, .keyDropText] }
    let undelete: [Phrase] = deleted.allSatisfy(isThere) ? [] : [.hintUndelete]
    if games.isEmpty { return undelete + [.keyBack, .keyLeave] }
    return [.keyOpen, .hintTitle, .hintCopy, .hintDelete, .keyBack, .keyLeave] + undelete
      + [.hintGiveUp]
  }

  var room: KeyContext { .lists }

  var takesText: Bool {
    if case .renaming = task { true } else { false }
  }

  private var game: ShelfGame? { games.isEmpty ? nil : games[place] }

  /// Shows games; `unread` more have still to be read.
  mutating func show(_ games: [ShelfGame], unread: Int) {
    self.games = games.sorted { $0.isNewer(than: $1) }
    self.unread = unread
    extent = ShelfExtent(games)
    numbers = Set(games.map(\.number))
    if games.isEmpty {
      chosen = nil
      place = 0
    } else if let chosen, !isThere(chosen) {
      choose(at: min(place, games.count - 1))
    } else if let chosen {
      choose(chosen)
    }
  }

  /// Chooses a game by its number.
  mutating func choose(_ number: Int) {
    chosen = number
    place = games.firstIndex { $0.number == number } ?? 0
  }

  private mutating func choose(at place: Int) {
    chosen = games[place].number
    self.place = place
  }

  mutating func answer(_ key: Key) -> [StartMenuStep] {
    let wasDeleting = task == .deleting
    if case .renaming(var field) = task { return rename(&field, key) }
    task = .choosing
    switch key {
    case .escape: return [.back]
    case .character("u"): return undelete()
    default: break
    }
    if move(key) { return [] }
    guard let game else { return [.say(.shelfEmpty)] }
    chosen = game.number
    guard let summary = game.summary else { return [.say(.shelfUnreadable(game: game.number))] }
    switch key {
    case .enter, .character(" "): return [.ask(.open(game.number))]
    case .character("r"):
      task = .renaming(TextField(summary.notes.title?.text ?? "", limit: GameTitle.limit))
    case .character("d"): return [.ask(.duplicate(game.number))]
    case .character("a"): return giveUp(game.number, summary)
    case .character("x"), .delete:
      if wasDeleting {
        deleted.append(game.number)
        return [.ask(.delete(game.number)), .say(.shelfDeleted)]
      }
      task = .deleting
      return [.say(.shelfConfirmDelete)]
    default: return [.say(.unknownKey)]
    }
    return []
  }

  private mutating func move(_ key: Key) -> Bool {
    let step: Int
    switch key {
    case .up: step = -1
    case .down: step = 1
    case .pageUp: step = -10
    case .pageDown: step = 10
    case .home: step = -games.count
    case .end: step = games.count
    default: return false
    }
    if !games.isEmpty { choose(at: max(0, min(games.count - 1, place + step))) }
    return true
  }

  private mutating func rename(_ field: inout TextField, _ key: Key) -> [StartMenuStep] {
    switch key {
    case .escape: task = .choosing
    case .enter:
      task = .choosing
      return chosen.map { [.ask(.rename($0, GameTitle(field.text)))] } ?? []
    default:
      let isKnown = field.type(key)
      task = .renaming(field)
      if !isKnown { return [.say(.unknownKey)] }
    }
    return []
  }

  private func giveUp(_ number: Int, _ summary: GameSummary) -> [StartMenuStep] {
    switch summary.standing {
    case .running: [.ask(.abandon(number, true)), .say(.shelfGivenUp)]
    case .abandoned: [.ask(.abandon(number, false))]
    case .over: [.say(.matchIsOver)]
    }
  }

  private func isThere(_ number: Int) -> Bool { numbers.contains(number) }

  private mutating func undelete() -> [StartMenuStep] {
    // What is on the shelf is back, or was never taken off it.
    deleted.removeAll(where: isThere)
    guard let last = deleted.last else { return [.say(.shelfNothingDeleted)] }
    choose(last)
    return [.ask(.undelete(last))]
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    switch mouse.action {
    case .wheelUp: return takesText ? [] : answer(.up)
    case .wheelDown: return takesText ? [] : answer(.down)
    case .press:
      let list = ShelfPlaces(body, games: games.count)
      guard !takesText,
        let line = ListPlaces(lines: games.count, chosen: place, in: list.lines)
          .line(atRow: mouse.place.y)
      else { return [] }
      if line == place { return answer(.enter) }
      choose(at: line)
      task = .choosing
      return []
    default: return []
    }
  }

  func draw(on pen: inout Pen, in body: Rect) {
    ShelfView(shelf: self).draw(on: &pen, in: body)
  }
}
