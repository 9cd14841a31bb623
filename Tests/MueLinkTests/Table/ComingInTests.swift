import MueTable
import Testing

@testable import MueLink

@Suite("Coming in")
struct ComingInTests {
  @Test("the code of a seat leads to that seat, once")
  func code() throws {
    let sitting = try Sitting()
    let guest = sitting.comeIn(.code(seat: 2), "Ben")
    let welcome = try #require(sitting.heard(guest).first?.welcome)
    #expect(welcome.seat.index == 2 && !welcome.isWatching && welcome.version == .current)
    #expect(welcome.table == Sitting.name && welcome.rules == sitting.rules)
    #expect(sitting.presence(2) == .here)
    #expect(sitting.table.seats(at: sitting.now)[2].player.name.text == "Ben")
    #expect(sitting.heardNews().count == 1)
    let second = sitting.comeIn(.code(seat: 2), "Eve")
    #expect(sitting.heard(second) == [.refused(.taken)])
    #expect(sitting.closed == [second])
  }

  @Test("a code of the host's seat, of a computer player's or of none leads nowhere")
  func otherSeats() throws {
    let sitting = try Sitting(friends: 2)
    for seat in [0, 3, 4, -1] {
      let guest = sitting.comeIn(.code(seat: seat))
      #expect(sitting.heard(guest) == [.refused(.taken)])
    }
  }

  @Test("a token leads back to the seat, and the old line is closed")
  func token() throws {
    let sitting = try Sitting()
    let guest = sitting.comeIn(.code(seat: 2), "Ben")
    let token = try #require(sitting.heard(guest).first?.welcome?.token)
    #expect(sitting.admitted[2] == token)
    let again = sitting.comeIn(.token(seat: 2), "Other")
    let welcome = try #require(sitting.heard(again).first?.welcome)
    #expect(welcome.seat.index == 2 && welcome.token == token)
    #expect(sitting.closed == [guest])
    // The name stays, and the end of the old line changes nothing.
    sitting.table.lose(guest, at: sitting.now)
    #expect(sitting.presence(2) == .here)
    #expect(sitting.table.seats(at: sitting.now)[2].player.name.text == "Ben")
    sitting.say(.say(.phrase(.hello)), guest)
    #expect(sitting.heard(again).isEmpty)
    let strange = sitting.comeIn(.token(seat: 1))
    #expect(sitting.heard(strange) == [.refused(.taken)])
  }

  @Test("a line lost before a word has come back leaves the seat free, and its token good")
  func unheard() throws {
    let sitting = try Sitting()
    let guest = sitting.comeIn(.code(seat: 2), "Ben")
    let token = try #require(sitting.admitted[2])
    sitting.table.lose(guest, at: sitting.now)
    #expect(sitting.presence(2) == .free && sitting.table.kept.tokens[2] == nil)
    #expect(sitting.table.freeSeats.contains { $0.index == 2 })
    // The welcome had come in time: back by the token.
    let back = sitting.comeIn(.token(seat: 2), "Ben")
    #expect(sitting.heard(back).first?.welcome?.token == token)
    sitting.table.lose(back, at: sitting.now)
    #expect(sitting.presence(2) == .away(seconds: 0))
    // It had not: in by the code once more, and with a token of one's own.
    let other = sitting.comeIn(.code(seat: 1), "Cid")
    let first = try #require(sitting.admitted[1])
    sitting.table.lose(other, at: sitting.now)
    let again = sitting.comeIn(.code(seat: 1), "Dan")
    #expect(sitting.admitted[1] != first)
    sitting.say(.beat(idle: 0), again)
    sitting.table.lose(again, at: sitting.now)
    #expect(sitting.presence(1) == .away(seconds: 0))
    #expect(sitting.table.seats(at: sitting.now)[1].player.name.text == "Dan")
  }

