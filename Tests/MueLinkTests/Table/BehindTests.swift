import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// A host whose game lacks what a guest has seen of it.
@Suite("A host behind its guests")
struct BehindTests {
  private let driver: TableDriver

  init() throws {
    driver = try TableDriver()
    _ = (driver.sit(1), driver.sit(2))
    try driver.begin()
    try driver.goOn(toCards: 5)
  }

  private func moves() throws -> [Move] { try #require(driver.game?.moves.first) }

  /// Restarts the host with the first moves of its game.
  private func restart(_ count: Int) throws {
    driver.table = HostedTable(
      rules: driver.rules, players: driver.players, terms: driver.table.terms,
      digest: Chance.digest, random: driver.chance.bytes,
      kept: try SavedTable(reading: driver.table.kept.bytes), at: driver.now)
    driver.show(try #require(driver.game).cut(to: GamePosition(hand: 1, moves: count)))
    driver.forget()
  }

  /// Has the guest of a seat come back; returns the welcome, and whether the host is told something.
  private func comeBack(
    _ seen: HandProgress?, seat: Int = 1, by entry: Entry? = nil
  ) throws -> (welcome: Welcome, isNews: Bool) {
    let peer = driver.connect(entry ?? .token(seat: seat))
    driver.say(.hello(Hello(name: nil, seen: seen)), peer)
    driver.say(.beat(idle: 0), peer)
    let welcome = try #require(driver.heard(peer).first?.welcome)
    return (welcome, driver.heardEvents().contains { if case .behind = $0 { true } else { false } })
  }

  @Test("what goes on from what a guest has seen is not behind")
  func before() throws {
    let moves = try moves()
    try restart(moves.count)
    for count in 0...moves.count {
      let (welcome, isNews) = try comeBack(
        HandProgress(hand: 1, moves: Array(moves.prefix(count))))
      #expect(!welcome.isBehind && !isNews)
    }
    for seen in [nil, HandProgress(hand: 0, moves: [])] {
      #expect(try !comeBack(seen).welcome.isBehind)
    }
  }

  @Test("fewer moves, other moves and a hand that was not dealt are, and the host is told once")
  func behind() throws {
    let moves = try moves()
    try restart(moves.count - 1)
    let seen = HandProgress(hand: 1, moves: moves)
    let first = try comeBack(seen)
    #expect(first.welcome.isBehind && first.isNews)
    var other = moves.dropLast()
    other.append(.pass)
    other.removeFirst()
    for (seat, seen) in [
      (1, seen), (2, seen), (1, HandProgress(hand: 2, moves: [])),
      (2, HandProgress(hand: 1, moves: Array(other))),
    ] {
      let again = try comeBack(seen, seat: seat)
      #expect(again.welcome.isBehind && !again.isNews)
    }
  }

  @Test("a guest that comes with a code may speak of another table: it alone is told")
  func code() throws {
    let seen = HandProgress(hand: 1, moves: try moves())
    try restart(3)
    let (welcome, isNews) = try comeBack(seen, by: .code(seat: 3))
    #expect(welcome.isBehind && !isNews)
  }

  @Test("a welcome says how long a seat waits, and how long it is kept")
  func times() throws {
    let welcome = try comeBack(nil).welcome
    #expect(welcome.grace == 60 && welcome.release == 600)
  }
}
