import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("Tables to join") struct JoinPageTests {
  private let size = Size(width: 80, height: 24)
  private let here = TableOffer(address: "/run/mue/table", host: PlayerName("clara"), site: .here)
  private let away = TableOffer(
    address: "192.0.2.7:7155", host: PlayerName("Ben"), site: .network, free: 2, players: 5)
  private let kept = TableOffer(
    address: "192.0.2.9:7155", host: PlayerName("Dora"), site: .network, isKept: true)

  private func startMenu(_ offers: [TableOffer]) -> PageStack {
    var state = PageStack(StartPage(game: nil))
    state.push(JoinPage())
    state.take(.tables(offers))
    return state
  }

  private func press(_ keys: [Key], _ state: inout PageStack) -> [Effect] {
    keys.flatMap { state.handle($0, in: size) }
  }

  @Test("the start page opens it, and asks for the tables")
  func opening() throws {
    var state = PageStack(StartPage(game: nil))
    #expect(!state.isJoining)
    #expect(press([.down, .enter], &state) == [.lookForTables])
    #expect(state.isJoining)
  }

  @Test("on this machine, and where a seat is kept, Enter joins at once")
  func sittingDown() {
    var state = startMenu([here, away, kept])
    #expect(
      press([.enter], &state) == [.join("/run/mue/table", code: nil, isWatching: false)])
    #expect(
      press([.down, .down, .enter], &state)
        == [.join("192.0.2.9:7155", code: nil, isWatching: false)])
  }

  @Test("elsewhere it asks for the code, and Esc cancels that")
  func code() {
    var state = startMenu([here, away])
    #expect(press([.down, .enter] + "a-b q".map(Key.character), &state) == [])
    #expect(
      press([.enter], &state) == [.join("192.0.2.7:7155", code: "a-b q", isWatching: false)])
    // The typed code stays, so that one letter can be corrected.
    #expect(
      press([.backspace, .enter], &state)
        == [.join("192.0.2.7:7155", code: "a-b ", isWatching: false)])
    #expect(press([.escape, .escape], &state) == [])
    #expect(!state.isJoining)
  }

  @Test(
    "w only watches: at once on this machine, with a code in a network even where a seat is kept")
  func watching() {
    var state = startMenu([here, kept])
    #expect(
      press([.character("w")], &state) == [.join("/run/mue/table", code: nil, isWatching: true)])
    #expect(press([.down, .character("w"), .character("c")], &state) == [])
    #expect(press([.enter], &state) == [.join("192.0.2.9:7155", code: "c", isWatching: true)])
  }

  @Test("another address can be typed, and then its code; an empty one goes nowhere")
  func address() {
    var state = startMenu([])
    #expect(press([.enter, .enter] + "box.lan".map(Key.character) + [.enter], &state) == [])
    #expect(press([.enter], &state) == [])
    #expect(
      press([.character("c"), .enter], &state) == [.join("box.lan", code: "c", isWatching: false)])
  }

  @Test("a table that appears takes the choice only from a person who has not chosen")
  func appearing() throws {
    var state = startMenu([])
    state.take(.tables([away]))
    #expect(try offer(state) == away)
    _ = press([.down], &state)
    state.take(.tables([here, away]))
    #expect(try offer(state) == nil)
    _ = press([.up], &state)
    state.take(.tables([away, here]))
    #expect(try offer(state) == away)
    state.take(.tables([here]))
    #expect(try offer(state) == nil)
  }

  private func offer(_ state: PageStack) throws -> TableOffer? {
    guard let page = state.pages.last as? JoinPage else { throw Lost() }
    return page.offer
  }

  private struct Lost: Error {}

  @Test("several tables of one owner on this machine are distinguished by their paths")
  func several() throws {
    let second = TableOffer(address: "/run/mue/evening", host: here.host, site: .here)
    let picture = try Studio().picture("en")
    let one = picture.frame(of: startMenu([here, away]), size: size).text
    let near = try Studio().words("en")(.joinHere)
    #expect(one.contains("clara · \(near)") && !one.contains("/run/mue"))
    let two = picture.frame(of: startMenu([here, second, away]), size: size).text
    #expect(two.contains("clara · /run/mue/table") && two.contains("clara · /run/mue/evening"))
  }
}
