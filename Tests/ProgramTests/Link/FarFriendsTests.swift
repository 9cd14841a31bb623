import TestSupport
import Testing

@Suite("Friends with a bad connection", .waitsLong) struct FarFriendsTests {
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
}
