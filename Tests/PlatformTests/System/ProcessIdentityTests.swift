import Foundation
import Testing

@testable import Platform

@Suite("The identity of a process") struct ProcessIdentityTests {
  @Test("is that of this process, and of nobody with another start")
  func own() throws {
    let own = try #require(ProcessIdentity.own)
    #expect(own.number == Int(getpid()) && own.start > 0)
    #expect(own.isRunning)
    #expect(!ProcessIdentity(number: own.number, start: own.start - 1).isRunning)
    #expect(ProcessIdentity(running: 0) == nil)
    #expect(ProcessIdentity(running: -1) == nil)
  }

  @Test("of a program ends with it, and is known at the other end of a socket")
  func other() throws {
    let held = try Run.Held([Run.probe, "hold"])
    let identity = try #require(Int(held.line).flatMap { ProcessIdentity(running: $0) })
    #expect(identity.isRunning && identity != ProcessIdentity.own)
    held.end()
    #expect(!identity.isRunning)
    var ends: [CInt] = [-1, -1]
    #expect(socketpair(AF_UNIX, SystemSocket.Kind.stream.number, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(ProcessIdentity(atOtherEndOf: ends[0]) == ProcessIdentity.own)
    #expect(ProcessIdentity(atOtherEndOf: -1) == nil)
  }

  @Test("is read from the system's table, whatever the program is called")
  func table() {
    let numbers = (1...40).map(String.init)
    func start(_ state: String, fields: Int = 40) -> Int? {
      let text = (["7 (a) b (c 1 2)", state] + numbers.prefix(fields)).joined(separator: " ")
      return ProcessIdentity.start(Array(text.utf8))
    }
    #expect(start("S") == 19)
    #expect(start("Z") == nil)
    #expect(start("X") == nil)
    #expect(start("S", fields: 18) == nil)
    #expect(ProcessIdentity.start([]) == nil)
    #expect(ProcessIdentity.start(Array("7 mue".utf8)) == nil)
  }
}
