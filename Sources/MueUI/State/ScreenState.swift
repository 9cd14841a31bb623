import MueBots
import MueGame
import MueRules
import MueWords

/// The state of a window at a table: the table and the pages open above it.
public struct ScreenState: Sendable {
  /// What the person sees of the game.
  public internal(set) var view: GameObservation
  /// The open pages; none while the table is shown.
  var stack: PageStack
  var inspected: Inspected?
  var selection = Selection()
  /// The role that the person had in the auction when passing on began; nil if the person does not
  /// pass on.
  var passing: AuctionRole?
  /// What the last click chose; a key resets it.
  var clicked: Clicked?
  /// The hint that is awaited or shown.
  public internal(set) var hint = HintState.none
  /// The curve of the hand just played, while its result is shown.
  var curve: ContractCurve?
  /// The result of the deal of the day, while it is shown.
  var dayResult: DayResult?
  public var kind = Kind.own
  /// The status of the game that the view does not contain.
  public var status = Status()
  /// Whether the finished trick still lies on the table.
  public internal(set) var isTrickHeld = false
  /// The animation on the table; a key ends it at once.
  public var moving: MotionProgress?
  /// Whether the reckoning of the last hand has been read and the final order is shown.
  public var isFinalOrderShown = false
  /// The letters of the suits in the current language, in the order of the suits; each is a key
  /// too.
  var suitLetters: [Character]

  public init(view: GameObservation, context: PageContext) {
    self.view = view
    stack = PageStack(context: context)
    suitLetters = Suit.allCases.map(\.letter)
    selection.adapt(to: view, hand: handFromLeft)
  }

  public internal(set) var preferences: Preferences {
    get { stack.context.preferences }
    set { stack.context.preferences = newValue }
  }

  /// What all pages share, including what they see of this table.
  public var context: PageContext {
    var context = stack.context
    context.table = PageContext.Table(view: view, status: status)
    context.people = people
    context.notice = message
    return context
  }

  /// The open pages with everything they see.
  var shownStack: PageStack {
    var stack = stack
    stack.context = context
    return stack
  }

  /// Whether the table is shown and nothing on it is being inspected.
  public var isTableShown: Bool { stack.pages.isEmpty && inspected == nil }

  /// Whether the last input did nothing but show the reason for that.
  public var isRefused: Bool { stack.isRefused }

  /// Shows the next view of the game, after a move by `mover`.
  public mutating func show(_ next: GameObservation, after move: Move?, by mover: Seat?) {
    let tricksBefore = view.observation.publicState.finishedTricks
    let isSameHand = view.hand == next.hand
    view = next
    hint = .none
    curve = nil
    isTrickHeld =
      isSameHand && next.observation.publicState.finishedTricks > tricksBefore && isTableShown
    if let move, let mover { stack.notices.report(Narration(next).news(of: move, by: mover)) }
    if case .trick = inspected, !isSameHand { inspected = nil }
    selection.adapt(to: next, hand: handFromLeft)
  }

  /// Shows another game.
  public mutating func open(_ next: GameObservation) {
    view = next
    hint = .none
    curve = nil
    closePages()
    selection = Selection()
    say(nil)
    isTrickHeld = false
    isFinalOrderShown = false
    selection.adapt(to: next, hand: handFromLeft)
  }

  /// Shows the game at another position, after an undo or redo.
  public mutating func turn(to next: GameObservation, announcing phrase: Phrase) {
    open(next)
    notice = phrase
  }

  /// Shows a notice until a key is pressed.
  public mutating func say(_ phrase: Phrase?) { stack.notices.say(phrase) }

  /// Shows what a computer player says, until a key is pressed, unless a notice is kept.
  public mutating func remark(_ phrase: Phrase) { stack.notices.remark(phrase) }

  /// Shows an important notice until some keys have been pressed; later notices wait.
  public mutating func insist(on phrase: Phrase) { stack.notices.insist(on: phrase) }

  /// Shows a question that the next key answers, before any important notice.
  public mutating func ask(_ phrase: Phrase) { stack.notices.ask(phrase) }

  /// Shows why the input does nothing.
  mutating func refuse(_ phrase: Phrase?) {
    stack.notices.answer(phrase)
    stack.isRefused = phrase != nil
  }

  /// The latest event, or the answer to the last key.
  public internal(set) var notice: Phrase? {
    get { stack.notices.current }
    set { stack.notices.answer(newValue) }
  }

  /// The message to show: that the connection is lost, or else the notice.
  var message: Phrase? { status.isLineLost ? .lineLost : notice }

  /// Leaves the last trick on the table again if it has just been finished and may not have been
  /// seen.
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

