import CellGrid
import MueWords

/// A command that keys can be assigned to; the raw value is its name in `keys.json`.
public enum KeyCommand: String, CaseIterable, Hashable, Sendable {
  /// Choose the one before.
  case previous
  /// Choose the one after.
  case next
  case first
  case last
  /// Go up a line; in the auction, push the card forward.
  case up
  /// Go down a line; in the auction, pull the card back.
  case down
  case pageUp = "page-up"
  case pageDown = "page-down"
  case confirm
  /// Push the card forward or pull it back; elsewhere, confirm the choice.
  case toggle
  case pass
  /// Show the summary cards.
  case summary
  /// Show the score sheet.
  case sheet
  case turnPage = "turn-page"
  /// Show the last trick.
  case pastTrick = "past-trick"
  /// Take the last decision back, or restore the game that was deleted last.
  case undo
  /// Redo what was taken back.
  case redo
  /// Play the rest of the hand out, or claim it.
  case claim
  /// Show the log of the hand.
  case log
  /// Show what the decisions of the hand cost.
  case review
  /// Replay finished hands.
  case replay
  /// Copy the line of the deal of the day.
  case copyLine = "copy-line"
  case hint
  /// Show the people at the table.
  case participants = "company"
  /// Free a friend's seat.
  case free
  case sendAway = "send-away"
  /// Mute a friend, or unmute one.
  case mute
  /// Ask why a card cannot be played, or for help.
  case help
  /// Open the menu, or leave the open page.
  case menu
  case leave
  case redraw
  /// Rename the chosen game.
  case rename
  /// Copy the chosen game.
  case copy
  /// Delete the chosen game, or reset the chosen key.
  case delete
  /// Abandon the chosen game, or resume it.
  case giveUp = "give-up"
  /// Watch the chosen table without playing.
  case watch
  case search
  /// Go to the next match of the search.
  case nextMatch = "next-match"
  /// Go to the previous match of the search.
  case previousMatch = "previous-match"
}

extension KeyCommand {
  /// The name in `keys.json`, and in placeholders of sentences that show the command's key.
  public var name: String { rawValue }

  /// The default keys; sentences name the first.
  public var keys: [Key] { definition.keys }

  /// Its title on the page of keys.
  public var title: Phrase { definition.title }

  /// The context in which it works; in that context no other command has its keys.
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
    case .copyLine: ([.character("y")], .commandCopyLine, .table)
    case .hint: ([.character("H")], .commandHint, .table)
    case .participants: ([.character("t")], .commandCompany, .table)
    case .free: ([.character("f")], .commandFree, .people)
    case .sendAway: ([.character("x")], .commandSendAway, .people)
    case .mute: ([.character("m")], .commandMute, .people)
    case .help: ([.character("?"), .f1], .commandHelp, .everywhere)
    case .menu: ([.escape], .commandMenu, .everywhere)
    case .leave: ([.character("q")], .commandLeave, .everywhere)
    case .redraw: ([.control("l")], .commandRedraw, .everywhere)
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

/// Where a key is pressed: it may mean one thing in one context and another in the next.
public enum KeyContext: CaseIterable, Hashable, Sendable {
  /// On all pages.
  case everywhere
  /// At the table, and on the pages about its hand.
  case table
  /// On the page about the people at the table.
  case people
  /// In lists: of games, of keys.
  case lists
  /// In a document.
  case reading

  /// The contexts that are searched for a key here, in order.
  var searched: [KeyContext] {
    switch self {
    case .everywhere: [.everywhere]
    case .table, .lists: [self, .everywhere]
    case .people, .reading: [self, .table, .everywhere]
    }
  }

  /// Whether both contexts can be active at once, so that a key must mean the same in both.
  func meets(_ other: KeyContext) -> Bool {
    self == other || self == .everywhere || other == .everywhere
  }
}
