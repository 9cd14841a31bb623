import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("Friends who are not admitted at once", .waitsLong) struct WaitingProgramTests {
  @Test(
    "A guest whose connection is closed at once is told that the table is busy, and joins when it no longer is"
  )
  func busy() throws {
    let table = try TableOfFriends(seats: 3, friends: 0)
    let proxy = try LineProxy(before: table.address)
    defer { proxy.become(.over) }
    proxy.become(.cut)
    let guest = try Terminal.mue(
      ["join", proxy.address, table.codes[0], "--name", "Bea", "--lang", "en"], home: Home())
    try guest.waitFor("The table is busy; trying again.")
    proxy.become(.passing)
    try guest.waitFor("It begins when the host says so.")
  }

  @Test("A guest whose connections are closed again and again gives up, and is told why")
  func givingUp() throws {
    let table = try TableOfFriends(seats: 3, friends: 0)
    let proxy = try LineProxy(before: table.address)
    defer { proxy.become(.over) }
    proxy.become(.cut)
    let guest = try Terminal.mue(
      ["join", proxy.address, table.codes[0], "--lang", "en"], home: Home())
    #expect(try guest.exitStatus() == .code(1))
    #expect(guest.text.contains("\(proxy.address) is too busy to let you in; try again later."))
  }

  @Test("A guest whom nobody answers yet is told so, and stops by any key that leaves")
  func keys() throws {
    let (socket, address) = try Socket.bound()
    defer { withExtendedLifetime(socket) {} }
    for (key, status) in [("\u{1B}", 0), ("q", 0), ("\u{3}", 130)] {
      let guest = try Terminal.mue(
        ["join", address, "abacus-abalone-ability-aboard-abound", "--lang", "en"], home: Home())
      try guest.waitFor("Nobody answers there yet; trying again.")
      guest.type(key)
      #expect(try guest.exitStatus() == .code(Int32(status)))
    }
  }

  @Test("A program that waits is told the same, and ends by a signal")
  func bot() throws {
    let (socket, address) = try Socket.bound()
    defer { withExtendedLifetime(socket) {} }
    let guest = try Terminal.mue(
      [
        "join", address, "abacus-abalone-ability-aboard-abound", "--mind", "cat", "--lang", "en",
      ], home: Home())
    try guest.waitFor("Nobody answers there yet; trying again.")
    guest.kill(SIGINT)
    #expect(try guest.exitStatus() == .code(130))
  }
}