  /// The person's cards from left to right; during the auction without those that lie on the table.
  var handFromLeft: [Card] {
    let publicState = view.observation.publicState
    let laid: CardSet =
      if case .auction = publicState.phase { publicState.auction.laid[view.seat] } else { .none }
    return HandOrder(publicState.play?.order, by: preferences.sorting)
      .sorted(view.observation.hand - laid)
  }

  /// Whether the person has a decision to take back; among friends, only in the hand being played.
  var canTakeBack: Bool {
    guard refusalOfHelp == nil, let person = view.person else { return false }
    let publicState = view.observation.publicState
    if people == nil, view.hand > 1 { return true }
    if people != nil, publicState.score != nil { return false }
    return !publicState.played[person].isEmpty
      || publicState.auction.turns.contains { $0.seat == person }
  }

  /// Whether text is being typed, so that letters are not commands.
  public var isTyping: Bool { stack.isTyping }

  var isAskedForCard: Bool {
    if case .play = view.observation.legalMoves { true } else { false }
  }

  /// Whether the person chooses a trump or a seat.
  var isOptionAsked: Bool { options != nil }

  /// Whether the person passes on: all bids are passed until something concerns the person.
  public var isPassingOn: Bool { passing != nil }

  /// Whether the person is asked for a move and can make it now.
  public var isAsked: Bool {
    !isTrickHeld && counting == nil && view.observation.legalMoves != nil
  }
}

/// What the person inspects on the table.
enum Inspected: Hashable, Sendable {
  /// The reason why a card cannot be played.
  case card(Card)
  /// A finished trick of this hand, by its index.
  case trick(Int)
}

extension ScreenState {
  mutating func open(_ page: any Page) {
    inspected = nil
    stack.push(page)
  }

  /// Goes back to the table.
  mutating func closePages() {
    inspected = nil
    stack.closeAll()
  }

  /// Opens a replay; if there is none, says so.
  public mutating func open(_ page: ReplayPage?) {
    if let page {
      open(page as any Page)
    } else {
      closePages()
      refuse(.replayNone)
    }
  }

  mutating func answerPage(_ input: Input, in window: Window) -> [Effect] {
    guard let page = stack.top, let layout = Layout(window.size, players: view.rules.players)
    else { return [] }
    stack = shownStack
    return stack.answer(input, in: window.block(page.area.rect(in: layout)))
  }

  /// Whether the page about the person's decisions is open.
  public var isReviewing: Bool { stack.top is ReviewPage }

  /// Shows the progress of the review if its page is open.
  public mutating func show(_ review: Review?) {
    if isReviewing { stack.top?.take(.review(review)) }
  }

  /// Shows the progress of the curve that is wanted: in the replay, or in the result of the hand.
  public mutating func show(_ curve: ContractCurve?) {
    if stack.curvedHand != nil { stack.top?.take(.curve(curve)) } else { self.curve = curve }
  }

  /// The replayed hand whose curve is wanted; nil if none is.
  public var curvedHand: ReplayedHand? { stack.curvedHand }

  /// What the open page wants to know of best play; nil if no such page is open.
  public var bestRequest: BestRequest? { stack.bestRequest }

  /// Shows what has been worked out of best play.
  public mutating func show(_ plays: BestPlays?) {
    if stack.bestRequest != nil { stack.top?.take(.best(plays)) }
  }

  /// Whether the result of the hand just played is shown, with its curve.
  public var isCurveShown: Bool {
    isResultShown && !isFinalOrderShown && view.observation.publicState.contract != nil
  }

  /// The replayed hand under review; nil for the hand just played.
  public var reviewed: ReplayedHand? {
    (stack.top as? ReviewPage)?.replayed
  }

  /// Whether the game goes on while the window shows this, so that the time counts as playing
  /// time.
  public var isPlaying: Bool {
    switch stack.top {
    case nil, is SummaryPage, is SheetPage, is LogPage, is BidPage, is ExplainPage, is PeoplePage:
      true
    default: false
    }
  }

  /// The status of a game that its view does not contain.
  public struct Status: Sendable {
    /// The number of the match's deals, for the score sheet and the reckoning.
    public var dealNumber: UInt64?
    /// The minutes that the game has been played; nil if time is not counted.
    public var minutesPlayed: Int?
    /// Whether nobody has anything left to decide in this hand, so that it can be played out.
    public var isSettled = false
    /// Whether moves cannot be saved at the moment; the title warns of it meanwhile.
    public var isUnsaved = false
    /// Whether results cannot be saved at the moment; the title warns of it meanwhile.
    public var areResultsUnkept = false
    /// Whether the connection to the host is lost; this replaces any notice meanwhile.
    public var isLineLost = false
  }
}
