import MueData
import MueGame
import Testing

@testable import MueLink

@Suite("Coming in")
struct ComingInTests {
  @Test("the code of a seat leads to that seat, once")
  func code() throws {
    let driver = try TableDriver()
    let guest = driver.comeIn(.code(seat: 2), "Ben")
    let welcome = try #require(driver.heard(guest).first?.welcome)
    #expect(welcome.seat.index == 2 && !welcome.isWatching)
    #expect(welcome.table == TableDriver.name && welcome.rules == driver.rules)
    #expect(driver.presence(2) == .here)
    #expect(driver.table.seats(at: driver.now)[2].player.name.text == "Ben")
    #expect(driver.heardEvents().count == 1)
    let second = driver.comeIn(.code(seat: 2), "Eve")
    #expect(driver.heard(second) == [.refused(.taken)])
    #expect(driver.closed == [second])
  }

  @Test("a code of the host's seat, of a computer player's or of none leads nowhere")
  func otherSeats() throws {
    let driver = try TableDriver(friends: 2)
    for seat in [0, 3, 4, -1] {
      let guest = driver.comeIn(.code(seat: seat))
      #expect(driver.heard(guest) == [.refused(.taken)])
    }
  }

  @Test("a token leads back to the seat, and the old connection is closed")
  func token() throws {
    let driver = try TableDriver()
    let guest = driver.comeIn(.code(seat: 2), "Ben")
    let token = try #require(driver.heard(guest).first?.welcome?.token)
    #expect(driver.admitted[2] == token)
    let again = driver.comeIn(.token(seat: 2), "Other")
    let welcome = try #require(driver.heard(again).first?.welcome)
    #expect(welcome.seat.index == 2 && welcome.token == token)
    #expect(driver.closed == [guest])
    // The name stays, and the end of the old connection changes nothing.
    driver.table.lose(guest, at: driver.now)
    #expect(driver.presence(2) == .here)
    #expect(driver.table.seats(at: driver.now)[2].player.name.text == "Ben")
    driver.say(.say(.phrase(.hello)), guest)
    #expect(driver.heard(again).isEmpty)
    let strange = driver.comeIn(.token(seat: 1))
    #expect(driver.heard(strange) == [.refused(.taken)])
  }

  @Test("a connection lost before a reply leaves the seat free, and its token valid")
  func unheard() throws {
    let driver = try TableDriver()
    let guest = driver.comeIn(.code(seat: 2), "Ben", answers: false)
    let token = try #require(driver.admitted[2])
    driver.table.lose(guest, at: driver.now)
    #expect(driver.presence(2) == .free && driver.table.kept.tokens[2] == nil)
    #expect(driver.table.freeSeats.contains { $0.index == 2 })
    // The welcome had arrived in time: back by the token.
    let back = driver.comeIn(.token(seat: 2), "Ben")
    #expect(driver.heard(back).first?.welcome?.token == token)
    driver.table.lose(back, at: driver.now)
    #expect(driver.presence(2) == .away(seconds: 0))
    // It had not: joined by the code again, and with a new token.
    let other = driver.comeIn(.code(seat: 1), "Cid", answers: false)
    let first = try #require(driver.admitted[1])
    driver.table.lose(other, at: driver.now)
    let again = driver.comeIn(.code(seat: 1), "Dan")
    #expect(driver.admitted[1] != first)
    driver.table.lose(again, at: driver.now)
    #expect(driver.presence(1) == .away(seconds: 0))
    #expect(driver.table.seats(at: driver.now)[1].player.name.text == "Dan")
  }

  @Test("a visitor that only says hello changes nothing for anybody: name, seat, way back, cards")
  func onlyHello() throws {
    let driver = try TableDriver()
    let friend = driver.sit(1)
    try driver.begin()
    let left = driver.sit(2)
    let token = try #require(driver.admitted[2])
    driver.say(.leave, left)
    driver.forget()
    for _ in 0..<50 {
      let stranger = driver.comeIn(.code(seat: 2), "Eve", answers: false)
      #expect(!driver.heard(stranger).contains { $0.isView || $0.isHand })
      driver.table.lose(stranger, at: driver.now)
    }
    #expect(driver.lines(friend).isEmpty && driver.heardEvents().isEmpty)
    #expect(driver.admitted[2] == token && driver.table.kept.tokens[2] == token)
    #expect(driver.table.seats(at: driver.now)[2].player.name.text == "F2")
    let back = driver.comeIn(.token(seat: 2))
    #expect(driver.heard(back).first?.welcome?.token == token)
  }

