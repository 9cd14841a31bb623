import MueWire
import TestSupport
import Testing

@Suite("Tables with friends, from the start screen", .waitsLong) struct JoinPageProgramTests {
  @Test(
    "A friend finds the table, types its code, corrects it, takes a seat, leaves and finds the seat kept"
  )
  func joining() throws {
    let table = try TableOfFriends(seats: 4, friends: 1)
    let friend = try Terminal.mue(
      home: Home(), columns: 100, rows: 40, environment: table.environment)
    try friend.waitFor("Join a table")
    try friend.open(line: "Join a table")
    try friend.waitFor("Ada · \(table.address)")
    #expect(friend.screen.contains { $0.contains(table.address) && $0.contains("2 of 4 free") })
    try friend.open(line: "Ada · \(table.address)")
    try friend.waitFor("Its code: five words")
    friend.type("one-two")
    friend.press(.enter)
    try friend.waitFor("A code has five words")
    friend.type("\u{15}" + table.codes[1])
    friend.press(.enter)
    try friend.waitFor("It begins when the host says so.")
    try table.terminals[0].waitUntil { $0.count { $0.hasSuffix("here") } == 3 }
    friend.press(.escape)
    try friend.waitFor("Join a table")
    try friend.open(line: "Join a table")
    try friend.waitUntil { $0.contains { $0.contains(table.address) && $0.contains("your seat") } }
    try friend.open(line: "Ada · \(table.address)")
    try friend.waitFor("It begins when the host says so.")
    friend.type("q")
    #expect(try friend.exitStatus() == .code(0))
  }

  @Test(
    "An onlooker has a code and sees no hand; one who is sent away is back at the start screen"
  )
  func watching() throws {
    let table = try TableOfFriends(seats: 3, friends: 1)
    let onlooker = try Terminal.mue(home: Home(), columns: 100, rows: 40)
    try onlooker.waitFor("Join a table")
    try onlooker.open(line: "Join a table")
    try onlooker.open(line: "Another address")
    try onlooker.waitFor("Where is the table?")
    onlooker.type(table.address)
    onlooker.press(.enter)
    try onlooker.waitFor("Its code: five words")
    onlooker.type(table.watchCode)
    onlooker.press(.enter)
    try onlooker.waitFor("It begins when the host says so.")
    // The next onlooker gets another code.
    try table.terminals[0].waitUntil { rows in
      rows.count { $0.split(separator: "-").count == 5 } == 2
        && !rows.contains { $0.contains(table.watchCode) }
    }
    try table.begin()
    try onlooker.waitFor("hand 1 of")
    #expect(Question(onlooker.screen) == nil)
    #expect(!onlooker.screen[0].contains("your turn"))
    onlooker.type("u")
    try onlooker.waitFor("You are only watching.")
    try table.terminals[0].change { $0.type("t") }
    try table.terminals[0].waitFor("Watching: 1")
    // From the page of the people to the table, and away.
    table.terminals[0].type("qq")
    try table.terminals[0].waitFor("again closes the table")
    table.terminals[0].type("q")
    try onlooker.waitFor("The host has closed the table")
    try onlooker.waitFor("New game")
  }

  @Test("The form opens a table for friends") func hosting() throws {
    let host = try Terminal.mue(["--speed", "fastest"], home: Home(), columns: 100, rows: 40)
    try openInTheNetwork(host)
    try host.waitFor("From elsewhere: mue join ")
    try host.waitUntil { rows in rows.count { $0.split(separator: "-").count == 5 } == 5 }
    host.press(.escape)
    try host.waitFor("Join a table")
    host.type("q")
    #expect(try host.exitStatus() == .code(0))
  }

  @Test("If the form cannot open a table, it says so and stays open")
  func occupied() throws {
    let occupant = try LinkServer(at: [.network(.everywhere(port: 0))], wake: {})
    defer { occupant.stop(waiting: 500) }
    let port = try #require(occupant.addresses.first?.port)
    let host = try Terminal.mue(
      home: Home(), columns: 100, rows: 40, environment: ["MUE_PORT": "\(port)"])
    try openInTheNetwork(host)
    try host.waitFor("[::]:\(port)")
    #expect(host.text.contains("Kind of game"))
    host.type("qq")
    #expect(try host.exitStatus() == .code(0))
  }

  /// Fills in the form for a game that friends can join over the network.
  private func openInTheNetwork(_ host: Terminal) throws {
    try host.waitFor("New game")
    try host.open(line: "New game")
    try host.waitFor("Friends")
    host.press(.down, .down, .down, .left)
    try host.waitFor("‹ in the network ›")
    host.press(.up, .up, .up, .enter)
  }
}
