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
  /// Pass until something concerns the person.
  case passOn = "pass-on"
  /// Sort the hand by number, or by suit again.
  case sort
  case summary
  case sheet
  case turnPage = "turn-page"
  case pastTrick = "past-trick"
  /// Take the last decision back, or restore the last deleted game.
  case undo
  /// Redo what was undone.
  case redo
  /// Play the rest of the hand out, or claim it.
  case claim
  case log
  /// Show the cost of the decisions in the hand.
  case review
  case replay
  /// Show the curve of the hand, or hide it.
  case curve
  /// Show what could have been made in the hand.
  case bestPlay = "best-play"
  /// Show why a move was made.
  case explain
  case copyLine = "copy-line"
  case hint
  /// Show what the bids of a seat say.
  case bids
  /// Show the people at the table.
  case people = "people"
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
  case rename
  case copy
  /// Delete the chosen game, or reset the chosen key.
  case delete
  /// Abandon the chosen game, or resume it.
  case giveUp = "give-up"
  /// Watch the chosen table without playing.
  case watch
  case search
  case nextMatch = "next-match"
  case previousMatch = "previous-match"
}

extension KeyCommand {
  /// The name in `keys.json`, and in placeholders for the command's key.
  var name: String { rawValue }

  /// The default keys; sentences name the first.
  public var keys: [Key] { definition.keys }

  var title: Phrase {
    let isOfPeople = context == .people || self == .people
    return Phrase(isOfPeople ? "people.command" : "commands.command", of: self)
  }

  /// The context in which it works; no other command of that context shares its keys.
  var context: KeyContext { definition.context }

  /// The verb that does the same in plain mode; nil if there is none.
  var verb: Verb? { definition.verb }

  private var definition: (keys: [Key], context: KeyContext, verb: Verb?) {
    switch self {
    case .previous: ([.left], .everywhere, nil)
    case .next: ([.right], .everywhere, nil)
    case .first: ([.home], .everywhere, nil)
    case .last: ([.end], .everywhere, nil)
    case .up: ([.up], .everywhere, nil)
    case .down: ([.down], .everywhere, nil)
    case .pageUp: ([.pageUp], .everywhere, nil)
    case .pageDown: ([.pageDown], .everywhere, nil)
    case .confirm: ([.enter], .everywhere, .next)
    case .toggle: ([.character(" ")], .everywhere, nil)
    case .pass: ([.character("p")], .table, .pass)
    case .passOn: ([.character("P")], .table, nil)
    // In some languages, s is the letter of a suit.
    case .sort: ([.character("o"), .character("s")], .table, nil)
    case .summary: ([.character("[")], .table, .summary)
    case .sheet: ([.character("]")], .table, .score)
    case .turnPage: ([.tab], .everywhere, nil)
    case .pastTrick: ([.character("l")], .table, .last)
    case .undo: ([.character("u")], .everywhere, .undo)
    case .redo: ([.character("U"), .control("r")], .table, .redo)
    case .claim: ([.character("C")], .table, .claim)
    case .log: ([.character("m")], .table, .log)
    case .review: ([.character("v")], .table, .review)
    case .replay: ([.character("w")], .table, nil)
    case .curve: ([.character("c")], .table, .curve)
    case .bestPlay: ([.character("e")], .table, .best)
    case .explain: ([.character("d")], .table, .explain)
    case .copyLine: ([.character("y")], .table, nil)
    // Some phone keyboards begin with a capital, others do not.
    case .hint: ([.character("H"), .character("h")], .table, .hint)
    case .bids: ([.character("i")], .table, .bids)
    case .people: ([.character("t")], .table, nil)
    case .free: ([.character("f")], .people, nil)
    case .sendAway: ([.character("x")], .people, nil)
    case .mute: ([.character("m")], .people, nil)
    case .help: ([.character("?"), .f1], .everywhere, .help)
    case .menu: ([.escape], .everywhere, nil)
    case .leave: ([.character("q")], .everywhere, .quit)
    case .redraw: ([.control("l")], .everywhere, nil)
    case .rename: ([.character("r")], .lists, nil)
    case .copy: ([.character("d")], .lists, nil)
    case .delete: ([.character("x"), .delete], .lists, nil)
    case .giveUp: ([.character("a")], .lists, nil)
    case .watch: ([.character("w")], .lists, nil)
    case .search: ([.character("/")], .reading, nil)
    case .nextMatch: ([.character("n")], .reading, nil)
    case .previousMatch: ([.character("N")], .reading, nil)
    }
  }
}
