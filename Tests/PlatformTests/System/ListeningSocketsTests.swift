import Testing

@testable import Platform

@Suite("The list of listening sockets") struct ListeningSocketsTests {
  @Test("is read from the system's table")
  func lines() {
    let head = "ffff9f7c8a5c2c00: 00000002 00000000"
    #expect(
      ListeningSockets.path("\(head) 00010000 0001 01 23456 /tmp/a b.sock\n") == "/tmp/a b.sock")
    #expect(ListeningSockets.path("\(head) 00000000 0001 03 23456 /tmp/a.sock\n") == nil)
    #expect(ListeningSockets.path("\(head) 00010000 0001 01 23456\n") == nil)
    #expect(ListeningSockets.path("Num RefCount Protocol Flags Type St Inode Path\n") == nil)
    #expect(ListeningSockets.path("") == nil)
  }
}
