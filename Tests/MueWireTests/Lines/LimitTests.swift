import Foundation
import MueData
import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("The limits of a peer that has joined", .waits) struct LimitTests {
  /// A table on this machine, a peer that sends anything, and an honest guest.
  private struct Scene {
    let table: TestTable
    let caller: Caller
    let stranger: Peer
    let guest: TestGuest
    let peer: Peer
    let folder = TemporaryFolder()

    init(limits: WireLimits = .host.patient) async throws {
      let folders = LocalTableFolders(environment: ["MUE_TABLES": folder.path])
      let name = try #require(LocalTableName("limits"))
      table = try TestTable([.local(name, .mine, folders)], limits: limits)
      let user = Account(geteuid()).name
      let path = try #require(table.host.socketPaths.first)
      caller = try Caller(path: path)
      caller.send("hello\n".line)
      stranger = try await table.peer(.local(user: user))
      guest = try TestGuest(.local(try #require(folders.tables().first)))
      try await guest.wait(for: .joined(Peer(0), .local(user: user)))
      guest.line.send("hello".line)
      let stranger = stranger
      peer = try await table.first {
        if case .joined(let peer, _) = $0, peer != stranger { peer } else { nil }
      }
      for peer in [stranger, peer] { try await table.wait(for: .line(peer, "hello".line)) }
      table.forget()
    }

    /// Sends a line of the honest guest, and waits for it.
    func hearGuest() async throws {
      let line = "\(Nanoseconds.now)".line
      guest.line.send(line)
      try await table.wait(for: .line(peer, line))
    }
  }

  @Test("a line that is too long ends only its peer, with or without a line end")
  func long() async throws {
    for ending in [[], [LineFramer.end]] {
      let scene = try await Scene()
      scene.caller.send([UInt8](repeating: 0x78, count: 16_384) + ending)
      try await scene.table.wait(for: .left(scene.stranger, .lineTooLong))
      try await scene.hearGuest()
    }
  }

  @Test("a flood is read slowly, and the others notice nothing")
  func flood() async throws {
    let scene = try await Scene()
    let line = Array("flood\n".utf8)
    let flood = Array([[UInt8]](repeating: line, count: 20_000).joined())
    let caller = scene.caller
    let sent = DispatchSemaphore(value: 0)
    // A thread of its own: those of the queues may be busy with other tests.
    Thread.detachNewThread { [caller = UncheckedBox(caller)] in
      caller.value.send(flood)
      sent.signal()
    }
    let begun = Nanoseconds.now
    var heard = 0
    var rounds = 0
    while rounds < 20 || heard < 120 {
      try await scene.hearGuest()
      heard = scene.table.lines(of: scene.stranger).count
      rounds += 1
    }
    let seconds = (Nanoseconds.now - begun) / 1_000_000_000 + 1
    #expect(heard <= 120 + 40 * seconds)
    scene.table.host.close(scene.stranger)
    #expect(try eventually { sent.wait(timeout: .now()) == .success ? true : nil } == true)
  }

  @Test("a peer that does not read is dropped when too much is queued")
  func slow() async throws {
    let scene = try await Scene()
    let line = [UInt8](repeating: 0x78, count: 16_000)
    for _ in 0..<200 { scene.table.host.send(line, to: scene.stranger) }
    try await scene.table.wait(for: .left(scene.stranger, .tooSlow))
    try await scene.hearGuest()
  }

  @Test("a line that is begun and not finished ends its peer")
  func unfinished() async throws {
    var limits = WireLimits.host.patient
    limits.unfinished = 200
    let scene = try await Scene(limits: limits)
    scene.caller.send("whole\nha".line)
    try await scene.table.wait(for: .left(scene.stranger, .late))
    #expect(scene.table.lines(of: scene.stranger) == ["whole".line])
  }

  @Test("while nobody takes events, no peer is read, and nothing is lost")
  func unheard() async throws {
    var limits = WireLimits.host.patient
    limits.events = 10
    limits.lineRate = Rate(perSecond: 10_000, burst: 10)
    let scene = try await Scene(limits: limits)
    let lines = (0..<500).map { "line \($0)" }
    scene.caller.send((lines.joined(separator: "\n") + "\n").line)
    // Time for a host that reads too much to do so.
    usleep(200_000)
    var heard = scene.table.host.takeEvents()
    #expect(heard.count <= 20)
    _ = try eventually {
      heard += scene.table.host.takeEvents()
      return heard.count >= 500 ? true : nil
    }
    #expect(heard == lines.map { .line(scene.stranger, $0.line) })
  }

  @Test("lines that wait because of the rate are heard before the goodbye that follows them")
  func goodbye() async throws {
    var limits = WireLimits.host.patient
    limits.lineRate = Rate(perSecond: 50, burst: 1)
    let table = try TestTable(limits: limits)
    let token = try await table.admitToken(at: 1)
    let guest = try TestGuest(.network(table.address, .token(token)))
    let peer = try await table.peer(.token(seat: 1))
    let lines = (0..<20).map { "line \($0)".line }
    for line in lines { guest.line.send(line) }
    guest.line.close()
    try await table.wait(for: .left(peer, .closed))
    #expect(table.lines(of: peer) == lines)
  }

  @Test("an invalid line is not sent")
  func noLine() async throws {
    let scene = try await Scene()
    for line in ["", "two\nlines", String(repeating: "x", count: 16_384)] {
      #expect(!scene.guest.line.send(line.line))
      #expect(!scene.table.host.send(line.line, to: scene.peer))
    }
  }
}

/// A value that moves to another thread, since this one no longer uses it.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
