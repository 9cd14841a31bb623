import MueGame
import MueWords

extension ScreenState {
  /// The kind of game at the table.
  public enum Kind: Sendable {
    /// A game of the person's own.
    case own
    /// A side game, which counts for nothing.
    case aside
    /// A hand dealt for a drill, which counts for nothing.
    case drill(title: Phrase)
    case count(TrumpCounting)
    case auction(AuctionReading)
    /// The first hand, with the card that explains it.
    case lesson(LessonCard)
    /// A puzzle with its title, and the answer once the person has chosen.
    case puzzle(title: Phrase, answer: LessonCard?)
    /// A game with people at other terminals.
    case linked(People)
    /// The card room's deal of the day, which everybody plays once and without help.
    case roomDay
  }

  /// The lesson's card at the table; nil in any other game.
  public var lesson: LessonCard? {
    get { if case .lesson(let card) = kind { card } else { nil } }
    set { if let newValue { kind = .lesson(newValue) } else if lesson != nil { kind = .own } }
  }

  /// The card to read on the table, whether open or closed.
  var card: LessonCard? {
    get {
      switch kind {
      case .puzzle(_, let answer): answer
      case .count(let counting): counting.answer
      case .auction(let auction): auction.answer
      default: lesson
      }
    }
    set {
      switch kind {
      case .puzzle(let title, _): kind = .puzzle(title: title, answer: newValue)
      case .count: counting?.answer = newValue
      case .auction: auction?.answer = newValue
      default: lesson = newValue
      }
    }
  }

  /// Whether the game is a lesson, a puzzle, an auction to read or a hand to count, which allow neither undo nor hints.
  var isExercise: Bool {
    switch kind {
    case .lesson, .puzzle, .count, .auction: true
    case .own, .aside, .drill, .linked, .roomDay: false
    }
  }

  /// Whether this is the card room's deal of the day.
  public var isRoomDay: Bool { if case .roomDay = kind { true } else { false } }

  /// Why the hand is played without undo and hints; nil if there are both.
  var refusalOfHelp: Phrase? {
    isRoomDay ? .dayWithoutHelp : isExercise ? .lessonNotHere : nil
  }

  /// Whether a puzzle, or a question about an auction or about trumps, has been answered.
  public var isExerciseAnswered: Bool { lesson == nil && card != nil }

  /// The people at the table; nil if nobody sits at another terminal.
  public var people: People? {
    get { if case .linked(let people) = kind { people } else { nil } }
    set { if let newValue { kind = .linked(newValue) } else if people != nil { kind = .own } }
  }

  /// Whether this is a side game.
  var isAside: Bool {
    switch kind {
    case .aside, .drill: true
    case .own, .lesson, .puzzle, .count, .auction, .linked, .roomDay: false
    }
  }

  var isDrill: Bool { if case .drill = kind { true } else { false } }

  /// Opens the lesson's last card again.
  mutating func readAgain() {
    lesson?.page = 0
    lesson?.isOpen = true
  }

  /// The state without a chosen card, for a hand that nobody acts on.
  var atRest: ScreenState {
    var state = self
    state.selection = Selection()
    return state
  }

  /// Puts a card to read on the table: an instruction of a lesson, or the answer to another exercise.
  public mutating func lay(_ card: LessonCard) {
    switch kind {
    case .puzzle, .count, .auction: self.card = card
    default: lesson = card
    }
    closePages()
    notice = nil
  }

  /// Whether a card to read is open; the game waits meanwhile.
  public var isLessonCardOpen: Bool { card?.isOpen == true && isTableShown }

  /// Whether an input turns or closes the open card.
  func isForLessonCard(_ input: Input) -> Bool {
    isLessonCardOpen && input != .command(.leave) && input != .command(.menu)
  }

  /// Turns to the next page of an open card, or closes it, on any input that stays at the table;
  /// returns whether the input does nothing else.
  ///
  /// A key that an instruction may ask for also does its own work, except the confirming one.
  mutating func closesLessonCard(_ input: Input, in window: Window) -> Bool {
    guard isForLessonCard(input) else { return false }
    if let rect = Layout(window.size, players: view.rules.players)?.table(of: self).card,
      LessonCardView(self)?.hasNextPage(window.pen, in: rect) == true
    {
      card?.page += 1
      return true
    }
    card?.isOpen = false
    guard lesson != nil, isAsked else { return true }
    switch input {
    case .command(.previous), .command(.next), .command(.first), .command(.last), .command(.up),
      .command(.down), .command(.pass), .command(.bids), .digit, .suit:
      return false
    default: return true
    }
  }
}
