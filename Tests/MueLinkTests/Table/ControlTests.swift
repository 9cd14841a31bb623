import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("What a host decides about seats")
struct ControlTests {
  private func act(_ action: HostAction, _ seat: Int, _ sitting: Sitting) throws -> Bool {
    let seat = try #require(sitting.rules.players.seat(seat))
    defer { sitting.collect() }
    return sitting.table.act(action, on: seat, at: sitting.now)
  }

  @Test("who is sent away hears it, finds no way back, and the computer keeps the seat")
  func sentAway() throws {
    let (sitting, one, two) = try Sitting.withTwo()
    let token = try #require(sitting.admitted[1])
    sitting.forget()
    #expect(try act(.sentAway, 1, sitting))
    #expect(sitting.heard(one).last == .refused(.sentAway) && sitting.closed == [one])
    let told = sitting.heard(two)
    #expect(told.contains(.done(.sentAway, seat: 1)))
    #expect(told.lastSeats?[1].presence == .computer)
    // The secret that led back is replaced by one that nobody is told.
    #expect(sitting.admitted[1] != token)
    for entry in [Entry.code(seat: 1), .token(seat: 1)] {
      #expect(sitting.heard(sitting.comeIn(entry)) == [.refused(.taken)])
    }
    let local = sitting.comeIn(.local(user: "guest"), token: token)
    #expect(sitting.heard(local).first?.welcome?.seat.index == 3)
    #expect(sitting.presence(1) == .computer)
    #expect(try !act(.sentAway, 1, sitting))
  }

  @Test("a closed seat stays closed when the table is opened again, until the host frees it")
  func closed() throws {
    let (sitting, _, _) = try Sitting.withTwo()
    #expect(try act(.sentAway, 1, sitting))
    sitting.table = HostedTable(
      rules: sitting.rules, players: sitting.players, terms: sitting.table.terms,
      digest: Chance.digest, random: sitting.chance.bytes,
      kept: try KeptTable(reading: sitting.table.kept.bytes), at: sitting.now)
    #expect(sitting.table.freeSeats.map(\.index) == [3])
    #expect(try act(.freed, 1, sitting))
    #expect(sitting.table.freeSeats.map(\.index) == [1, 3])
    let friend = sitting.comeIn(.code(seat: 1), "New")
    #expect(sitting.heard(friend).first?.welcome?.seat.index == 1)
  }

  @Test("a seat that is freed is a new friend's, and the one who sat there is a stranger")
  func freed() throws {
    let (sitting, one, two) = try Sitting.withTwo()
    sitting.table.lose(one, at: sitting.now)
    sitting.forget()
    #expect(try act(.freed, 1, sitting))
    #expect(sitting.heard(two).contains(.done(.freed, seat: 1)))
    #expect(sitting.presence(1) == .free && sitting.table.kept.tokens[1] == nil)
    #expect(sitting.heard(sitting.comeIn(.token(seat: 1))) == [.refused(.taken)])
    let friend = sitting.comeIn(.code(seat: 1), "New computer", hands: 7)
    let welcome = try #require(sitting.heard(friend).first?.welcome)
    #expect(welcome.seat.index == 1 && welcome.token != nil)
    #expect(try !act(.freed, 3, sitting))
  }

  @Test("what a muted guest says reaches nobody, and all are told of that")
  func muted() throws {
    let (sitting, one, two) = try Sitting.withTwo()
    sitting.forget()
    #expect(try act(.muted, 1, sitting))
    #expect(try !act(.muted, 1, sitting))
    sitting.say(.say(.phrase(.hello)), one)
    for peer in [one, two] { #expect(sitting.heard(peer) == [.done(.muted, seat: 1)]) }
    #expect(sitting.heardNews().isEmpty)
    #expect(try act(.unmuted, 1, sitting))
    sitting.say(.say(.phrase(.hello)), one)
    let name = try #require(PlayerName("F1"))
    #expect(sitting.heard(two) == [.done(.unmuted, seat: 1), .said(name: name, .phrase(.hello))])
    // Who comes to the seat next is heard.
    #expect(try act(.muted, 1, sitting))
    sitting.say(.leave, one)
    let other = sitting.comeIn(.code(seat: 1), "Other")
    sitting.say(.say(.phrase(.thanks)), other)
    #expect(sitting.heardNews().contains { if case .said = $0 { true } else { false } })
  }

  @Test("seats of computers and the host's own are nothing to decide about")
  func others() throws {
    let sitting = try Sitting(friends: 1)
    for action in HostAction.allCases {
      for seat in [0, 2, 3] { #expect(try !act(action, seat, sitting)) }
    }
    #expect(try !act(.muted, 1, sitting))
  }

  @Test("those who look on can be sent away")
  func onlookers() throws {
    let sitting = try Sitting()
    let watchers = [sitting.watch(), sitting.watch()]
    #expect(sitting.table.sendWatchersAway() == 2)
    sitting.collect()
    for peer in watchers { #expect(sitting.heard(peer).last == .refused(.sentAway)) }
    #expect(sitting.closed == watchers && sitting.table.watcherCount == 0)
    #expect(sitting.table.sendWatchersAway() == 0)
  }

  @Test("a seat whose person stays away can be taken by somebody else, and not before the time set")
  func release() throws {
    let (sitting, one, two) = try Sitting.withTwo()
    sitting.table.lose(one, at: sitting.now)
    sitting.pass(599, awake: [two])
    #expect(sitting.table.freeSeats.map(\.index) == [3] && sitting.presence(1) == .covered)
    sitting.pass(1, awake: [two])
    #expect(sitting.table.freeSeats.map(\.index) == [1, 3] && sitting.presence(1) == .free)
    // On one machine it is given away last.
    let local = sitting.comeIn(.local(user: "guest"))
    #expect(sitting.heard(local).first?.welcome?.seat.index == 3)
    // Until somebody comes, the person may come back.
    let back = sitting.comeIn(.token(seat: 1))
    #expect(sitting.heard(back).first?.welcome?.seat.index == 1 && sitting.presence(1) == .here)
    #expect(sitting.table.freeSeats.isEmpty)
  }

  @Test("a seat at which somebody sleeps can be taken as well, unless they wake up before")
  func sleeper() throws {
    let (sitting, one, two) = try Sitting.withTwo()
    for isWoken in [true, false] {
      try sitting.goOn(toTurnOf: 1)
      for _ in 0..<700 {
        sitting.pass(1, awake: [two])
        sitting.say(.beat(idle: 1000), one)
      }
      #expect(sitting.presence(1) == .free && sitting.isComputers())
      guard isWoken else { break }
      sitting.say(.beat(idle: 0), one)
      #expect(sitting.presence(1) == .here && sitting.table.freeSeats.map(\.index) == [3])
    }
    sitting.forget()
    let other = sitting.comeIn(.code(seat: 1), "Other")
    #expect(sitting.heard(other).first?.welcome?.seat.index == 1)
    #expect(sitting.heard(one).last == .refused(.taken) && sitting.closed == [one])
    #expect(sitting.presence(1) == .here)
  }

  @Test("connections that say hello and leave do not fill the table")
  func comeAndGo() throws {
    let sitting = try Sitting()
    for _ in 0..<20 {
      let guest = sitting.comeIn(.local(user: "stranger"))
      #expect(sitting.heard(guest).first?.welcome != nil)
      sitting.say(.leave, guest)
    }
    #expect(sitting.table.freeSeats.count == 3)
  }
}