  @Test("a visitor that sits down again and again is disconnected; others are not")
  func restless() throws {
    let driver = try TableDriver()
    let friend = driver.sit(1)
    let first = driver.comeIn(.local(user: "eve"))
    let token = try #require(driver.heard(first).first?.welcome?.token)
    for _ in 0..<50 { _ = driver.comeIn(.local(user: "eve"), token: token) }
    driver.forget()
    let blocked = driver.comeIn(.local(user: "eve"), token: token)
    #expect(driver.closed == [blocked] && driver.lines(friend).isEmpty)
    let other = driver.comeIn(.code(seat: 3))
    #expect(driver.heard(other).viewCount == 0 && driver.presence(3) == .here)
    driver.pass(10, awake: [friend, other])
    let again = driver.comeIn(.local(user: "eve"), token: token)
    #expect(driver.closed.last != again && driver.presence(2) == .here)
  }

  @Test("on one machine the first free seat is taken, or the guest's own one with the token")
  func local() throws {
    let driver = try TableDriver(friends: 2)
    let first = driver.comeIn(.local(user: "guest"))
    let token = try #require(driver.heard(first).first?.welcome?.token)
    let second = driver.comeIn(.local(user: "guest"), token: Hex(Array(repeating: 9, count: 32)))
    #expect(driver.heard(second).first?.welcome?.seat.index == 2)
    let third = driver.comeIn(.local(user: "guest"))
    #expect(driver.heard(third) == [.refused(.full)])
    #expect(driver.closed.last == third)
    let again = driver.comeIn(.local(user: "guest"), token: token)
    #expect(driver.heard(again).first?.welcome?.seat.index == 1)
  }

  @Test(
    "another version of protocol or rules is refused, and told the host's",
    arguments: [
      LinkVersion(link: "mue-link/2", rules: "mue-classic/1"),
      LinkVersion(link: "mue-link/1", rules: "mue-classic/2"),
    ])
  func version(_ other: LinkVersion) throws {
    let driver = try TableDriver()
    let guest = driver.connect(.code(seat: 1))
    driver.say(.hello(Hello(name: nil, version: other)), guest)
    #expect(driver.heard(guest) == [.refused(.version(.current))])
    #expect(driver.closed == [guest])
    #expect(driver.presence(1) == .free)
    // What follows is ignored.
    driver.say(.hello(Hello(name: nil)), guest)
    #expect(driver.lines(guest).isEmpty)
  }

  @Test("a guest that says anything else first is refused")
  func noHello() throws {
    let driver = try TableDriver()
    let lines = [
      GuestMessage.undo(hand: 1, moves: 0).line, Array("hello".utf8), [],
      Array(#"{"hello":1}"#.utf8),
    ]
    for line in lines {
      let guest = driver.connect(.code(seat: 1))
      driver.say(line: line, guest)
      #expect(driver.heard(guest) == [.refused(.noHello)])
      #expect(driver.closed.last == guest)
    }
    #expect(driver.presence(1) == .free)
  }

  @Test("a guest that sends nothing for ten seconds is sent away")
  func silence() throws {
    let driver = try TableDriver()
    let guest = driver.connect(.code(seat: 1))
    driver.pass(9)
    #expect(driver.closed.isEmpty)
    driver.pass(1)
    #expect(driver.closed == [guest])
  }

  @Test("eight may be silent at once; beyond that, the source with the most loses the oldest")
  func crowd() throws {
    let driver = try TableDriver()
    let friend = driver.connect(.code(seat: 1))
    let crowd = (0..<7).map { _ in driver.connect(.local(user: "guest")) }
    #expect(driver.closed.isEmpty)
    let ninth = driver.connect(.local(user: "guest"))
    #expect(driver.closed == [crowd[0]])
    let other = driver.connect(.local(user: "other"))
    #expect(driver.closed == [crowd[0], crowd[1]])
    for peer in [friend, other, ninth] {
      driver.say(.hello(Hello(name: nil)), peer)
      #expect(driver.heard(peer).first?.welcome != nil)
    }
  }

  @Test("the first of the most frequent owner is found; of equals, the one that comes first")
  func shares() {
    func first(_ owners: String) -> Int? {
      let owners = Array(owners)
      return owners.firstIndex(ofMostFrequent: { $0 })
    }
    #expect(first("") == nil)
    #expect(first("abc") == 0)
    #expect(first("abccb") == 1)
    #expect(first("abcc") == 2)
  }

  @Test("after the welcome come the seats, the finished hands, and the view")
  func order() throws {
    let driver = try TableDriver()
    try driver.begin()
    try driver.finishHand()
    driver.game?.dealNextHand(agreed: 8)
    if let game = driver.game { driver.show(game) }
    let guest = driver.comeIn(.code(seat: 1))
    let heard = driver.heard(guest)
    // The second list of seats follows the answer.
    #expect(heard.first?.welcome != nil && heard[1...2].allSatisfy { $0.seats != nil })
    #expect(heard.handCount == 1 && heard[3].isHand && heard[4].isView)
    // A guest that comes back with the hand does not get it again.
    let again = driver.comeIn(.token(seat: 1), hands: 1)
    #expect(!driver.heard(again).hasHand)
    let lying = driver.comeIn(.token(seat: 1), hands: 900)
    #expect(!driver.heard(lying).hasHand)
  }
}
