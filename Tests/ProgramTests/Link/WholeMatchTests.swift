import Platform
import TestSupport
import Testing

@Suite("Whole matches of six programs at six terminals", .waitsLong) struct WholeMatchTests {
  /// In `make torture` it is a real match: more hands, and a connection that is lost for half a
  /// minute.
  private static let isLong = TortureTest.times > 1

  /// What `docs/friends.md` promises first: friends who share one account on one machine.
  @Test("Six terminals of one account; in each hand one is killed and comes back to its own seat")
  func oneAccount() throws { try playKilling(hands: Self.isLong ? 4 : 1, by: .socket) }

  @Test("Over a network; in each hand one is killed and comes back to its seat")
  func network() throws { try playKilling(hands: Self.isLong ? 8 : 2, by: .network()) }

  private func playKilling(hands: Int, by way: TableOfFriends.Way) throws {
    let table = try TableOfFriends(seats: 6, friends: 5, hands: hands, by: way)
    try table.begin()
    let shown = Set(table.terminals.indices.map(table.hand))
    #expect(shown.count == 6 && !shown.contains(""))
    for hand in 1...hands {
      let friend = 1 + hand % 5
      try play(table, moves: 5 + 7 * (hand % 5))
      let before = table.cards(friend)
      try table.kill(friend)
      try table.comeBack(friend)
      try expectNothingLost(table, friend, before, hand)
      try table.play { $0.isHandOver }
      if hand < hands { try table.play { $0.isPlaying(hand: hand + 1) } }
    }
    try table.expectOneEnd()
    try expectWhole(table, hands)
  }

  @Test(
    "A friend whose connection is cut for a while is soon back, and nothing is lost",
    arguments: isLong ? [LineProxy.State.cut, .deaf] : [.cut])
  func cut(state: LineProxy.State) throws {
    let hands = Self.isLong ? 8 : 1
    let proxy = Kept<LineProxy>()
    let table = try TableOfFriends(
      seats: 6, friends: 5, hands: hands,
      by: .network { seat, address in
        guard seat == 2 else { return address }
        let made = try LineProxy(before: address)
        proxy.value = made
        return made.address
      })
    let line = try #require(proxy.value)
    defer { line.become(.over) }
    try table.begin()
    try play(table, moves: 12)
    let before = table.cards(2)
    line.become(state)
    try table.play { $0.isAway(2) }
    line.become(.passing)
    try table.play { !$0.isAway(2) }
    try table.terminals[2].waitUntil { !$0.joined().contains("Connection lost") }
    try expectNothingLost(table, 2, before, 1)
    for hand in 1...hands {
      try table.play { $0.isHandOver }
      if hand < hands { try table.play { $0.isPlaying(hand: hand + 1) } }
    }
    try table.expectOneEnd()
    try expectWhole(table, hands)
  }

  @Test(
    "With a round trip of 200 ms and every twentieth packet lost, and then all of them for a while",
    .enabled("takes a while: only with MUE_TORTURE, as root, with ip") {
      TortureTest.times > 1 && TwoHosts.canBe
    })
  func far() throws {
    let hosts = try TwoHosts()
    hosts.line.set(milliseconds: 100, lost: 5)
    let table = try TableOfFriends(seats: 4, friends: 3, by: .far(hosts))
    try table.begin()
    var rounds = 0
    try table.play {
      rounds += 1
      return rounds > 200 || $0.isHandOver
    }
    let before = (1...3).map(table.cards)
    hosts.line.set(milliseconds: 100, lost: 100)
    try table.play { (1...3).allSatisfy($0.isAway) }
    hosts.line.set(milliseconds: 100, lost: 5)
    try table.terminals[0].waitUntil { _ in !(1...3).contains(where: table.isAway) }
    for (seat, before) in zip(1...3, before) {
      if let before, let after = table.cards(seat) { #expect(after <= before) }
    }
    try table.play { $0.isMatchOver }
    try table.expectOneEnd()
  }

  /// Goes on for a while, or until the hand is over.
  private func play(_ table: TableOfFriends, moves: Int) throws {
    var rounds = 0
    try table.play {
      rounds += 1
      return rounds > moves || $0.isHandOver
    }
  }

  /// Checks that what was played and seen before is still there.
  private func expectNothingLost(
    _ table: TableOfFriends, _ friend: Int, _ before: Int?, _ hand: Int
  ) throws {
    let isSameHand = table.terminals[friend].screen[0].contains("hand \(hand) of")
    if isSameHand, let before, let after = table.cards(friend) { #expect(after <= before) }
  }

  /// Checks that the host has the whole match on disk, and that every hand of it is valid.
  private func expectWhole(_ table: TableOfFriends, _ hands: Int) throws {
    #expect(table.isMatchOver)
    table.terminals[0].type("q")
    try table.terminals[0].waitFor("once more closes the table")
    table.terminals[0].type("q")
    #expect(try table.terminals[0].exitStatus() == .code(0))
    let record = try CommandRun(["export"], home: table.homes[0])
    let check = try CommandRun(["check"], home: table.homes[0], input: record.output)
    #expect(check.output == (hands == 1 ? "1 hand holds\n" : "\(hands) hands hold\n"))
  }
}

/// Something that is made while something else is.
private final class Kept<Value> {
  var value: Value?
}
