import CellGrid
import MueWords

/// Something that a key can be given to do; the raw value is its name in `keys.json`.
public enum KeyCommand: String, CaseIterable, Hashable, Sendable {
  /// Choose what stands before.
  case previous
  /// Choose what stands behind.
  case next
  /// Choose the first.
  case first
  /// Choose the last.
  case last
  /// Go a line up; in the auction, push the card forward.
  case up
  /// Go a line down; in the auction, pull the card back.
  case down
  /// Go a page up.
  case pageUp = "page-up"
  /// Go a page down.
  case pageDown = "page-down"
  /// Do what is chosen.
  case confirm
  /// Push the card forward or pull it back; elsewhere, do what is chosen.
  case toggle
  /// Pass in the auction.
  case pass
  /// See the summary cards.
  case summary
  /// See the score sheet.
  case sheet
  /// See the next page.
  case turnPage = "turn-page"
  /// See the last trick.
  case pastTrick = "past-trick"
  /// Take the last decision back, or bring the game deleted last back.
  case undo
  /// Do again what was taken back.
  case redo
  /// Play the rest, or claim it.
  case claim
  /// See what happened in the hand.
  case log
  /// See what the decisions of the hand cost.
  case review
  /// See hands that are over.
  case replay
  /// Ask for a hint.
  case hint
  /// See who is at the table.
  case participants = "company"
  /// Free a friend's seat.
  case free
  /// Send a friend away.
  case sendAway = "send-away"
  /// Mute a friend, or let a muted one be heard again.
  case mute
  /// Ask why a card may not be played, or for help.
  case help
  /// See the menu, or leave what lies over the table.
  case menu
  /// Leave the program.
  case leave
  /// Give the chosen game a name.
  case rename
  /// Copy the chosen game.
  case copy
  /// Delete the chosen game, or reset the chosen key.
  case delete
  /// Give the chosen game up, or take it up again.
  case giveUp = "give-up"
  /// Only look on at the chosen table.
  case watch
  /// Search the text.
  case search
  /// Go to the next place where it was found.
  case nextMatch = "next-match"
  /// Go to the place before where it was found.
  case previousMatch = "previous-match"
}

extension KeyCommand {
  /// The name in `keys.json`, and in the places of sentences that name the command's key.
  public var name: String { rawValue }

  /// The keys it has unless the person gives it others; sentences name the first.
  public var keys: [Key] { definition.keys }

  /// What it is called on the page of keys.
  public var title: Phrase { definition.title }

  /// Where it means something; only there its keys are its own.
  var context: KeyContext { definition.context }

  private var definition: (keys: [Key], title: Phrase, context: KeyContext) {
    switch self {
    case .previous: ([.left], .commandPrevious, .everywhere)
    case .next: ([.right], .commandNext, .everywhere)
    case .first: ([.home], .commandFirst, .everywhere)
    case .last: ([.end], .commandLast, .everywhere)
    case .up: ([.up], .commandUp, .everywhere)
    case .down: ([.down], .commandDown, .everywhere)
    case .pageUp: ([.pageUp], .commandPageUp, .everywhere)
    case .pageDown: ([.pageDown], .commandPageDown, .everywhere)
    case .confirm: ([.enter], .commandConfirm, .everywhere)
    case .toggle: ([.character(" ")], .commandToggle, .everywhere)
    case .pass: ([.character("p")], .commandPass, .table)
    case .summary: ([.character("[")], .commandSummary, .table)
    case .sheet: ([.character("]")], .commandSheet, .table)
    case .turnPage: ([.tab], .commandTurnPage, .everywhere)
    case .pastTrick: ([.character("l")], .commandPastTrick, .table)
    case .undo: ([.character("u")], .commandUndo, .everywhere)
    case .redo: ([.character("U"), .control("r")], .commandRedo, .table)
    case .claim: ([.character("C")], .commandClaim, .table)
    case .log: ([.character("m")], .commandLog, .table)
    case .review: ([.character("v")], .commandReview, .table)
    case .replay: ([.character("w")], .commandReplay, .table)
    case .hint: ([.character("H")], .commandHint, .table)
    case .participants: ([.character("t")], .commandCompany, .table)
    case .free: ([.character("f")], .commandFree, .people)
    case .sendAway: ([.character("x")], .commandSendAway, .people)
    case .mute: ([.character("m")], .commandMute, .people)
    case .help: ([.character("?")], .commandHelp, .everywhere)
    case .menu: ([.escape], .commandMenu, .everywhere)
    case .leave: ([.character("q")], .commandLeave, .everywhere)
    case .rename: ([.character("r")], .commandRename, .lists)
    case .copy: ([.character("d")], .commandCopy, .lists)
    case .delete: ([.character("x"), .delete], .commandDelete, .lists)
    case .giveUp: ([.character("a")], .commandGiveUp, .lists)
    case .watch: ([.character("w")], .commandWatch, .lists)
    case .search: ([.character("/")], .commandSearch, .reading)
    case .nextMatch: ([.character("n")], .commandNextMatch, .reading)
    case .previousMatch: ([.character("N")], .commandPreviousMatch, .reading)
    }
  }
}

/// Where keys mean something: a key of one context may mean something else in another.
public enum KeyContext: CaseIterable, Hashable, Sendable {
  /// On all pages.
  case everywhere
  /// At the table, and on the pages about its hand.
  case table
  /// On the page about the people at the table.
  case people
  /// In lists: the games, the keys.
  case lists
  /// Where a text is read.
  case reading

  /// The contexts whose keys count here, the first of them first.
  var searched: [KeyContext] {
    switch self {
    case .everywhere: [.everywhere]
    case .table, .lists: [self, .everywhere]
    case .people, .reading: [self, .table, .everywhere]
    }
  }

  /// Whether a person may be in both at once, so that a key cannot mean one thing here and another
  /// there.
  func meets(_ other: KeyContext) -> Bool {
    self == other || self == .everywhere || other == .everywhere
  }
}