  @Test("on one machine the first free seat is taken, or the own one with the token")
  func local() throws {
    let sitting = try Sitting(friends: 2)
    let first = sitting.comeIn(.local(user: "guest"))
    let token = try #require(sitting.heard(first).first?.welcome?.token)
    let second = sitting.comeIn(.local(user: "guest"), token: Hex(Array(repeating: 9, count: 32)))
    #expect(sitting.heard(second).first?.welcome?.seat.index == 2)
    let third = sitting.comeIn(.local(user: "guest"))
    #expect(sitting.heard(third) == [.refused(.full)])
    #expect(sitting.closed.last == third)
    let again = sitting.comeIn(.local(user: "guest"), token: token)
    #expect(sitting.heard(again).first?.welcome?.seat.index == 1)
  }

  @Test(
    "another version of protocol or rules is refused, and told the host's",
    arguments: [
      LinkVersion(link: "mue-link/2", rules: "mue-classic/1"),
      LinkVersion(link: "mue-link/1", rules: "mue-classic/2"),
    ])
  func version(_ other: LinkVersion) throws {
    let sitting = try Sitting()
    let guest = sitting.knock(.code(seat: 1))
    sitting.say(.hello(Hello(name: nil, version: other)), guest)
    #expect(sitting.heard(guest) == [.refused(.version(.current))])
    #expect(sitting.closed == [guest])
    #expect(sitting.presence(1) == .free)
    // What is said after that is not heard.
    sitting.say(.hello(Hello(name: nil)), guest)
    #expect(sitting.lines(guest).isEmpty)
  }

  @Test("whoever says anything else first is refused")
  func noHello() throws {
    let sitting = try Sitting()
    let lines = [GuestMessage.undo.line, Array("hello".utf8), [], Array(#"{"hello":1}"#.utf8)]
    for line in lines {
      let guest = sitting.knock(.code(seat: 1))
      sitting.say(line: line, guest)
      #expect(sitting.heard(guest) == [.refused(.noHello)])
      #expect(sitting.closed.last == guest)
    }
    #expect(sitting.presence(1) == .free)
  }

  @Test("whoever says nothing for ten seconds is sent away")
  func silence() throws {
    let sitting = try Sitting()
    let guest = sitting.knock(.code(seat: 1))
    sitting.pass(9)
    #expect(sitting.closed.isEmpty)
    sitting.pass(1)
    #expect(sitting.closed == [guest])
  }

  @Test("eight may be silent at once; of more, the one with the most loses the oldest")
  func crowd() throws {
    let sitting = try Sitting()
    let friend = sitting.knock(.code(seat: 1))
    let crowd = (0..<7).map { _ in sitting.knock(.local(user: "guest")) }
    #expect(sitting.closed.isEmpty)
    let ninth = sitting.knock(.local(user: "guest"))
    #expect(sitting.closed == [crowd[0]])
    let other = sitting.knock(.local(user: "other"))
    #expect(sitting.closed == [crowd[0], crowd[1]])
    for peer in [friend, other, ninth] {
      sitting.say(.hello(Hello(name: nil)), peer)
      #expect(sitting.heard(peer).first?.welcome != nil)
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

  @Test("after the welcome come the seats, the hands that are over, and the view")
  func order() throws {
    let sitting = try Sitting()
    try sitting.begin()
    try sitting.finishHand()
    sitting.game?.dealNextHand(agreed: 8)
    if let game = sitting.game { sitting.show(game) }
    let guest = sitting.comeIn(.code(seat: 1))
    let heard = sitting.heard(guest)
    #expect(heard.count >= 4)
    #expect(heard.first?.welcome != nil && heard.dropFirst().first?.seats != nil)
    #expect(heard.handCount == 1 && heard.dropFirst(2).first?.isHand == true)
    #expect(heard.dropFirst(3).first?.isView == true)
    // Whoever comes back and has the hand already does not get it again.
    let again = sitting.comeIn(.token(seat: 1), hands: 1)
    #expect(!sitting.heard(again).hasHand)
    let lying = sitting.comeIn(.token(seat: 1), hands: 900)
    #expect(!sitting.heard(lying).hasHand)
  }
}
