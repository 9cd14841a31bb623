import CellGrid
import MueRules
import MueTable
import MueWords
import Testing

@testable import MueScreen

@Suite("The host decides about the people at the table") struct CompanyControlTests {
  private var company = CompanyStates.company(isGathering: false)
  private let keys = KeyMap()
  private let seats = PlayerCount.five.seats

  private func answers(_ typed: Key..., of company: Company? = nil) -> [CompanyPage.Answer] {
    var page = CompanyPage()
    return typed.map { page.answer($0, in: company ?? self.company, keys: keys) }
  }

  @Test("a seat is chosen with the arrows, around the ends, before anything is done")
  func choosing() {
    for key: Key in [.character("f"), .character("x"), .character("m")] {
      #expect(answers(key) == [.tell(.companyChooseFirst)])
    }
    #expect(answers(.down, .character("m")).last == .act(.muted, seats[1]))
    #expect(answers(.down, .down, .up, .character("m")).last == .act(.muted, seats[1]))
    // The last friend's seat is free, and so not to be asked about.
    #expect(answers(.up, .character("x")).last == .act(.sentAway, seats[4]))
  }

  @Test("what takes a seat from somebody is asked once more, and another key forgets that")
  func asking() {
    let (ask, send) = (CompanyPage.Answer.tell(.companyAskAway(name: "Ben")), Key.character("x"))
    #expect(answers(.down, send, send).suffix(2) == [ask, .act(.sentAway, seats[1])])
    #expect(answers(.down, send, .down, .up, send).last == ask)
    let free = Key.character("f")
    #expect(answers(.down, free).last == .tell(.companyAskFree(name: "Ben")))
    #expect(answers(.down, free, send).last == ask)
    #expect(answers(.down, free, free).last == .act(.freed, seats[1]))
  }

  @Test("who is muted is heard again by the same key; the page and the bar tell so")
  func muted() throws {
    var company = company
    company.muted = [seats[1]]
    #expect(answers(.down, .character("m"), of: company).last == .act(.unmuted, seats[1]))
    let size = Size(width: 80, height: 24)
    var page = CompanyPage()
    _ = page.answer(.down, in: company, keys: keys)
    #expect(page.hints(in: company).contains(.keyUnmute))
    let text = try Studio().picture("en").draw(page, company, notice: nil, size: size).text
    #expect(text.contains("▸Ben") && text.contains("muted") && !text.contains("▸Ada"))
  }

  @Test("those who look on are chosen behind the seats, and sent away at once")
  func onlookers() {
    var company = company
    company.onlookers = 2
    #expect(answers(.up, .character("x"), of: company).last == .sendOnlookersAway)
    #expect(answers(.up, .character("m"), of: company).last == .tell(.companyChooseFirst))
  }

  private func command(_ line: String, of company: Company? = nil) -> CompanyPage.Answer {
    var page = CompanyPage()
    let typed = [Key.character("t")] + line.map { Key.character($0) } + [.enter]
    return typed.map { page.answer($0, in: company ?? self.company, keys: keys) }.last ?? .none
  }

  @Test("commands that are typed do the same, by name or by the number of the seat")
  func commands() {
    #expect(command("/free Clara") == .act(.freed, seats[2]))
    #expect(command("/KICK ben") == .act(.sentAway, seats[1]))
    #expect(command("/mute 2") == .act(.muted, seats[1]))
    #expect(command("/unmute Ben") == .act(.unmuted, seats[1]))
    for line in ["/", "/mute", "/dance Ben", "//"] {
      #expect(command(line) == .tell(.companyCommands), "\(line)")
    }
    for name in ["Ada", "1", "6", "Nobody"] {
      #expect(command("/mute \(name)") == .tell(.companyNobodyCalled(name: name)), "\(name)")
    }
  }

  @Test("a guest's line with a slash is said to nobody, and the keys do nothing there")
  func guests() {
    var company = company
    company.isHost = false
    company.own = seats[1]
    #expect(command("/kick Clara", of: company) == .tell(.companyHostOnly))
    for key: Key in [.down, .character("f"), .character("x"), .character("m")] {
      #expect(answers(key, of: company) == [.unknown])
    }
  }

  @Test("changed keys count on this page too, and its own go before those of the table")
  func changedKeys() throws {
    let keys = try KeyMap(["mute": [.character("z")], "company": [.character("c")]])
    var page = CompanyPage()
    #expect(page.answer(.down, in: company, keys: keys) == .none)
    #expect(page.answer(.character("z"), in: company, keys: keys) == .act(.muted, seats[1]))
    #expect(page.answer(.character("t"), in: company, keys: keys) == .unknown)
    #expect(page.answer(.character("c"), in: company, keys: keys) == .none && page.isTyping)
  }

  @Test(
    "who is asked about open handicaps agrees or leaves, and does nothing else",
    arguments: Goldens.codes)
  func agreement(code: String) throws {
    var company = CompanyStates.company(isGathering: true)
    company.isHost = false
    company.own = seats[1]
    company.isAgreementAsked = true
    company.seats[0].player = Player(
      name: company.host, agent: .person(peek: try #require(Peek(9))))
    #expect(answers(.enter, of: company) == [.agree])
    for key: Key in [.escape, .character("q")] { #expect(answers(key, of: company) == [.leave]) }
    for key: Key in [.character("t"), .character("1"), .down] {
      #expect(answers(key, of: company) == [.unknown])
    }
    for size in Goldens.sizes {
      let grid = try Studio().picture(code).draw(CompanyPage(), company, notice: nil, size: size)
      #expect(grid.faults.isEmpty)
    }
    let grid = try Studio().picture("en").draw(
      CompanyPage(), company, notice: nil, size: Size(width: 80, height: 24))
    #expect(grid.text.contains("Ada sees 9 of every 9 cards in other hands."))
    #expect(grid.text.contains("Enter agrees to that and sits down"))
  }
}
