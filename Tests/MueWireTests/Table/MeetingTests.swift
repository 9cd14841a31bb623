import Foundation
import MueData
import TestSupport
import Testing

@testable import MueWire

@Suite("Host and guest connect", .waits) struct MeetingTests {
  @Test("with a code: lines go both ways, whole and in order")
  func code() async throws {
    let table = try TestTable()
    let code = try await table.admitCode(at: 3)
    let guest = try TestGuest(.network(table.address, .code(code)))
    try await guest.wait(for: .joined(Peer(0), .code(seat: 3)))
    let peer = try await table.peer(.code(seat: 3))
    let long = [UInt8](repeating: 0x78, count: 16_383)
    for line in ["eins".line, long, "drei".line] {
      #expect(guest.line.send(line))
      #expect(table.host.send(line, to: peer))
    }
    try await guest.wait(for: .line(Peer(0), "drei".line))
    try await table.wait(for: .line(peer, "drei".line))
    #expect(guest.lines == ["eins".line, long, "drei".line])
    #expect(table.lines(of: peer) == ["eins".line, long, "drei".line])
  }

  @Test("a code is valid once, a token repeatedly")
  func again() async throws {
    let table = try TestTable()
    let code = try await table.admitCode(at: 0)
    let token = try await table.admitToken(at: 0)
    let guest = try TestGuest(.network(table.address, .code(code)))
    try await guest.wait(for: .joined(Peer(0), .code(seat: 0)))
    _ = try await table.peer(.code(seat: 0))
    let second = try TestGuest(.network(table.address, .code(code)))
    #expect(try await second.end() == .refused)
    for _ in 0..<3 {
      let back = try TestGuest(.network(table.address, .token(token)))
      try await back.wait(for: .joined(Peer(0), .token(seat: 0)))
    }
  }

  @Test("at the socket of a table with a folder of its own, the host knows the caller's process")
  func ownFolder() async throws {
    let folder = TemporaryFolder()
    let guest: TestGuest
    do {
      let table = try TestTable([.folder(folder.path)])
      guest = try TestGuest(.local(LocalTable(folder: folder.path)))
      // It is a guest once it has said something.
      _ = try await guest.first { if case .joined = $0 { true } else { nil } }
      guest.line.send("hello".line)
      let peer = try await table.peer(.local(user: "\(getpid())"))
      table.host.send("eins".line, to: peer)
      try await guest.wait(for: .line(Peer(0), "eins".line))
      // A folder is the table of one program.
      #expect(throws: WireFault.occupied) { try TestTable([.folder(folder.path)]) }
    }
    _ = try await guest.end()
    #expect(chmod(folder.path, 0o777) == 0)
    #expect(throws: WireFault.unsafe(path: folder.path)) {
      try TestTable([.folder(folder.path)])
    }
  }

  @Test("a peer that leaves is reported as having left, with the reason")
  func leaving() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 2)
    let guest = try TestGuest(.network(table.address, .token(token)))
    let peer = try await table.peer(.token(seat: 2))
    guest.line.send("bye".line)
    guest.line.close()
    #expect(try await guest.end() == .closed)
    try await table.wait(for: .left(peer, .closed))
    #expect(table.lines(of: peer) == ["bye".line])
  }

  @Test(
    "what the host sends before it hangs up arrives, and no event of the peer follows")
  func hangingUp() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 2)
    let guest = try TestGuest(.network(table.address, .token(token)))
    let peer = try await table.peer(.token(seat: 2))
    guest.line.send("unheard".line)
    for number in 0..<20 { table.host.send("line \(number)".line, to: peer) }
    table.host.close(peer)
    #expect(try await guest.end() == .closed)
    #expect(guest.lines.count == 20)
    try await Task.sleep(for: .milliseconds(50))
    let told = table.host.takeEvents()
    #expect(!told.contains(.left(peer, .closed)))
  }

  @Test("a host that stops says goodbye to everybody")
  func stopping() async throws {
    let table = try TestTable()
    let token = try await table.admitToken(at: 1)
    let guest = try TestGuest(.network(table.address, .token(token)))
    let peer = try await table.peer(.token(seat: 1))
    table.host.send("saved".line, to: peer)
    table.host.stop(waiting: 5_000)
    #expect(try await guest.end() == .closed)
    #expect(guest.lines == ["saved".line])
    let late = try TestGuest(.network(table.address, .token(token)), limits: .impatient)
    #expect(try await late.end() == .unreachable(ECONNREFUSED))
  }

  @Test("on one machine, with an account")
  func local() async throws {
    let folder = TemporaryFolder()
    let folders = LocalTableFolders(
      environment: ["XDG_RUNTIME_DIR": folder.path, "MUE_TABLES": folder.path])
    for sharing in Sharing.allCases {
      let name = try #require(
        LocalTableName("table-\(Sharing.allCases.firstIndex(of: sharing) ?? 0)"))
      let table = try TestTable([.local(name, sharing, folders)])
      let found = try #require(folders.tables().first { $0.name == name })
      let guest = try TestGuest(.local(found))
      let user = Account(getuid()).name
      try await guest.wait(for: .joined(Peer(0), .local(user: user)))
      guest.line.send("hallo".line)
      let peer = try await table.peer(.local(user: user))
      try await table.wait(for: .line(peer, "hallo".line))
      table.host.send("selber".line, to: peer)
      try await guest.wait(for: .line(Peer(0), "selber".line))
      table.host.stop(waiting: 5_000)
      #expect(try await guest.end() == .closed)
      #expect(!folders.tables().contains { $0.name == name })
    }
  }
}
