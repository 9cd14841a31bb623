import CellGrid
import MueGame
import MueWords

/// The state of the window before the table: a stack of pages with the start page at the bottom.
public struct StartMenuState: Sendable {
  /// The pages, the visible one last; never empty.
  private(set) var pages: [any StartMenuPage]
  /// The notice: the answer to the last key, or an event.
  public private(set) var notice: Phrase?
  /// Which key means what.
  public var keys = KeyMap()

  /// The start screen.
  public init(_ start: StartPage) { pages = [start] }

  /// Shows a notice until the next key.
  public mutating func say(_ phrase: Phrase?) { notice = phrase }

  /// Shows the results on the page that waits for them, if it is still open.
  public mutating func show(_ results: Results) { deliver(.results(results)) }

  /// Shows what reviews tell on the page that waits for it, if it is still open.
  public mutating func show(_ report: CoachReport) { deliver(.coach(report)) }

  /// Shows the nearby tables, if that page is open.
  public mutating func show(_ offers: [TableOffer]) { deliver(.tables(offers)) }

  /// Shows games on the shelf, if it is open; `unread` more have still to be read.
  public mutating func show(_ games: [ShelfGame], unread: Int) {
    deliver(.games(games, unread: unread))
  }

  /// Shows on the start page which game *Continue* resumes.
  public mutating func show(running game: GameSummary?) { deliver(.running(game)) }

  /// Shows how many puzzles wait today.
  public mutating func show(waitingPuzzles count: Int) { deliver(.puzzles(waiting: count)) }

  /// Chooses a game on the shelf, if it is open.
  public mutating func choose(_ number: Int) { deliver(.chosen(number)) }

  /// Passes an event to all pages.
  private mutating func deliver(_ event: StartMenuEvent) {
    for place in pages.indices { pages[place].take(event) }
  }

  /// Whether it is shown what reviews tell.
  public var isCoached: Bool { shown.showsReviews }

  /// Whether the nearby tables are shown.
  public var isJoining: Bool { shown.showsTables }

  /// Whether text is being typed, so that letters are not commands.
  public var isTyping: Bool { shown.isTyping }

  /// The visible page.
  var shown: any StartMenuPage {
    get { pages[pages.count - 1] }
    set { pages[pages.count - 1] = newValue }
  }

  /// Opens the form for a new game.
  public mutating func open(_ form: NewGamePage) { pages.append(form) }

  /// Opens the settings.
  public mutating func open(_ settings: StartMenuSettings) { pages.append(settings) }

  /// Opens the page for learning.
  public mutating func open(_ learning: LearnPage) { pages.append(learning) }

  /// Opens the page for practice.
  public mutating func open(_ practice: PracticePage) { pages.append(practice) }

  /// Opens the page of the coach.
  public mutating func open(_ coach: CoachPage) { pages.append(coach) }

  /// Opens the page of keys.
  public mutating func open(_ keys: StartMenuKeys) { pages.append(keys) }

  /// Opens a page on top.
  mutating func open(_ page: any StartMenuPage) { pages.append(page) }

  /// The keys that work now; on a page above the start page, the key to leave goes back.
  var hints: [Phrase] {
    pages.count > 1 ? shown.hints.filter { $0 != .keyLeave } : shown.hints
  }

  /// The input of a key on the visible page.
  func input(for key: Key) -> Input { keys.input(for: key, in: shown.keyContext) }

  /// Answers an input; returns the effects for the program.
  public mutating func handle(_ input: Input) -> [StartMenuEffect] {
    if case .mouse(let mouse, _) = input, [.drag, .release].contains(mouse.action) { return [] }
    notice = nil
    switch input {
    // On a page above the start page, the key to leave goes back.
    case .command(.leave): return pages.count > 1 ? follow([.back]) : [.leave]
    case .command(.help): return follow([.open(ReadingPage(.howto))])
    case .mouse(let mouse, let size):
      guard let layout = StartMenuLayout(size) else { return [] }
      return follow(shown.answer(mouse, in: layout.body))
    case .command, .digit, .suit, .key: return follow(shown.answer(input))
    }
  }

  private mutating func follow(_ steps: [StartMenuStep]) -> [StartMenuEffect] {
    var effects: [StartMenuEffect] = []
    for step in steps {
      switch step {
      case .open(let page): open(page)
      case .back: if pages.count > 1 { pages.removeLast() }
      case .say(let phrase): notice = phrase
      case .ask(let effect): effects.append(effect)
      }
    }
    return effects
  }
}
