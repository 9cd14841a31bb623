import Platform
import TestSupport
import Testing

@Suite("Whole matches of six programs at six terminals", .serialized) struct WholeMatchTests {
  /// In `make torture` it is a real match: more hands, and a connection that is lost for half a
  /// minute.
  private static let isLong = TortureTest.times > 1
  private static let hands = isLong ? 8 : 2

  /// What `docs/friends.md` promises first: friends who share one account on one machine.
  @Test("Six terminals of one account; in each hand one is killed and comes back to its own seat")
  func oneAccount() throws { try playKilling(hands: min(Self.hands, 4), by: .socket) }

  @Test("Over a network; in each hand one is killed and comes back to its seat")
  func network() throws { try playKilling(hands: Self.hands, by: .network()) }

  private func playKilling(hands: Int, by way: TableOfFriends.Way) throws {
    let table = try TableOfFriends(seats: 6, friends: 5, hands: hands, by: way)
    try table.begin()
    let shown = Set(table.terminals.indices.map(table.hand))
    #expect(shown.count == 6 && !shown.contains(""))
    var longest = Duration.zero
    for hand in 1...hands {
      let friend = 1 + hand % 5
      try play(table, moves: 5 + 7 * (hand % 5))
      let before = table.cards(friend)
      try table.kill(friend)
      longest = max(longest, try table.comeBack(friend))
      try expectNothingLost(table, friend, before, hand)
      try table.play { $0.isHandOver }
      if hand < hands { try table.play { $0.isPlaying(hand: hand + 1) } }
    }
    try table.expectOneEnd()
    try expectWhole(table, hands)
    print("# \(hands) hands, killed in each: back after at most \(longest)")
  }

  @Test(
    "A friend whose connection is cut for a while is soon back, and nothing is lost",
    arguments: 1...2)
  func cut(which: Int) throws {
    guard which == 1 || Self.isLong else { return }
    let proxy = Kept<LineProxy>()
    let table = try TableOfFriends(
      seats: 6, friends: 5, hands: Self.hands,
      by: .network { place, address in
        guard place == 2 else { return address }
        let made = try LineProxy(before: address)
        proxy.value = made
        return made.address
      })
    let line = try #require(proxy.value)
    defer { line.become(.over) }
    try table.begin()
    try play(table, moves: 12)
    let before = table.cards(2)
    line.become(which == 1 ? .cut : .deaf)
    try wait(table, Self.isLong ? 30 : 3)
    #expect(table.isAway(2))
    let begun = ContinuousClock.now
    line.become(.passing)
    // The picture may keep changing after that, since the others play.
    var isBackAfter: Duration?
    try table.terminals[0].waitUntil { _ in
      if !table.isAway(2), isBackAfter == nil { isBackAfter = ContinuousClock.now - begun }
      return isBackAfter != nil
    }
    let back = try #require(isBackAfter)
    #expect(back < Patience.atMost(.seconds(2)))
    try table.terminals[2].waitUntil { !$0.joined().contains("Connection lost") }
    try expectNothingLost(table, 2, before, 1)
    for hand in 1...Self.hands {
      try table.play { $0.isHandOver }
      if hand < Self.hands { try table.play { $0.isPlaying(hand: hand + 1) } }
    }
    try table.expectOneEnd()
    try expectWhole(table, Self.hands)
    print("# line \(which == 1 ? "cut" : "deaf") for \(Self.isLong ? 30 : 3) s: back after \(back)")
  }

  /// Goes on for a while, or until the hand is over.
  private func play(_ table: TableOfFriends, moves: Int) throws {
    var rounds = 0
    try table.play {
      rounds += 1
      return rounds > moves || $0.isHandOver
    }
  }

  /// Everybody goes on for some seconds, as far as possible.
  private func wait(_ table: TableOfFriends, _ seconds: Int) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    try table.play { _ in ContinuousClock.now > end }
  }

  /// Checks that what was played and seen before is still there.
  private func expectNothingLost(
    _ table: TableOfFriends, _ friend: Int, _ before: Int?, _ hand: Int
  ) throws {
    let isSameHand = table.terminals[friend].screen[0].contains("hand \(hand) of")
    guard isSameHand, let before, let after = table.cards(friend) else { return }
    #expect(after <= before)
  }

  /// Checks that the host has the whole match on disk, and that every hand of it is valid.
  private func expectWhole(_ table: TableOfFriends, _ hands: Int) throws {
    #expect(table.isMatchOver)
    table.terminals[0].type("q")
    #expect(try table.terminals[0].exitStatus() == .code(0))
    let record = try CommandRun(["export"], home: table.homes[0])
    let check = try CommandRun(["check"], home: table.homes[0], input: record.output)
    #expect(check.output == "\(hands) hands hold\n")
  }
}

/// Something that is made while something else is.
private final class Kept<Value> {
  var value: Value?
}
