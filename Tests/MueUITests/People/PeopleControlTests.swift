import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The host decides about the people at the table") struct PeopleControlTests {
  private var people = PeopleStates.people(isGathering: false)
  private let keys = KeyMap()
  private let seats = PlayerCount.five.seats

  private func answers(_ typed: Key..., of people: People? = nil) -> [Answer] {
    var page = PeoplePage()
    return typed.map { page.answer($0, in: people ?? self.people, keys: keys) }
  }

  @Test("a seat is chosen before anything is done")
  func choosing() {
    for key: Key in [.character("f"), .character("x"), .character("m")] {
      #expect(answers(key) == [.say(.peopleChooseFirst)])
    }
    #expect(answers(.down, .character("m")).last == .ask(.act(.muted, seats[1])))
    // The last friend's seat is free, and so needs no confirmation.
    #expect(answers(.up, .character("x")).last == .ask(.act(.sentAway, seats[4])))
  }

  @Test("an action that takes somebody's seat must be confirmed, and another key cancels it")
  func asking() {
    let (ask, send) = (
      Answer.say(.peopleAskAway(name: "Ben (2)")), Key.character("x")
    )
    #expect(answers(.down, send, send).suffix(2) == [ask, .ask(.act(.sentAway, seats[1]))])
    #expect(answers(.down, send, .down, .up, send).last == ask)
    let free = Key.character("f")
    #expect(answers(.down, free).last == .say(.peopleAskFree(name: "Ben (2)")))
    #expect(answers(.down, free, send).last == ask)
    #expect(answers(.down, free, free).last == .ask(.act(.freed, seats[1])))
  }

  @Test("the same key mutes and unmutes; page and bar show which")
  func muted() throws {
    var people = people
    people.muted = [seats[1]]
    #expect(
      answers(.down, .character("m"), of: people).last == .ask(.act(.unmuted, seats[1])))
    let size = Size(width: 80, height: 24)
    var page = PeoplePage()
    _ = page.answer(.down, in: people, keys: keys)
    var stack = PageStack(gathering: people)
    _ = stack.handle(.down, in: size)
    #expect(page.hints(in: people).contains(.keyUnmute))
    let text = try Studio().picture("en")
      .frame(of: stack, size: size).text
    #expect(text.contains("▸Ben") && text.contains("muted") && !text.contains("▸Ada"))
  }

  @Test("what is chosen is marked from edge to edge, a seat and the onlookers")
  func marked() throws {
    var people = people
    people.onlookers = 2
    let size = Size(width: 80, height: 24)
    var stack = PageStack(gathering: people)
    for key in [Key.down, .up, .up] {
      _ = stack.handle(key, in: size)
      let grid = try Studio().picture("en").frame(of: stack, size: size)
      let y = try #require(grid.focus?.y)
      let marked = (0..<size.width).filter {
        grid[Position(x: $0, y: y)].style == grid[grid.focus ?? Position(x: 0, y: y)].style
      }
      #expect(marked == Array(8..<72), "\(y)")
    }
  }

  @Test("the onlookers are chosen after the seats, and sent away at once")
  func onlookers() {
    var people = people
    people.onlookers = 2
    #expect(answers(.up, .character("x"), of: people).last == .ask(.sendOnlookersAway))
    #expect(answers(.up, .character("m"), of: people).last == .say(.peopleChooseFirst))
  }

  @Test("an arrow leaves the empty line and chooses; in a line with text it does nothing")
  func arrows() {
    var page = PeoplePage.talking
    #expect(page.hints(in: people).last == .keysUpDown)
    #expect(page.answer(.down, in: people, keys: keys) == .none && !page.isTyping)
    #expect(page.seat(in: people) != nil)
    page = .talking
    #expect(page.answer(.character("a"), in: people, keys: keys) == .none)
    #expect(page.answer(.down, in: people, keys: keys) == .say(.unknownKey))
    #expect(page.isTyping && page.seat(in: people) == nil)
  }

  private func command(_ line: String, of people: People? = nil)
    -> Answer
  {
    var page = PeoplePage()
    let typed = [Key.character("t")] + line.map { Key.character($0) } + [.enter]
    return typed.map { page.answer($0, in: people ?? self.people, keys: keys) }.last
      ?? .none
  }

  @Test("typed commands do the same, by name or by the number of the seat")
  func commands() {
    #expect(command("/free Clara") == .ask(.act(.freed, seats[2])))
    #expect(command("/KICK ben") == .ask(.act(.sentAway, seats[1])))
    #expect(command("/mute 2") == .ask(.act(.muted, seats[1])))
    #expect(command("/unmute Ben") == .ask(.act(.unmuted, seats[1])))
    for line in ["/", "/mute", "/dance Ben", "//"] {
      #expect(command(line) == .say(.peopleCommands), "\(line)")
    }
    for name in ["Ada", "1", "6", "Nobody"] {
      #expect(command("/mute \(name)") == .say(.peopleNobodyCalled(name: name)), "\(name)")
    }
  }

  @Test("a guest's line with a slash is not sent, and the keys do nothing there")
  func guests() {
    var people = people
    people.isHost = false
    people.own = seats[1]
    #expect(command("/kick Clara", of: people) == .say(.peopleHostOnly))
    for key: Key in [.down, .character("f"), .character("x"), .character("m")] {
      #expect(answers(key, of: people) == [.say(.unknownKey)])
    }
  }

  @Test("changed keys work on this page too, and its own take precedence over those of the table")
  func changedKeys() throws {
    let keys = try KeyMap(["mute": [.character("z")], "people": [.character("b")]])
    var page = PeoplePage()
    #expect(page.answer(.down, in: people, keys: keys) == .none)
    #expect(
      page.answer(.character("z"), in: people, keys: keys) == .ask(.act(.muted, seats[1])))
    #expect(page.answer(.character("t"), in: people, keys: keys) == .say(.unknownKey))
    #expect(page.answer(.character("b"), in: people, keys: keys) == .none && page.isTyping)
  }

  @Test(
    "a person who is asked about open handicaps can agree or leave, and do nothing else",
    arguments: Studio.languageCodes)
  func agreement(code: String) throws {
    var people = PeopleStates.people(isGathering: true)
    people.isHost = false
    people.own = seats[1]
    people.isAgreementAsked = true
    people.seats[0].player = Player(
      name: people.host, agent: .person(peek: try #require(Peek(9))))
    #expect(answers(.enter, of: people) == [.ask(.agree)])
    for key: Key in [.escape, .character("q")] {
      #expect(
        answers(key, of: people) == (key == .escape ? [.ask(.leave)] : [.say(.unknownKey)]))
    }
    for key: Key in [.character("t"), .character("1"), .down] {
      #expect(answers(key, of: people) == [.say(.unknownKey)])
    }
    var sweep = try Sweep(code)
    sweep.draw(.pages(PageStack(gathering: people)), "agreement")
    #expect(sweep.faults.sorted() == [])
    let grid = try Studio().picture("en").frame(
      of: PageStack(gathering: people), size: Size(width: 80, height: 24))
    let words = try Studio().words("en")
    for phrase: Phrase in [.peoplePeek(name: "Ada", share: 9), .peopleAskAgree] {
      #expect(grid.text.contains(words(phrase)))
    }
  }
}
