import MueRules
import MueTable
import MueTelling
import MueWords

/// All that decides what the window shows.
public struct ScreenState: Sendable {
  /// What the person sees of the game.
  public private(set) var view: SeatView
  /// Which page is open.
  public internal(set) var scene = Scene.table
  /// What is chosen and not confirmed.
  public internal(set) var selection = Selection()
  /// What the last click chose; a key forgets it.
  var clicked: Clicked?
  /// What has just happened, or an answer to the last key.
  public internal(set) var notice: Phrase?
  /// Whether the notice stays until a key is pressed, whatever happens at the table.
  var isNoticeKept = false
  /// Whether moves cannot be saved now; the title says so as long as that lasts.
  public var isUnsaved = false
  /// Whether results cannot be kept now; the title says so as long as that lasts.
  public var areResultsUnkept = false
  /// Whether the finished trick still lies on the table.
  public internal(set) var isTrickHeld = false
  /// Whether the reckoning of the last hand has been read and the final order is shown.
  public internal(set) var isFinalOrderShown = false
  /// What the first hand shows, while it is being played.
  public var lesson: LessonCard?
  /// What the person likes.
  public internal(set) var preferences: Preferences
  /// Which key means what.
  public var keys = KeyMap()
  /// What there is to choose from.
  public let choices: Choices
  /// The code of the language spoken, which the preferences need not name.
  public internal(set) var language: String
  /// The letters of the suits in the language, in the order of the suits: they are keys too.
  public internal(set) var suitLetters: [Character]

  /// The screen at the start of a sitting.
  public init(
    view: SeatView, preferences: Preferences, choices: Choices, language: String
  ) {
    self.view = view
    self.preferences = preferences
    self.choices = choices
    self.language = language
    suitLetters = Suit.allCases.map(\.letter)
    selection.adapt(to: view)
  }

  /// Shows what the game has come to; `mover` made the move that led there.
  public mutating func show(_ next: SeatView, after move: Move?, by mover: Seat?) {
    let tricksBefore = view.observation.faceUp.finishedTricks
    let isSameHand = view.hand == next.hand
    view = next
    isTrickHeld =
      isSameHand && next.observation.faceUp.finishedTricks > tricksBefore && scene == .table
    if let move, let mover, !isNoticeKept { notice = Telling(next).news(of: move, by: mover) }
    if case .pastTrick = scene, !isSameHand { scene = .table }
    selection.adapt(to: next)
  }

  /// Shows another game from its beginning.
  public mutating func open(_ next: SeatView) {
    view = next
    scene = .table
    selection = Selection()
    say(nil)
    isTrickHeld = false
    isFinalOrderShown = false
    selection.adapt(to: next)
  }

  /// Says something to the person until a key is pressed.
  public mutating func say(_ phrase: Phrase?) {
    notice = phrase
    isNoticeKept = phrase != nil
  }

  /// Takes the finished trick off the table.
  public mutating func releaseTrick() { isTrickHeld = false }

  /// Uses the letters of a language for the suits.
  public mutating func useLetters(of words: Words) {
    suitLetters = Suit.allCases.map { words(.letter(of: $0)).first ?? $0.letter }
  }

  /// The person's cards from left to right.
  var handFromLeft: [Card] {
    HandOrder(view.observation.faceUp.play?.order).sorted(view.observation.hand)
  }

  /// Whether the person is asked for a move and may make it now.
  public var isAsked: Bool { !isTrickHeld && view.observation.legalMoves != nil }
}

extension FaceUp {
  /// How many tricks are over.
  var finishedTricks: Int { tricks.count - (currentTrick == nil ? 0 : 1) }
}
