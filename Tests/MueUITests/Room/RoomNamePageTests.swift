import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("A name in the card room") struct RoomNamePageTests {
  private let size = Size(width: 80, height: 24)
  private let ada = "Ada".map(Key.character)

  private func stack(asksForCode: Bool = false) -> PageStack {
    PageStack(RoomNamePage(asksForCode: asksForCode), context: RoomStates.context)
  }

  private func press(_ keys: [Key], _ stack: inout PageStack) -> [Effect] {
    keys.flatMap { stack.handle($0, in: size) }
  }

  @Test("it is typed, and taken by a second Enter, after what it means has been said")
  func taking() throws {
    var stack = stack()
    #expect(stack.isTyping)
    #expect(press(ada + [.enter], &stack) == [])
    let text = try Studio().picture().frame(of: stack, size: size).text
    #expect(text.contains("are Ada here, for good"))
    let name = try #require(PlayerName("Ada"))
    #expect(press([.enter], &stack) == [.chooseName(name, code: nil)])
    // The name stays, so that one letter can be corrected after a refusal.
    #expect(
      press([.up] + [.character("m"), .enter, .enter], &stack)
        == [.chooseName(try #require(PlayerName("Adam")), code: nil)])
  }

  @Test("where newcomers need a code, it is asked for as well")
  func code() throws {
    var stack = stack(asksForCode: true)
    let code = "kettle window".map(Key.character)
    let name = try #require(PlayerName("Ada"))
    #expect(press(ada + [.enter, .enter, .enter], &stack) == [])
    #expect(stack.notice == .nameTypeCode && stack.isTyping)
    #expect(
      press(code + [.enter, .enter], &stack) == [.chooseName(name, code: "kettle window")])
  }

  @Test("an empty name is asked for again")
  func empty() {
    var stack = stack()
    #expect(press([.character(" "), .enter, .enter], &stack) == [])
    #expect(stack.notice == .nameTypeFirst && stack.isTyping)
  }

  @Test("somebody who is here already adds the key by a code instead")
  func known() {
    var stack = stack()
    let code = "kettle".map(Key.character)
    #expect(press([.down, .down, .enter, .enter], &stack) == [])
    #expect(stack.notice == .nameTypeCode)
    #expect(press(code + [.enter], &stack) == [.addKey(code: "kettle")])
    #expect(press([.escape], &stack) == [] && stack.top is RoomNamePage)
  }

  @Test("Esc drops what is typed, then leaves, and so does the last line")
  func leaving() {
    var stack = stack()
    #expect(press(ada + [.escape], &stack) == [])
    #expect(press([.escape], &stack) == [.leave])
    #expect(press([.up, .enter], &stack) == [.leave])
  }
}
