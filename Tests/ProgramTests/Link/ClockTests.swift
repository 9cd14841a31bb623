import TestSupport
import Testing

@Suite("A host whose clock is wrong", .waits) struct ClockTests {
  @Test(
    "Guests play on, however the clock jumps while the host is killed and reopens the table")
  func leaps() throws {
    let table = try TableOfFriends(seats: 3, friends: 2, hands: 1)
    try table.begin()
    for days in [-1, 30, -10_000, 0] {
      var looks = 0
      try table.play {
        looks += 1
        return looks > 4 || $0.isHandOver
      }
      try table.reopen(DiskFaults.clock(shiftedBy: days * 86_400))
    }
    // A guest with an outdated picture would never come to the end.
    try table.play { $0.isHandOver }
    try table.expectOneEnd()
  }
}
