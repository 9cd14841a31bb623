import Foundation
import Platform
import TestSupport
import Testing

@Suite("Handshakes between programs", .waitsLong) struct HandshakeProgramTests {
  @Test(
    "A connection that breaks before the seat is taken does not use up the code; taking the seat does"
  )
  func codeKept() throws {
    let table = try TableOfFriends(seats: 3, friends: 0)
    let proxy = try LineProxy(before: table.address)
    defer { proxy.become(.over) }
    proxy.become(.once)
    let home = try Home()
    let guest = try Terminal.mue(
      ["join", proxy.address, table.codes[0], "--name", "Bea", "--lang", "en"], home: home)
    try guest.waitUntil { _ in proxy.now == .cut }
    proxy.become(.passing)
    try guest.waitFor("It begins when the host says so.")
    try table.terminals[0].waitFor("Bea")
    var answer = ""
    // A busy host may need more than the ten seconds that a guest waits.
    for _ in 1...5 where answer.isEmpty || answer.contains("Nobody answers") {
      let other = try Terminal.mue(
        ["join", table.address, table.codes[0], "--lang", "en"], home: Home())
      #expect(try other.exitStatus() == .code(1))
      answer = other.text
    }
    #expect(answer.contains("The table did not let you in"))
  }

  @Test("Visits on the machine use up no code that friends elsewhere were told")
  func visits() throws {
    let table = try TableOfFriends(
      seats: 3, friends: 0, more: ["--share", "everyone"])
    let socket = LocalSocket(home: table.homes[0])
    try socket.find()
    for answer in [[], [#"{"beat":{"idle":0}}"#, #"{"leave":true}"#]] {
      for _ in 0..<2 {
        let line = try socket.call()
        line.say(
          #"{"hello":{"format":"mue-link/1","rules":"mue-classic/1","name":"Eve","hands":0}}"#)
        #expect(line.hear()?.hasPrefix(#"{"welcome""#) == true)
        for word in answer { line.say(word) }
        line.hangUp()
      }
    }
    for code in table.codes { #expect(table.terminals[0].text.contains(code)) }
    let guest = try Terminal.mue(
      ["join", table.address, table.codes[0], "--name", "Bea", "--lang", "en"], home: Home())
    try guest.waitFor("It begins when the host says so.")
    try table.terminals[0].waitFor("Bea")
  }

  @Test("A guest of another version is refused, and told the host's version")
  func oldGuest() throws {
    let socket = try LocalSocket(home: Home())
    let host = try socket.host()
    let line = try socket.call()
    line.say(#"{"hello":{"format":"mue-link/0","rules":"mue-classic/1","name":"Eve","hands":0}}"#)
    #expect(
      line.hear()
        == #"{"refused":{"reason":"version","format":"mue-link/1","rules":"mue-classic/1"}}"#)
    #expect(line.hear() == nil)
    #expect(!host.text.contains("Eve"))
  }

  @Test("A host of another version is refused in a sentence that names both")
  func oldHost() throws {
    let socket = try LocalSocket(home: Home())
    // The address at which a table listens.
    let host = try socket.host()
    host.type("q")
    try host.exitStatus()
    let listener = try socket.listen()
    let guest = try Terminal.mue(
      ["join", "--lang", "en"], home: socket.home)
    let line = try listener.answer()
    #expect(line.hear()?.hasPrefix(#"{"hello":{"format":"mue-link/1""#) == true)
    line.say(#"{"refused":{"reason":"version","format":"mue-link/9","rules":"mue-classic/2"}}"#)
    #expect(try guest.exitStatus() == .code(1))
    let said = guest.words.replacing(" ", with: "")
    #expect(said.contains("Thehostplayswithmue-link/9,mue-classic/2,"))
    #expect(said.contains("thisprogramspeaksmue-link/1,mue-classic/1."))
  }
}
