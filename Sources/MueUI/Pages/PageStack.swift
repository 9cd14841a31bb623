import CellGrid
import MueGame
import MueWords

/// The open pages of a window, the visible one last; above a table there may be none.
public struct PageStack: Sendable {
  private(set) var pages: [any Page]
  public var context: PageContext
  var notices = Notices()
  /// Whether the last input did nothing but show the reason for that.
  var isRefused = false

  init(context: PageContext) {
    pages = []
    self.context = context
  }

  private init(page: any Page, context: PageContext) {
    self.init(context: context)
    push(page)
  }

  /// The pages of the start menu, with the start page at the bottom.
  public init(_ start: StartPage, context: PageContext = PageContext()) {
    self.init(page: start, context: context)
  }

  /// The pages of the card room, with its hall at the bottom.
  public init(_ hall: HallPage, context: PageContext) {
    self.init(page: hall, context: context)
  }

  /// The choice of a name in a card room.
  public init(_ naming: RoomNamePage, context: PageContext) {
    self.init(page: naming, context: context)
  }

  /// A replay of hands in a window of its own.
  public init(_ replay: ReplayPage, context: PageContext) {
    self.init(page: replay, context: context)
  }

  /// The people gathering for a match, in a window of their own.
  public init(gathering people: People, context: PageContext) {
    var context = context
    context.people = people
    self.init(page: PeoplePage(), context: context)
  }

  /// The visible page; nil if the table is visible.
  var top: (any Page)? {
    get { pages.last }
    set {
      pages.removeLast()
      if let newValue { pages.append(newValue) }
    }
  }

  /// Opens the form for a new game.
  public mutating func open(_ form: NewGamePage) { push(form) }
  /// Opens the start page, above the hall of a card room.
  public mutating func open(_ start: StartPage) { push(start) }
  /// Opens the page for learning.
  public mutating func open(_ learning: LearnPage) { push(learning) }
  /// Opens the page for practice.
  public mutating func open(_ practice: PracticePage) { push(practice) }
  /// Opens the page of the coach.
  public mutating func open(_ coach: CoachPage) { push(coach) }
  /// Opens the list of a day in a card room.
  public mutating func open(_ day: RoomDayPage) { push(day) }
  mutating func push(_ page: any Page) {
    var page = page
    page.open(in: context)
    pages.append(page)
  }

  mutating func closeAll() { pages = [] }

  public var notice: Phrase? { notices.current }

  /// Shows a notice until the next key.
  public mutating func say(_ phrase: Phrase?) { notices.say(phrase) }

  /// Passes an event to all pages.
  public mutating func take(_ event: PageEvent) {
    for index in pages.indices { pages[index].take(event) }
  }

  /// Whether the page with nearby tables is shown, during which the program searches for them.
  public var isJoining: Bool { top is JoinPage }

  /// The hand whose curve is wanted; nil if none is.
  public var curvedHand: ReplayedHand? { (top as? ReplayPage)?.curvedHand }

  /// What the visible page wants to know of best play; nil if it is another page.
  public var bestRequest: BestRequest? {
    (top as? BestPage).map { BestRequest(hand: $0.hand, wanted: $0.wanted) }
  }

  /// What the visible page asks about a move; nil if it is another page, or knows the answer.
  public var explainQuestion: ExplainQuestion? { (top as? ExplainPage)?.question }

  /// Whether the coach's page is shown, which changes after each reviewed hand.
  public var isCoached: Bool { top is CoachPage }

  /// What a page above a replay asks about bids; nil if there is no such page.
  public var bidQuestion: BidQuestion? {
    (top as? BidPage).flatMap { page in page.replayed.map(page.question) }
  }

  /// Whether text is being typed, so that letters are not commands.
  public var isTyping: Bool { top?.isTyping == true }

  /// The keys that work on the visible page; if another page or the table is below it, the key to
  /// leave goes back there.
  var hints: [Phrase] {
    let hints = top?.hints(in: context) ?? []
    return pages.count > 1 || context.table != nil ? hints.filter { $0 != .keyLeave } : hints
  }

