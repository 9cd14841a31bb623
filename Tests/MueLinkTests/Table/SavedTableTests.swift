import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

@Suite("A table that is kept and reopened")
struct SavedTableTests {
  private func opened(_ driver: TableDriver, _ bytes: [UInt8]) -> HostedTable {
    HostedTable(
      rules: driver.rules, players: driver.players, terms: driver.table.terms,
      digest: Chance.digest, random: driver.chance.bytes, position: 1000,
      kept: try? SavedTable(reading: bytes), at: driver.now)
  }

  @Test("the same friends find their seats, and the others stay free")
  func again() throws {
    let driver = try TableDriver()
    let guest = driver.comeIn(.code(seat: 2), "Ben")
    let token = try #require(driver.heard(guest).first?.welcome?.token)
    try driver.begin()
    driver.table.close()
    driver.collect()
    #expect(driver.heard(guest).last == .closing && driver.closed == [guest])
    let kept = driver.table.kept
    #expect(try SavedTable(reading: kept.bytes) == kept)
    driver.table = opened(driver, kept.bytes)
    driver.admitted = [:]
    driver.collect()
    #expect(driver.admitted == [2: token])
    #expect(driver.presence(2) == .away(seconds: 0) && driver.presence(1) == .free)
    if let game = driver.game { driver.show(game) }
    #expect(driver.table.position > 1)
    #expect(driver.table.id == kept.id)
    let stranger = driver.comeIn(.code(seat: 2))
    #expect(driver.heard(stranger) == [.refused(.taken)])
    let back = driver.comeIn(.token(seat: 2))
    #expect(driver.heard(back).first?.welcome?.token == token)
    let local = driver.comeIn(.local(user: "guest"), token: token)
    #expect(driver.heard(local).first?.welcome?.seat.index == 2)
  }

  @Test("positions never decrease, however the clock is set and however often a table is reopened")
  func positions() throws {
    let driver = try TableDriver()
    var one = Program(driver, seat: 1)
    var last = 0
    for clock in [0, 5_000_000, 3, 0, 900_000] {
      try driver.begin()
      for _ in 0..<5 { try driver.goOn() }
      one.answer(driver)
      let (told, position) = (one.guest.position, driver.table.position)
      #expect(told == position && told > last, "clock \(clock)")
      last = told
      driver.table = HostedTable(
        rules: driver.rules, players: driver.players, terms: driver.table.terms,
        digest: Chance.digest, random: driver.chance.bytes, position: clock,
        kept: try SavedTable(reading: driver.table.kept.bytes), at: driver.now)
      try one.comeBack(driver)
    }
    // A file of an earlier version lacks the position, and the clock is all there is.
    let earlier = SavedTable(tokens: driver.table.kept.tokens, source: nil)
    #expect(!String(decoding: earlier.bytes, as: UTF8.self).contains("nextPosition"))
    #expect(opened(driver, earlier.bytes).position == 1000)
  }

  @Test("a guest follows a host whose positions have decreased, and forgets another table")
  func smaller() throws {
    let driver = try TableDriver()
    var one = Program(driver, seat: 1)
    driver.table = HostedTable(
      rules: driver.rules, players: driver.players, terms: driver.table.terms,
      digest: Chance.digest, random: driver.chance.bytes, position: 1_000_000,
      kept: SavedTable(tokens: driver.table.kept.tokens, source: nil), at: driver.now)
    try driver.begin()
    try one.comeBack(driver)
    #expect(one.guest.position > 1_000_000)
    let (tokens, id) = (driver.table.kept.tokens, driver.table.id)
    for isSame in [true, false] {
      driver.table = HostedTable(
        rules: driver.rules, players: driver.players, terms: driver.table.terms,
        digest: Chance.digest, random: driver.chance.bytes,
        kept: SavedTable(tokens: tokens, source: nil, id: isSame ? id : nil), at: driver.now)
      try driver.begin()
      try one.comeBack(driver)
      #expect(one.guest.position == driver.table.position && one.guest.position < 10)
      try driver.goOn()
      one.hear(driver)
      #expect(one.guest.position == driver.table.position)
    }
  }

