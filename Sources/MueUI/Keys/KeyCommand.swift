import CellGrid
import MueWords

/// Something a key can be given to do.
public struct KeyCommand: Hashable, Sendable {
  /// Its name in `keys.json`, and in the places of sentences that name its key.
  public let name: String
  /// Where it means something; only there its keys are its own.
  let context: KeyContext
  /// What it means at the table; nil where only pages know it.
  public let intent: Intent?
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
    KeyCommand("pass", .pass, [.character("p")], .commandPass, .table),
    KeyCommand("summary", .summary, [.character("[")], .commandSummary, .table),
    KeyCommand("sheet", .sheet, [.character("]")], .commandSheet, .table),
    KeyCommand("turn-page", .turnPage, [.tab], .commandTurnPage),
    KeyCommand("past-trick", .pastTrick, [.character("l")], .commandPastTrick, .table),
    KeyCommand("undo", .takeBack, [.character("u")], .commandUndo),
    KeyCommand("redo", .doAgain, [.character("U"), .control("r")], .commandRedo, .table),
    KeyCommand("claim", .claim, [.character("C")], .commandClaim, .table),
    KeyCommand("log", .log, [.character("m")], .commandLog, .table),
    KeyCommand("review", .review, [.character("v")], .commandReview, .table),
    KeyCommand("replay", .replay, [.character("w")], .commandReplay, .table),
    KeyCommand("hint", .hint, [.character("H")], .commandHint, .table),
    KeyCommand("company", .participants, [.character("t")], .commandCompany, .table),
    KeyCommand("free", nil, [.character("f")], .commandFree, .people),
    KeyCommand("send-away", nil, [.character("x")], .commandSendAway, .people),
    KeyCommand("mute", nil, [.character("m")], .commandMute, .people),
    KeyCommand("help", .why, [.character("?")], .commandHelp),
    KeyCommand("menu", .menu, [.escape], .commandMenu),
    KeyCommand("leave", .leave, [.character("q")], .commandLeave),
    KeyCommand("rename", nil, [.character("r")], .commandRename, .lists),
    KeyCommand("copy", nil, [.character("d")], .commandCopy, .lists),
    KeyCommand("delete", nil, [.character("x"), .delete], .commandDelete, .lists),
    KeyCommand("give-up", nil, [.character("a")], .commandGiveUp, .lists),
    KeyCommand("watch", nil, [.character("w")], .commandWatch, .lists),
    KeyCommand("search", nil, [.character("/")], .commandSearch, .reading),
    KeyCommand("next-match", nil, [.character("n")], .commandNextMatch, .reading),
    KeyCommand("previous-match", nil, [.character("N")], .commandPreviousMatch, .reading),
  ]

  private init(
    _ name: String, _ intent: Intent?, _ keys: [Key], _ title: Phrase,
    _ context: KeyContext = .everywhere
  ) {
    self.name = name
    self.context = context
    self.intent = intent
    self.keys = keys
    self.title = title
  }
}

/// Where keys mean something: what has a key in one room need not have it in another.
public enum KeyContext: CaseIterable, Hashable, Sendable {
  /// In all rooms.
  case everywhere
  /// At the table, and on the pages about its hand.
  case table
  /// On the page about the people at the table.
  case people
  /// In lists: the games, the keys.
  case lists
  /// Where a text is read.
  case reading

  /// Whether a person may be in both at once, so that a key cannot mean one thing here and another
  /// there.
  func meets(_ other: KeyContext) -> Bool {
    self == other || self == .everywhere || other == .everywhere
  }
}
