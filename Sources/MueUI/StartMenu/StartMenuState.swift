import CellGrid
import MueGame
import MueWords

/// All that decides what the window shows before the table: pages laid on one another, the start
/// screen below all of them.
public struct StartMenuState: Sendable {
  /// The pages, the one that is seen last; never empty.
  public private(set) var pages: [StartMenuPage]
  /// The answer to the last key, or what the program has to say.
  public private(set) var notice: Phrase?
  /// Which key means what.
  public var keys = KeyMap()

  /// The foyer at its start screen.
  public init(_ start: StartPage) { pages = [.start(start)] }

  /// Says something to the person until a key is pressed.
  public mutating func say(_ phrase: Phrase?) { notice = phrase }

  /// Puts the results on the page that waits for them, if it is still open.
  public mutating func show(_ results: Results) {
    change { (page: inout ResultsPage) in page.show(results) }
  }

  /// Shows the tables around, if that page is open.
  public mutating func show(_ offers: [TableOffer]) {
    change { (page: inout JoinPage) in page.show(offers) }
  }

  /// Whether the person looks at the tables around.
  public var isJoining: Bool {
    if case .join = pages[pages.count - 1] { true } else { false }
  }

  /// Lays a page on top.
  public mutating func open(_ page: StartMenuPage) { pages.append(page) }

  /// Answers a key in a window of a size; returns what the program is to do.
  public mutating func handle(_ key: Key, in size: Size) -> [StartMenuEffect] {
    if key == .resized { return [] }
    if case .mouse(let mouse) = key, [.drag, .release].contains(mouse.action) { return [] }
    notice = nil
    if key == .control("c") { return [.leave] }
    var content = shown
    guard let key = content.takesText ? key : keys.usual(key, in: content.room) else {
      notice = .unknownKey
      return []
    }
    if !content.takesText {
      if key == .character("q") { return [.leave] }
      if key == .character("?") { return follow([.open(.reading(ReadingPage(.howto)))]) }
    }
    let steps: [StartMenuStep]
    if case .mouse(let mouse) = key {
      guard let layout = StartMenuLayout(size) else { return [] }
      steps = content.answer(mouse, in: layout.body)
    } else {
      steps = content.answer(key)
    }
    shown = content
    return follow(steps)
  }

  /// Shows games on the shelf, if that is open; `unread` more have still to be read.
  public mutating func show(_ games: [ShelfGame], unread: Int) {
    change { (page: inout ShelfPage) in page.show(games, unread: unread) }
  }

  /// Shows on the start screen which game *Continue* goes on with.
  public mutating func show(running game: GameSummary?) {
    change { (page: inout StartPage) in page.show(game) }
  }

  /// Chooses a game on the shelf, if that is open.
  public mutating func choose(_ number: Int) {
    change { (page: inout ShelfPage) in page.choose(number) }
  }

  /// Changes the pages of a kind, wherever they lie.
  private mutating func change<Content: StartMenuContent>(_ change: (inout Content) -> Void) {
    for (place, page) in pages.enumerated() {
      guard var content = page.content as? Content else { continue }
      change(&content)
      pages[place] = content.page
    }
  }

  /// What is seen.
  var shown: any StartMenuContent {
    get { pages[pages.count - 1].content }
    set { pages[pages.count - 1] = newValue.page }
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
