import CellGrid
import MueGame
import MueRules
import MueWords

/// The state of the window at a table.
public struct ScreenState: Sendable {
  /// What the person sees of the game.
  public internal(set) var view: GameObservation
  /// The open page.
  public internal(set) var scene = Scene.table
  /// What is chosen and not confirmed.
  public internal(set) var selection = Selection()
  /// What the last click chose; a key resets it.
  var clicked: Clicked?
  private var said: Notice?
  /// What is said when an important notice has been read: important ones, and the latest other.
  private var saidLater: [Notice] = []
  /// The hint that is awaited or shown.
  public internal(set) var hint = HintState.none
  /// The result of the deal of the day, while it is shown.
  public internal(set) var dayResult: DayResult?
  /// What kind of game is played.
  public var kind = Kind.own
  /// The status of the game, as far as the view does not show it.
  public var status = Status()
  /// Whether the finished trick still lies on the table.
  public internal(set) var isTrickHeld = false
  /// The animation on the table; a key ends it at once.
  public var moving: MotionProgress?
  /// Whether the reckoning of the last hand has been read and the final order is shown.
  public internal(set) var isFinalOrderShown = false
  /// The person's preferences.
  public internal(set) var preferences: Preferences
  /// Which key means what.
  public var keys = KeyMap()
  /// The choices for settings.
  public let choices: Choices
  /// The code of the current language, which need not be the one in the preferences.
  public internal(set) var language: String
  /// The letters of the suits in the language, in the order of the suits; they are keys too.
  public internal(set) var suitLetters: [Character]

  /// The state of a table that has just been opened.
  public init(
    view: GameObservation, preferences: Preferences, choices: Choices, language: String
  ) {
    self.view = view
    self.preferences = preferences
    self.choices = choices
    self.language = language
    suitLetters = Suit.allCases.map(\.letter)
    selection.adapt(to: view)
  }

  /// Shows the next view of the game; `mover` made the move that led to it.
  public mutating func show(_ next: GameObservation, after move: Move?, by mover: Seat?) {
    let tricksBefore = view.observation.publicState.finishedTricks
    let isSameHand = view.hand == next.hand
    view = next
    hint = .none
    isTrickHeld =
      isSameHand && next.observation.publicState.finishedTricks > tricksBefore && scene == .table
    if let move, let mover, said?.staysInPlay != true {
      said = Narration(next).news(of: move, by: mover).map { Notice(phrase: $0, kind: .news) }
    }
    if case .pastTrick = scene, !isSameHand { scene = .table }
    selection.adapt(to: next)
  }

  /// Shows another game.
  public mutating func open(_ next: GameObservation) {
    view = next
    hint = .none
    scene = .table
    selection = Selection()
    say(nil)
    isTrickHeld = false
    isFinalOrderShown = false
    selection.adapt(to: next)
  }

  /// Shows the game at another position, after an undo or redo.
  public mutating func turn(to next: GameObservation, announcing phrase: Phrase) {
    open(next)
    notice = phrase
  }

  /// Shows a notice until a key is pressed.
  public mutating func say(_ phrase: Phrase?) {
    note(phrase.map { Notice(phrase: $0, kind: .kept) })
  }

  /// Shows an important notice until some keys have been pressed; later notices wait.
  public mutating func insist(on phrase: Phrase) {
    note(Notice(phrase: phrase, kind: .important(keys: 3)))
  }

  /// Removes the notice at a key or click, unless it is an important one that may not have been read.
  mutating func passNotice() {
    if case .important(let keys)? = said?.kind, keys > 1 {
      said?.kind = .important(keys: keys - 1)
    } else {
      said = saidLater.isEmpty ? nil : saidLater.removeFirst()
    }
  }

  private mutating func note(_ notice: Notice?) {
    if said?.isImportant != true {
      said = notice
    } else if let notice {
      saidLater.removeAll { !$0.isImportant }
      saidLater.append(notice)
    }
  }

  /// What has just happened, or an answer to the last key.
  public internal(set) var notice: Phrase? {
    get { said?.phrase }
    set { note(newValue.map { Notice(phrase: $0, kind: .answer) }) }
  }

  /// Whether the notice only tells what somebody else has just done.
  var isNoticeNews: Bool { if case .news? = said?.kind { true } else { false } }

  /// The message to show: a lost connection, or else the notice.
  var message: Phrase? { status.isLineLost ? .lineLost : notice }

  /// Holds the last trick on the table once more, if it has just been finished and may not have
  /// been seen.
  public mutating func holdTrick() {
    let publicState = view.observation.publicState
    isTrickHeld = publicState.finishedTricks > 0 && publicState.currentTrick == nil
  }

  /// Takes the finished trick off the table.
  public mutating func releaseTrick() { isTrickHeld = false }

  /// Uses the letters of a language for the suits.
  public mutating func useLetters(of words: Words) {
    suitLetters = Suit.allCases.map { words(.letter(of: $0)).first ?? $0.letter }
  }

  /// The person's cards from left to right.
  var handFromLeft: [Card] {
    HandOrder(view.observation.publicState.play?.order).sorted(view.observation.hand)
  }

  /// Whether there is a decision of the person to take back; among friends, only in the hand being
  /// played.
  var canTakeBack: Bool {
    guard !isExercise, let person = view.person else { return false }
    let publicState = view.observation.publicState
    if participants == nil, view.hand > 1 { return true }
    if participants != nil, publicState.score != nil { return false }
    return !publicState.played[person].isEmpty
      || publicState.auction.turns.contains { $0.seat == person }
  }

