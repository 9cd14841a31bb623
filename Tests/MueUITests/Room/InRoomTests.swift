import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

/// In a card room nothing that a page offers leads out of it.
@Suite("Pages in the card room") struct InRoomTests {
  private static let size = Size(width: 80, height: 24)

  /// Whether an effect leads to something outside the room, or changes what the room decides.
  private static func leadsOut(_ effect: Effect) -> Bool {
    switch effect {
    case .join, .lookForTables: true
    case .begin(_, _, let invitation): !Invitation.all(inRoom: true).contains(invitation)
    case .keep(let setting): setting == .name
    case .make, .count, .dealNextHand, .undo, .redo, .claim, .replay, .curve, .retry, .explain,
      .playAside, .newGame, .copy, .goOn, .hint, .bids, .best, .review, .rules, .openNamed,
      .deleteNamed, .undeleteLast, .say, .agree, .act, .sendOnlookersAway, .consent, .sitDown,
      .watch, .planTable, .invite, .roomDay, .replayDay, .alone, .showKeyCode, .showRoomInvitation,
      .archive, .removePerson, .chooseName, .addKey,
      .resume, .planGame, .day, .readDays, .readShelf, .open, .rename, .duplicate, .abandon,
      .delete, .undelete, .puzzles, .auctions, .drill, .learn, .lesson, .readResults, .readReviews,
      .replayCases, .keepKeys, .coach, .practice, .startMenu, .leave:
      false
    }
  }

  /// The screens of the sweep as the room shows them, but for the page that it never opens.
  private static func screens() throws -> [(name: String, screen: Screen)] {
    try Screens.all().filter { !($0.screen.stack.top is JoinPage) }.map { name, screen in
      switch screen {
      case .pages(let stack): return (name, .pages(inRoom(stack)))
      case .table(var state):
        state.stack = inRoom(state.stack)
        return (name, .table(state))
      }
    }
  }

  private static func inRoom(_ stack: PageStack) -> PageStack {
    var context = stack.context
    context.choices.isInRoom = true
    var inRoom = PageStack(context: context)
    inRoom.notices = stack.notices
    for page in stack.pages { inRoom.push(page) }
    return inRoom
  }

  private static let keys: [Key] =
    KeyCommand.allCases.flatMap(\.keys) + [.enter, .escape, .left, .right, .backspace]
    + "0123456789".map(Key.character)

  @Test("no key on any line of any page leads out")
  func effects() throws {
    let view = try Studio().picture()
    var (tried, opened) = (0, 0)
    for (name, screen) in try Self.screens() {
      var line = screen
      for _ in 0..<max(1, screen.stack.top?.chooser?.count ?? 1) {
        for key in Self.keys {
          tried += 1
          var pressed = line
          let effects = pressed.press(key, view, Self.size)
          #expect(!effects.contains(where: Self.leadsOut), "\(name): \(key)")
          #expect(!(pressed.stack.top is JoinPage), "\(name): \(key)")
          opened += pressed.stack.pages.count > line.stack.pages.count ? 1 : 0
        }
        _ = line.press(.down, view, Self.size)
      }
    }
    #expect(tried > 10_000 && opened > 100)
  }

  @Test("the same keys do lead out elsewhere")
  func elsewhere() throws {
    let view = try Studio().picture()
    var found: Set<Effect> = []
    for case (_, .pages(let stack)) in try Screens.all() {
      for page in stack.pages {
        var elsewhere = PageStack(context: PageContext())
        elsewhere.push(page)
        var line = Screen.pages(elsewhere)
        for _ in 0..<(page.chooser?.count ?? 0) {
          for key in [Key.enter, .right] {
            var pressed = line
            found.formUnion(pressed.press(key, view, Self.size).filter(Self.leadsOut))
          }
          _ = line.press(.down, view, Self.size)
        }
      }
    }
    #expect(found.contains(.lookForTables))
  }

  @Test("a window that is too small is told so without a command that nobody can give there")
  func tooSmall() throws {
    let view = try Studio().picture()
    for size in [Size(width: 47, height: 60), Size(width: 200, height: 15)] {
      for (name, screen) in try Self.screens() {
        let text = screen.draw(view, try Studio().words("en"), size).text
        #expect(text.contains("Ctrl-C") && !text.contains("--plain"), "\(name)")
      }
    }
  }

  @Test("the name is no setting, and friends are those in the room")
  func values() throws {
    let page = try #require(Self.inRoom(PageStack(StartPage(game: nil))).top as? StartPage)
    #expect(page.chooser?.count == StartItem.allCases.count - 3)
    var settings = PageStack(context: RoomStates.context)
    settings.push(SettingsPage())
    #expect(settings.top?.chooser?.count == SettingsLine.all.count - 1)
  }
}
