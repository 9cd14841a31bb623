import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The host decides about the people at the table") struct ParticipantsControlTests {
  private var participants = ParticipantsStates.participants(isGathering: false)
  private let keys = KeyMap()
  private let seats = PlayerCount.five.seats

  private func answers(_ typed: Key..., of participants: Participants? = nil) -> [Answer] {
    var page = ParticipantsPage()
    return typed.map { page.answer($0, in: participants ?? self.participants, keys: keys) }
  }

  @Test("a seat is chosen before anything is done")
  func choosing() {
    for key: Key in [.character("f"), .character("x"), .character("m")] {
      #expect(answers(key) == [.say(.companyChooseFirst)])
    }
    #expect(answers(.down, .character("m")).last == .ask(.act(.muted, seats[1])))
    // The last friend's seat is free, and so needs no confirmation.
    #expect(answers(.up, .character("x")).last == .ask(.act(.sentAway, seats[4])))
  }

  @Test("an action that takes somebody's seat must be confirmed, and another key cancels it")
  func asking() {
    let (ask, send) = (
      Answer.say(.companyAskAway(name: "Ben (2)")), Key.character("x")
    )
    #expect(answers(.down, send, send).suffix(2) == [ask, .ask(.act(.sentAway, seats[1]))])
    #expect(answers(.down, send, .down, .up, send).last == ask)
    let free = Key.character("f")
    #expect(answers(.down, free).last == .say(.companyAskFree(name: "Ben (2)")))
    #expect(answers(.down, free, send).last == ask)
    #expect(answers(.down, free, free).last == .ask(.act(.freed, seats[1])))
  }

  @Test("the same key mutes and unmutes; page and bar show which")
  func muted() throws {
    var participants = participants
    participants.muted = [seats[1]]
    #expect(
      answers(.down, .character("m"), of: participants).last == .ask(.act(.unmuted, seats[1])))
    let size = Size(width: 80, height: 24)
    var page = ParticipantsPage()
    _ = page.answer(.down, in: participants, keys: keys)
    var stack = PageStack(gathering: participants)
    _ = stack.handle(.down, in: size)
    #expect(page.hints(in: participants).contains(.keyUnmute))
    let text = try Studio().picture("en")
      .frame(of: stack, size: size).text
    #expect(text.contains("▸Ben") && text.contains("muted") && !text.contains("▸Ada"))
  }

  @Test("what is chosen is marked from edge to edge, a seat and the onlookers")
  func marked() throws {
    var participants = participants
    participants.onlookers = 2
    let size = Size(width: 80, height: 24)
    var stack = PageStack(gathering: participants)
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
    var participants = participants
    participants.onlookers = 2
    #expect(answers(.up, .character("x"), of: participants).last == .ask(.sendOnlookersAway))
    #expect(answers(.up, .character("m"), of: participants).last == .say(.companyChooseFirst))
  }

  private func command(_ line: String, of participants: Participants? = nil)
    -> Answer
  {
    var page = ParticipantsPage()
    let typed = [Key.character("t")] + line.map { Key.character($0) } + [.enter]
    return typed.map { page.answer($0, in: participants ?? self.participants, keys: keys) }.last
      ?? .none
  }

  @Test("typed commands do the same, by name or by the number of the seat")
  func commands() {
    #expect(command("/free Clara") == .ask(.act(.freed, seats[2])))
    #expect(command("/KICK ben") == .ask(.act(.sentAway, seats[1])))
    #expect(command("/mute 2") == .ask(.act(.muted, seats[1])))
    #expect(command("/unmute Ben") == .ask(.act(.unmuted, seats[1])))
    for line in ["/", "/mute", "/dance Ben", "//"] {
      #expect(command(line) == .say(.companyCommands), "\(line)")
    }
    for name in ["Ada", "1", "6", "Nobody"] {
      #expect(command("/mute \(name)") == .say(.companyNobodyCalled(name: name)), "\(name)")
    }
  }

  @Test("a guest's line with a slash is not sent, and the keys do nothing there")
  func guests() {
    var participants = participants
    participants.isHost = false
    participants.own = seats[1]
    #expect(command("/kick Clara", of: participants) == .say(.companyHostOnly))
    for key: Key in [.down, .character("f"), .character("x"), .character("m")] {
      #expect(answers(key, of: participants) == [.say(.unknownKey)])
    }
  }

  @Test("changed keys work on this page too, and its own take precedence over those of the table")
  func changedKeys() throws {
    let keys = try KeyMap(["mute": [.character("z")], "company": [.character("c")]])
    var page = ParticipantsPage()
    #expect(page.answer(.down, in: participants, keys: keys) == .none)
    #expect(
      page.answer(.character("z"), in: participants, keys: keys) == .ask(.act(.muted, seats[1])))
    #expect(page.answer(.character("t"), in: participants, keys: keys) == .say(.unknownKey))
    #expect(page.answer(.character("c"), in: participants, keys: keys) == .none && page.isTyping)
  }

  @Test(
    "a person who is asked about open handicaps can agree or leave, and do nothing else",
    arguments: Studio.languageCodes)
  func agreement(code: String) throws {
    var participants = ParticipantsStates.participants(isGathering: true)
    participants.isHost = false
    participants.own = seats[1]
    participants.isAgreementAsked = true
    participants.seats[0].player = Player(
      name: participants.host, agent: .person(peek: try #require(Peek(9))))
    #expect(answers(.enter, of: participants) == [.ask(.agree)])
    for key: Key in [.escape, .character("q")] {
      #expect(
        answers(key, of: participants) == (key == .escape ? [.ask(.leave)] : [.say(.unknownKey)]))
    }
    for key: Key in [.character("t"), .character("1"), .down] {
      #expect(answers(key, of: participants) == [.say(.unknownKey)])
    }
    var sweep = try Sweep(code)
    sweep.draw(.pages(PageStack(gathering: participants)), "agreement")
    #expect(sweep.faults.sorted() == [])
    let grid = try Studio().picture("en").frame(
      of: PageStack(gathering: participants), size: Size(width: 80, height: 24))
    let words = try Studio().words("en")
    for phrase: Phrase in [.companyPeek(name: "Ada", share: 9), .companyAskAgree] {
      #expect(grid.text.contains(words(phrase)))
    }
  }
}