  /// Answers an input for the visible page as drawn in a block.
  mutating func answer(_ input: Input, in block: PageBlock) -> [Effect] {
    guard var page = top, let input = page.withoutMouse(input) else { return [] }
    let steps = page.answer(input, in: block, &context)
    top = page
    return follow(steps)
  }

  /// Explains why a letter of another alphabet does nothing.
  mutating func explainRefusal(of input: Input) {
    guard isRefused, notices.current == .unknownKey, input.isOfAnotherAlphabet else { return }
    notices.answer(.otherAlphabet)
  }

  private mutating func follow(_ steps: [PageStep]) -> [Effect] {
    var effects: [Effect] = []
    for step in steps {
      switch step {
      case .open(let page): push(page)
      case .replace(let page):
        pages.removeLast()
        push(page)
      case .back where pages.count == 1 && context.table == nil: effects.append(.startMenu)
      case .back: pages.removeLast()
      case .send(let event): top?.take(event)
      case .say(let phrase): notices.answer(phrase)
      case .refuse(let phrase):
        notices.answer(phrase)
        isRefused = true
      case .ask(let effect): effects.append(effect)
      }
    }
    return effects
  }
}

/// Pages that have the whole window.
extension PageStack {
  /// Answers an input; returns the effects for the program.
  mutating func handle(_ input: Input, in window: Window) -> [Effect] {
    if case .mouse(let mouse) = input, mouse.isDrag || !context.preferences.mouse { return [] }
    notices.pass()
    isRefused = false
    defer { explainRefusal(of: input) }
    switch input {
    // On a page above another one, the key to leave goes back.
    case .command(.leave): return pages.count > 1 ? follow([.back]) : [.leave]
    case .command(.help) where isMenu:
      push(Reader(.howto))
      return []
    default:
      guard let layout = StartMenuLayout(window.size), let top else { return [] }
      return answer(input, in: window.block(top.area.rect(in: layout)))
    }
  }

  /// Whether the pages are a start menu or a card room, where the key for help opens a text.
  private var isMenu: Bool {
    pages.first is StartPage || pages.first is HallPage || pages.first is RoomNamePage
  }

  func input(for key: Key) -> Input { context.keys.input(for: key, in: top?.keyContext) }
}

extension ScreenView {
  /// Draws pages that have the whole window.
  public func frame(of stack: PageStack, size: Size) -> Grid {
    var pen = pen(for: size)
    guard let layout = StartMenuLayout(size), let page = stack.top else {
      drawTooSmall(size, isInRoom: stack.context.choices.isInRoom, on: &pen)
      return pen.grid
    }
    let block = page.area.rect(in: layout)
    let title = page.title(in: stack.context)
    pen.headline(
      pen.text(title), x: layout.title.x + 1, y: layout.title.y, to: layout.title.right - 1,
      in: layout.title)
    HintRow(hints: stack.hints).draw(on: &pen, in: layout.keys)
    var context = stack.context
    context.notice = page.showsNotices ? stack.notices.current : nil
    page.draw(on: &pen, in: block, context)
    pen.focusOnText(in: block)
    if let notice = stack.notices.current, !page.showsNotices {
      draw(notice, x: page.textColumn(in: block), on: &pen, in: layout.notice)
    }
    return pen.grid
  }

  /// Draws a notice below the text of a page, aligned with it at column `x`; a longer one uses the
  /// whole width.
  private func draw(_ notice: Phrase, x: Int, on pen: inout Pen, in rect: Rect) {
    let left = rect.x + 1
    let below = pen.rows(notice, width: rect.right - 1 - x)
    let (x, lines) =
      below.count <= rect.height
      ? (x, below) : (left, pen.rows(notice, width: rect.right - 1 - left))
    pen.write(lines.prefix(rect.height), x: x, y: rect.y, .ask, in: rect)
  }
}
