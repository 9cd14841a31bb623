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
      digest: Chance.digest, random: driver.chance.bytes,
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

  @Test("positions never decrease, however often a table is reopened")
  func positions() throws {
    let driver = try TableDriver()
    var one = Program(driver, seat: 1)
    var last = 0
    for time in 1...5 {
      try driver.begin()
      for _ in 0..<5 { try driver.goOn() }
      one.answer(driver)
      let (told, position) = (one.guest.position, driver.table.position)
      #expect(told == position && told > last, "time \(time)")
      last = told
      driver.table = HostedTable(
        rules: driver.rules, players: driver.players, terms: driver.table.terms,
        digest: Chance.digest, random: driver.chance.bytes,
        kept: try SavedTable(reading: driver.table.kept.bytes), at: driver.now)
      try one.comeBack(driver)
    }
  }

  @Test("a guest follows a host whose positions have decreased, and forgets another table")
  func smaller() throws {
    let driver = try TableDriver()
    var one = Program(driver, seat: 1)
    driver.table = HostedTable(
      rules: driver.rules, players: driver.players, terms: driver.table.terms,
      digest: Chance.digest, random: driver.chance.bytes,
      kept: SavedTable(
        owners: driver.table.kept.owners, source: nil, id: driver.chance.bytes(),
        nextPosition: 1_000_000),
      at: driver.now)
    try driver.begin()
    try one.comeBack(driver)
    #expect(one.guest.position > 1_000_000)
    let (tokens, id) = (driver.table.kept.tokens, driver.table.id)
    for isSame in [true, false] {
      driver.table = HostedTable(
        rules: driver.rules, players: driver.players, terms: driver.table.terms,
        digest: Chance.digest, random: driver.chance.bytes,
        kept: SavedTable(
          tokens: tokens, source: nil, id: isSame ? id : driver.chance.bytes()),
        at: driver.now)
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
    let kept = SavedTable(
      tokens: [nil, nil, nil, nil], source: source, id: driver.chance.bytes())
    driver.table = opened(driver, kept.bytes)
    try driver.begin()
    try driver.finishHand()
    let onlooker = driver.watch()
    let hands = driver.heard(onlooker).compactMap { message -> OpenedHand? in
      if case .hand(let hand) = message { hand } else { nil }
    }
    #expect(hands.count == 1 && hands.first?.nonces == source.nonces)
  }

  @Test("data of another table, or invalid data, opens a table of free seats")
  func strange() throws {
    let driver = try TableDriver()
    let token = "\"" + String(repeating: "ab", count: 32) + "\""
    func file(_ changed: (key: String, value: String?)...) -> String {
      let nothing = "[null,null,null,null]"
      var members = [
        "tokens": "[null,\(token),null,null]", "id": token, "nextPosition": "1000", "hand": "1",
        "nonces": nothing, "seconds": nothing, "digests": nothing, "words": nothing,
        "step": "\"dealt\"",
      ]
      for (key, value) in changed { members[key] = value }
      return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
    driver.table = opened(driver, Array(file().utf8))
    driver.collect()
    #expect(driver.admitted.keys.sorted() == [1])
    driver.admitted = [:]
    let required = [
      "tokens", "id", "nextPosition", "nonces", "seconds", "digests", "words", "step",
    ]
    let wrong: [(String, String)] = [
      ("tokens", "[]"), ("tokens", "[\(token)]"), ("tokens", "[1,2,3,4]"),
      ("tokens", "[\(token),\(token),\(token),\(token),\(token)]"),
      ("tokens", #"["ab",null,null,null]"#), ("hand", #""x""#), ("nonces", "[null]"),
      ("nextPosition", "-1"), ("nextPosition", "9223372036854775807"), ("id", #""ab""#),
      ("earlier", "1"), ("earlier", "[{}]"), ("seconds", "[null]"), ("digests", "[null]"),
      ("words", "[null]"), ("step", #""x""#), ("closed", "[4]"), ("owners", "[null]"),
      ("owners", "[null,7,null,null]"), ("owners", #"[null,{"account":7},null,null]"#),
      ("absent", #"[{"muted":true}]"#),
    ]
    let files =
      ["", "{}", "[]"] + required.map { file(($0, nil)) } + wrong.map { file(($0.0, $0.1)) }
    for file in files {
      driver.table = opened(driver, Array(file.utf8))
      driver.collect()
      #expect(driver.table.freeSeats.count == 3 && driver.admitted.isEmpty, "\(file)")
    }
    // Tokens for the host's own seat and computer players' seats are ignored.
    let all = SavedTable(
      tokens: (0..<4).map { _ in driver.chance.bytes() }, source: nil, id: driver.chance.bytes())
    driver.table = opened(driver, all.bytes)
    driver.collect()
    #expect(driver.admitted.keys.sorted() == [1, 2, 3])
  }
}
