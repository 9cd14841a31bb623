import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("A table kept and opened again")
struct KeptTableTests {
  private func opened(_ sitting: Sitting, _ bytes: [UInt8]) -> HostedTable {
    HostedTable(
      rules: sitting.rules, players: sitting.players, terms: sitting.table.terms,
      digest: Chance.digest, random: sitting.chance.bytes, position: 1000,
      kept: try? KeptTable(reading: bytes), at: sitting.now)
  }

  @Test("the same friends find their seats, and the others stay free")
  func again() throws {
    let sitting = try Sitting()
    let guest = sitting.comeIn(.code(seat: 2), "Ben")
    let token = try #require(sitting.heard(guest).first?.welcome?.token)
    try sitting.begin()
    sitting.table.close()
    sitting.collect()
    #expect(sitting.heard(guest).last == .closing && sitting.closed == [guest])
    let kept = sitting.table.kept
    #expect(try KeptTable(reading: kept.bytes) == kept)
    sitting.table = opened(sitting, kept.bytes)
    sitting.admitted = [:]
    sitting.collect()
    #expect(sitting.admitted == [2: token])
    #expect(sitting.presence(2) == .away(seconds: 0) && sitting.presence(1) == .free)
    if let game = sitting.game { sitting.show(game) }
    #expect(sitting.table.position > 1)
    #expect(sitting.table.id == kept.id)
    let stranger = sitting.comeIn(.code(seat: 2))
    #expect(sitting.heard(stranger) == [.refused(.taken)])
    let back = sitting.comeIn(.token(seat: 2))
    #expect(sitting.heard(back).first?.welcome?.token == token)
    let local = sitting.comeIn(.local(user: "guest"), token: token)
    #expect(sitting.heard(local).first?.welcome?.seat.index == 2)
  }

  @Test("positions never become smaller, whatever the clock says, as often as a table is opened")
  func positions() throws {
    let sitting = try Sitting()
    var one = Program(sitting, seat: 1)
    var last = 0
    for clock in [0, 5_000_000, 3, 0, 900_000] {
      try sitting.begin()
      for _ in 0..<5 { try sitting.goOn() }
      one.answer(sitting)
      let (told, position) = (one.guest.position, sitting.table.position)
      #expect(told == position && told > last, "clock \(clock)")
      last = told
      sitting.table = HostedTable(
        rules: sitting.rules, players: sitting.players, terms: sitting.table.terms,
        digest: Chance.digest, random: sitting.chance.bytes, position: clock,
        kept: try KeptTable(reading: sitting.table.kept.bytes), at: sitting.now)
      try one.comeBack(sitting)
    }
    // Of a file of an earlier version nothing is known, and the clock is all there is.
    let earlier = KeptTable(tokens: sitting.table.kept.tokens, source: nil)
    #expect(!String(decoding: earlier.bytes, as: UTF8.self).contains("nextPosition"))
    #expect(opened(sitting, earlier.bytes).position == 1000)
  }

  @Test("a guest follows a host whose positions have become smaller, and forgets another table")
  func smaller() throws {
    let sitting = try Sitting()
    var one = Program(sitting, seat: 1)
    sitting.table = HostedTable(
      rules: sitting.rules, players: sitting.players, terms: sitting.table.terms,
      digest: Chance.digest, random: sitting.chance.bytes, position: 1_000_000,
      kept: KeptTable(tokens: sitting.table.kept.tokens, source: nil), at: sitting.now)
    try sitting.begin()
    try one.comeBack(sitting)
    #expect(one.guest.position > 1_000_000)
    let (tokens, id) = (sitting.table.kept.tokens, sitting.table.id)
    for isSame in [true, false] {
      sitting.table = HostedTable(
        rules: sitting.rules, players: sitting.players, terms: sitting.table.terms,
        digest: Chance.digest, random: sitting.chance.bytes,
        kept: KeptTable(tokens: tokens, source: nil, id: isSame ? id : nil), at: sitting.now)
      try sitting.begin()
      try one.comeBack(sitting)
      #expect(one.guest.position == sitting.table.position && one.guest.position < 10)
      try sitting.goOn()
      one.hear(sitting)
      #expect(one.guest.position == sitting.table.position)
    }
  }

  @Test("those who wait at the door are sent away when the table is closed")
  func door() throws {
    let sitting = try Sitting()
    let newcomer = sitting.knock(.code(seat: 1))
    sitting.table.close()
    sitting.collect()
    #expect(sitting.closed == [newcomer])
    sitting.say(.hello(Hello(name: nil)), newcomer)
    #expect(sitting.lines(newcomer).isEmpty)
  }

  @Test("what the last hand was dealt from is told after the table was opened again")
  func source() throws {
    let sitting = try Sitting()
    let bytes = sitting.chance.bytes()
    let source = DealSource(hand: 1, nonces: [bytes, nil, nil, nil])
    let kept = KeptTable(tokens: [nil, nil, nil, nil], source: source)
    sitting.table = opened(sitting, kept.bytes)
    try sitting.begin()
    try sitting.finishHand()
    let watcher = sitting.watch()
    let hands = sitting.heard(watcher).compactMap { message -> OpenedHand? in
      if case .hand(let hand) = message { hand } else { nil }
    }
    #expect(hands.count == 1 && hands.first?.nonces == source.nonces)
  }

  @Test("what was kept of another table, or is no such thing, opens a table of free seats")
  func strange() throws {
    let sitting = try Sitting()
    let token = String(repeating: "ab", count: 32)
    let files = [
      "", "{}", "[]", #"{"tokens":[]}"#, #"{"tokens":["\#(token)"]}"#,
      #"{"tokens":["\#(token)","\#(token)","\#(token)","\#(token)","\#(token)"]}"#,
      #"{"tokens":[1,2,3,4]}"#, #"{"tokens":["ab",null,null,null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"hand":1,"nonces":[null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"hand":"x","nonces":[null,null,null,null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"nextPosition":-1}"#,
      #"{"tokens":[null,"\#(token)",null,null],"nextPosition":9223372036854775807}"#,
      #"{"tokens":[null,"\#(token)",null,null],"closed":[4]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"id":"ab"}"#,
    ]
    for file in files {
      sitting.table = opened(sitting, Array(file.utf8))
      sitting.collect()
      #expect(sitting.table.freeSeats.count == 3 && sitting.admitted.isEmpty, "\(file)")
    }
    // Of the host's own seat and computer players' no token is taken.
    let all = KeptTable(tokens: (0..<4).map { _ in sitting.chance.bytes() }, source: nil)
    sitting.table = opened(sitting, all.bytes)
    sitting.collect()
    #expect(sitting.admitted.keys.sorted() == [1, 2, 3])
  }
}
