import CellGrid
import MueWords

/// Something a key can be given to do.
public struct KeyCommand: Hashable, Sendable {
  /// Its name in `keys.json`, and in the places of sentences that name its key.
  public let name: String
  /// What it means on the screen.
  public let intent: Intent
  /// The keys it has unless the person gives it others; sentences name the first.
  public let keys: [Key]
  /// What it is called on the page of keys.
  public let title: Phrase

  /// All commands: a new one is added here, with its intent and its words.
  public static let all: [KeyCommand] = [
    KeyCommand("previous", .previous, [.left], .commandPrevious),
    KeyCommand("next", .next, [.right], .commandNext),
    KeyCommand("first", .first, [.home], .commandFirst),
    KeyCommand("last", .last, [.end], .commandLast),
    KeyCommand("up", .up, [.up], .commandUp),
    KeyCommand("down", .down, [.down], .commandDown),
    KeyCommand("page-up", .pageUp, [.pageUp], .commandPageUp),
    KeyCommand("page-down", .pageDown, [.pageDown], .commandPageDown),
    KeyCommand("confirm", .confirm, [.enter], .commandConfirm),
    KeyCommand("toggle", .toggle, [.character(" ")], .commandToggle),
    KeyCommand("pass", .pass, [.character("p")], .commandPass),
    KeyCommand("summary", .summary, [.character("[")], .commandSummary),
    KeyCommand("sheet", .sheet, [.character("]")], .commandSheet),
    KeyCommand("turn-page", .turnPage, [.tab], .commandTurnPage),
    KeyCommand("past-trick", .pastTrick, [.character("l")], .commandPastTrick),
    KeyCommand("undo", .takeBack, [.character("u")], .commandUndo),
    KeyCommand("redo", .doAgain, [.character("U"), .control("r")], .commandRedo),
    KeyCommand("claim", .claim, [.character("C")], .commandClaim),
    KeyCommand("log", .log, [.character("m")], .commandLog),
    KeyCommand("review", .review, [.character("v")], .commandReview),
    KeyCommand("replay", .replay, [.character("w")], .commandReplay),
    KeyCommand("hint", .hint, [.character("H")], .commandHint),
    KeyCommand("help", .why, [.character("?")], .commandHelp),
    KeyCommand("menu", .menu, [.escape], .commandMenu),
    KeyCommand("leave", .leave, [.character("q")], .commandLeave),
  ]

  private init(_ name: String, _ intent: Intent, _ keys: [Key], _ title: Phrase) {
    self.name = name
    self.intent = intent
    self.keys = keys
    self.title = title
  }
}