  @Test("newcomers are sent away when the table is closed")
  func newcomers() throws {
    let driver = try TableDriver()
    let newcomer = driver.connect(.code(seat: 1))
    driver.table.close()
    driver.collect()
    #expect(driver.closed == [newcomer])
    driver.say(.hello(Hello(name: nil)), newcomer)
    #expect(driver.lines(newcomer).isEmpty)
  }

  @Test("the contributions to the last hand are revealed after the table was reopened")
  func source() throws {
    let driver = try TableDriver()
    let bytes = driver.chance.bytes()
    let source = DealSource(hand: 1, nonces: [bytes, nil, nil, nil])
    let kept = SavedTable(tokens: [nil, nil, nil, nil], source: source)
    driver.table = opened(driver, kept.bytes)
    try driver.begin()
    try driver.finishHand()
    let onlooker = driver.watch()
    let hands = driver.heard(onlooker).compactMap { message -> OpenedHand? in
      if case .hand(let hand) = message { hand } else { nil }
    }
    #expect(hands.count == 1 && hands.first?.nonces == source.nonces)
  }

  @Test("a file of an earlier version has the contributions to a hand that has been dealt")
  func earlierVersion() throws {
    let bytes = String(repeating: "ab", count: 32)
    let file = #"{"tokens":[null,"\#(bytes)",null],"hand":4,"nonces":["\#(bytes)",null,null]}"#
    let source = try #require(try SavedTable(reading: Array(file.utf8)).source)
    #expect(
      source == DealSource(hand: 4, nonces: [Hex(Array(repeating: 0xAB, count: 32)), nil, nil]))
    #expect(source.isDealt && source.promises == [nil, nil, nil])
  }

  @Test("data of another table, or invalid data, opens a table of free seats")
  func strange() throws {
    let driver = try TableDriver()
    let token = String(repeating: "ab", count: 32)
    let nonces = #""nonces":[null,null,null,null]"#
    let files = [
      "", "{}", "[]", #"{"tokens":[]}"#, #"{"tokens":["\#(token)"]}"#,
      #"{"tokens":["\#(token)","\#(token)","\#(token)","\#(token)","\#(token)"]}"#,
      #"{"tokens":[1,2,3,4]}"#, #"{"tokens":["ab",null,null,null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"hand":1,"nonces":[null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"hand":"x","nonces":[null,null,null,null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"nextPosition":-1}"#,
      #"{"tokens":[null,"\#(token)",null,null],"earlier":1}"#,
      #"{"tokens":[null,"\#(token)",null,null],"earlier":[{}]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"hand":1,\#(nonces),"seconds":[null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"hand":1,\#(nonces),"digests":[null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"hand":1,\#(nonces),"step":"x"}"#,
      #"{"tokens":[null,"\#(token)",null,null],"nextPosition":9223372036854775807}"#,
      #"{"tokens":[null,"\#(token)",null,null],"closed":[4]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"id":"ab"}"#,
      #"{"tokens":[null,"\#(token)",null,null],"owners":[null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"owners":[null,7,null,null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"owners":[null,{"account":7},null,null]}"#,
      #"{"tokens":[null,"\#(token)",null,null],"absent":[{"muted":true}]}"#,
    ]
    for file in files {
      driver.table = opened(driver, Array(file.utf8))
      driver.collect()
      #expect(driver.table.freeSeats.count == 3 && driver.admitted.isEmpty, "\(file)")
    }
    // Tokens for the host's own seat and computer players' seats are ignored.
    let all = SavedTable(tokens: (0..<4).map { _ in driver.chance.bytes() }, source: nil)
    driver.table = opened(driver, all.bytes)
    driver.collect()
    #expect(driver.admitted.keys.sorted() == [1, 2, 3])
  }
}
