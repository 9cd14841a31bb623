import CellGrid
import MueGame
import MueWords

/// All that decides what the window shows before the table: pages laid on one another, the start
/// screen below all of them.
public struct StartMenuState: Sendable {
  /// The pages, the one that is seen last; never empty.
  private(set) var pages: [any StartMenuPage]
  /// The answer to the last key, or what the program has to say.
  public private(set) var notice: Phrase?
  /// Which key means what.
  public var keys = KeyMap()

  /// The start screen.
  public init(_ start: StartPage) { pages = [start] }

  /// Says something to the person until a key is pressed.
  public mutating func say(_ phrase: Phrase?) { notice = phrase }

  /// Puts the results on the page that waits for them, if it is still open.
  public mutating func show(_ results: Results) { hand(.results(results)) }

  /// Shows the tables around, if that page is open.
  public mutating func show(_ offers: [TableOffer]) { hand(.tables(offers)) }

  /// Shows games on the shelf, if that is open; `unread` more have still to be read.
  public mutating func show(_ games: [ShelfGame], unread: Int) {
    hand(.games(games, unread: unread))
  }

  /// Shows on the start screen which game *Continue* goes on with.
  public mutating func show(running game: GameSummary?) { hand(.running(game)) }

  /// Chooses a game on the shelf, if that is open.
  public mutating func choose(_ number: Int) { hand(.chosen(number)) }

  /// Hands something to all pages, wherever they lie.
  private mutating func hand(_ news: StartMenuNews) {
    for place in pages.indices { pages[place].take(news) }
  }

  /// Whether the person looks at the tables around.
  public var isJoining: Bool { shown.showsTables }

  /// What is seen.
  var shown: any StartMenuPage {
    get { pages[pages.count - 1] }
    set { pages[pages.count - 1] = newValue }
  }

  /// Lays the form for a new game on top.
  public mutating func open(_ form: NewGamePage) { pages.append(form) }

  /// Lays the settings on top.
  public mutating func open(_ settings: StartMenuSettings) { pages.append(settings) }

  /// Lays the page of keys on top.
  public mutating func open(_ keys: StartMenuKeys) { pages.append(keys) }

  /// Lays a page on top.
  mutating func open(_ page: any StartMenuPage) { pages.append(page) }

  /// What a key means on the page that is seen.
  func input(for key: Key) -> Input { keys.input(for: key, in: shown.keyContext) }

  /// Answers a command, what is typed or the mouse; returns what the program is to do.
  public mutating func handle(_ input: Input) -> [StartMenuEffect] {
    if case .mouse(let mouse, _) = input, [.drag, .release].contains(mouse.action) { return [] }
    notice = nil
    switch input {
    case .command(.leave): return [.leave]
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