  /// Whether text is being typed, so that letters are not commands.
  public var isTyping: Bool {
    switch scene {
    case .settings(let page): page.typed != nil
    case .document(let reader): reader.typed != nil
    case .participants(let page): page.isTyping
    default: false
    }
  }

  /// Whether the person is asked for a card.
  var isAskedForCard: Bool {
    if case .play = view.observation.legalMoves { true } else { false }
  }

  /// Whether the person is asked for a move and can make it now.
  public var isAsked: Bool {
    !isTrickHeld && counting == nil && view.observation.legalMoves != nil
  }
}

extension ScreenState {
  /// A click chooses a line of the menu; a click on the chosen line opens it.
  mutating func press(atRow y: Int, _ item: MenuItem, _ layout: Layout) -> [Effect] {
    let items = MenuItem.allCases
    guard let line = MenuPage.places(in: layout.middle).line(atRow: y) else { return [] }
    if items[line] == item { return handle(.command(.confirm)) }
    say(nil)
    scene = .menu(items[line])
    return []
  }

  /// Answers an input while a document is read; a command that opens another page closes the
  /// document.
  mutating func read(_ reader: Reader, _ input: Input) {
    var reader = reader
    switch (reader.answer(input), input) {
    case (.stay, _): scene = .document(reader)
    case (.close, _), (.unknown, .command(.help)), (.unknown, .command(.summary)),
      (.unknown, .command(.sheet)), (.unknown, .command(.pass)):
      scene = .table
    case (.unknown, _): notice = .unknownKey
    }
  }
}

extension ScreenState {
  /// The kind of game at the table.
  public enum Kind: Sendable {
    /// A game of the person's own.
    case own
    /// A game beside the person's own, which counts for nothing.
    case aside
    /// A hand dealt for a drill, which counts for nothing.
    case drill(title: Phrase)
    /// A hand whose trumps are counted.
    case count(TrumpCounting)
    /// The first hand, with the card that explains it.
    case lesson(LessonCard)
    /// A puzzle, with its title and, once the person has chosen, the answer.
    case puzzle(title: Phrase, answer: LessonCard?)
    /// A game with people at other terminals.
    case linked(Participants)
  }

  /// What the first hand shows; nil in any other game.
  public var lesson: LessonCard? {
    get { if case .lesson(let card) = kind { card } else { nil } }
    set { if let newValue { kind = .lesson(newValue) } else if lesson != nil { kind = .own } }
  }

  /// The card to read on the table, open or not.
  var card: LessonCard? {
    get {
      switch kind {
      case .puzzle(_, let answer): answer
      case .count(let counting): counting.answer
      default: lesson
      }
    }
    set {
      switch kind {
      case .puzzle(let title, _): kind = .puzzle(title: title, answer: newValue)
      case .count: counting?.answer = newValue
      default: lesson = newValue
      }
    }
  }

  /// Whether it is a lesson, a puzzle or a hand to count, where nothing is taken back and no hint is given.
  var isExercise: Bool {
    switch kind {
    case .lesson, .puzzle, .count: true
    case .own, .aside, .drill, .linked: false
    }
  }

  /// The people at the table; nil where nobody sits at another terminal.
  public var participants: Participants? {
    get { if case .linked(let participants) = kind { participants } else { nil } }
    set { if let newValue { kind = .linked(newValue) } else if participants != nil { kind = .own } }
  }

  /// Whether the game is played beside the person's own.
  public var isAside: Bool {
    switch kind {
    case .aside, .drill: true
    case .own, .lesson, .puzzle, .count, .linked: false
    }
  }

  /// Whether the hand was dealt for a drill.
  var isDrill: Bool { if case .drill = kind { true } else { false } }

  /// The status of a game, as far as its view does not show it.
  public struct Status: Sendable {
    /// The number of the match's deals, for the score sheet and the reckoning.
    public var dealNumber: UInt64?
    /// For how many minutes the game has been played; nil where time is not counted.
    public var minutesPlayed: Int?
    /// Whether nobody has anything left to decide in this hand, so that it can be played out.
    public var isSettled = false
    /// Whether moves cannot be saved at the moment; the title says so as long as that lasts.
    public var isUnsaved = false
    /// Whether results cannot be saved at the moment; the title says so as long as that lasts.
    public var areResultsUnkept = false
    /// Whether the connection to the host is lost; shown as long as it lasts, in place of any notice.
    public var isLineLost = false
  }

  private struct Notice {
    enum Kind {
      /// What somebody else has just done.
      case news
      /// The answer to a key.
      case answer
      /// Stays until a key is pressed, even while the game goes on.
      case kept
      /// Stays for some keys more.
      case important(keys: Int)
    }

    let phrase: Phrase
    var kind: Kind

    var isImportant: Bool { if case .important = kind { true } else { false } }

    /// Whether it stays while the game goes on.
    var staysInPlay: Bool {
      switch kind {
      case .news, .answer: false
      case .kept, .important: true
      }
    }
  }
}

/// The state of the hint.
public enum HintState: Hashable, Sendable {
  /// No hint.
  case none
  /// Asked for and not ready yet.
  case awaited
  /// On the screen.
  case shown(Advice)
  /// The coach reviews the move that the person has just chosen.
  case reviewing
  /// The coach speaks up against the move; the same key makes it.
  case warned(Phrase)
}
