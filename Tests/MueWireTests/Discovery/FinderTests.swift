import Foundation
import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("Table discovery", .waits) struct FinderTests {
  /// A port for these tests, another one in each run.
  private let port: UInt16 = .random(in: 20_000..<30_000)
  private let finder: TableDiscovery
  private let notice: TableAnnouncement

  init() throws {
    finder = TableDiscovery(port: port)
    notice = try #require(
      TableAnnouncement(table: "Ada", players: 5, free: 2, version: "mue-link/1"))
  }

  /// Searches again and again, each time for longer, until the tables found fulfil a condition.
  private func find(
    _ isEnough: ([DiscoveredTable]) -> Bool = { !$0.isEmpty }
  ) throws -> [DiscoveredTable]? {
    var time = 50
    return try eventually {
      time *= 2
      let found = try finder.search(milliseconds: time)
      return isEnough(found) ? found : nil
    }
  }

  private func host(_ address: TableAddress = .loopback(port: 0)) throws -> LinkServer {
    try LinkServer(at: [.network(address)], findingPort: port) {}
  }

  @Test("several tables on one machine are found while they are announced, each once")
  func several() async throws {
    let hosts = try (0..<3).map { _ in try host() }
    #expect(try finder.search(milliseconds: 100).isEmpty)
    for host in hosts.prefix(2) { host.announce(notice) }
    let wanted = hosts.prefix(2).flatMap(\.addresses).map {
      DiscoveredTable(address: $0, notice: notice)
    }
    let found = try find { $0.count == 2 }
    #expect(Set(found ?? []) == Set(wanted))
    let fewer = try #require(
      TableAnnouncement(table: notice.table, players: 5, free: 1, version: "mue-link/1"))
    hosts[0].announce(fewer)
    hosts[1].announce(nil)
    #expect(try find { $0.map(\.notice) == [fewer] } != nil)
  }

  @Test(
    "a table in the network is found from this machine too, and only once",
    arguments: ["0.0.0.0:0", "[::]:0"])
  func network(address: String) async throws {
    let host = try host(TableAddress(address))
    host.announce(notice)
    let found = try find()
    #expect(found?.count == 1)
    #expect(found?.first?.address.port == host.addresses.first?.port)
  }

  @Test("a stranger that answers in a host's place, or a hundred times, hides no table")
  func stranger() async throws {
    let host = try host()
    host.announce(notice)
    let (queries, sockets) = (
      try DatagramSocket(at: SocketAddress(v4: "127.255.255.255", port: port), isShared: true),
      try (2...101).map { try DatagramSocket(at: SocketAddress(v4: "127.0.0.\($0)", port: 0)) }
    )
    let isOver = Monitor(false)
    let stranger = Thread { [notice] in
      while !isOver.change({ $0 }) {
        guard let (bytes, from) = queries.next(length: 1_000), let query = DiscoveryQuery(bytes)
        else {
          usleep(100)
          continue
        }
        for number in 0..<100 {
          // Each number in turn, so that the host's own would be among them if it were small.
          let reply = DiscoveryReply(nonce: query.nonce, host: number, port: 6_666, notice: notice)
          sockets[number].send(reply.bytes, to: from)
        }
      }
    }
    stranger.start()
    defer { isOver.change { $0 = true } }
    let address = try #require(host.addresses.first)
    let found = try find { found in
      found.contains { $0.address == address } && found.count > 1
    }
    #expect(found != nil && (found?.count ?? 0) <= 64)
  }

  @Test("no reply is longer than its query, and their number is limited")
  func modesty() async throws {
    let name = String(repeating: "e\u{301}\u{302}", count: 16)
    let longest = try #require(
      TableAnnouncement(
        table: name, players: 8, free: 8, version: String(repeating: "\\", count: 32)))
    let nonce = try DiscoveryQuery().nonce
    let answer = DiscoveryReply(nonce: nonce, host: 1 << 48 - 1, port: .max, notice: longest)
    #expect(answer.bytes.count <= DiscoveryQuery.length)
    #expect(DiscoveryReply(answer.bytes) == answer)
    let host = try host()
    host.announce(notice)
    _ = try find()
    let socket = try DatagramSocket(at: SocketAddress(v4: "127.0.0.1", port: 0))
    let broadcast = SocketAddress(v4: "127.255.255.255", port: port)
    let begun = Nanoseconds.now
    for _ in 0..<500 { socket.send(try DiscoveryQuery().bytes, to: broadcast) }
    // A query that is cut, too long or malformed gets no reply at all.
    for bytes in [[], "mue-find/1 ".line, Array(try DiscoveryQuery().bytes.dropLast())] {
      socket.send(bytes, to: broadcast)
    }
    // Queries are answered in order: after that of another source all others have been.
    let other = try DatagramSocket(at: SocketAddress(v4: "127.0.0.2", port: 0))
    let last = try eventually {
      other.send(try DiscoveryQuery().bytes, to: broadcast)
      return other.next(length: 1_000)
    }
    #expect(last != nil)
    var answers = 0
    while socket.next(length: 1_000) != nil { answers += 1 }
    let seconds = (Nanoseconds.now - begun) / 1_000_000_000 + 1
    #expect(answers <= 40 + 20 * seconds)
    #expect(answers > 0)
  }

  @Test("a source with many queries leaves others their replies")
  func sharing() async throws {
    let host = try host()
    host.announce(notice)
    _ = try find()
    let broadcast = SocketAddress(v4: "127.255.255.255", port: port)
    let rude = try DatagramSocket(at: SocketAddress(v4: "127.0.0.2", port: 0))
    let friend = try DatagramSocket(at: SocketAddress(v4: "127.0.0.3", port: 0))
    var answers = 0
    for _ in 0..<20 {
      for _ in 0..<10 { rude.send(try DiscoveryQuery().bytes, to: broadcast) }
      friend.send(try DiscoveryQuery().bytes, to: broadcast)
      let answer = try eventually { friend.next(length: 1_000) }
      answers += answer == nil ? 0 : 1
    }
    #expect(answers == 20)
  }

  @Test("replies from anybody are read with care")
  func care() throws {
    let question = try DiscoveryQuery()
    #expect(DiscoveryQuery(question.bytes) == question)
    #expect(question.bytes.count == 512)
    for bytes in [
      [], question.bytes + [32], Array(question.bytes.dropFirst()) + [32],
      question.bytes.map { $0 == 32 ? 33 : $0 },
    ] {
      #expect(DiscoveryQuery(bytes) == nil)
    }
    let right = DiscoveryReply(nonce: question.nonce, host: 7, port: 7_155, notice: notice)
    let text = String(decoding: right.bytes, as: UTF8.self)
    for (from, to) in [
      (#""mue-table":1"#, #""mue-table":2"#), (#""port":7155"#, #""port":0"#),
      (#""port":7155"#, #""port":65536"#), (#""host":7"#, #""host":-1"#),
      (#""players":5"#, #""players":9"#), (#""free":2"#, #""free":6"#),
      (#""free":2"#, #""free":2,"free":3"#), (#""table":"Ada""#, #""table":"\u001b\u200b""#),
      (#""format":"mue-link/1""#, #""format":"a b""#), (#""format":"mue-link/1""#, #""format":"""#),
    ] {
      let changed = text.replacing(from, with: to)
      #expect(changed != text, "\(from)")
      #expect(DiscoveryReply(changed.line) == nil, "\(changed)")
    }
    let rude = text.replacing(#""Ada""#, with: #""A\u001b[2Jda\u202e""#)
    #expect(DiscoveryReply(rude.line)?.notice.table == "A[2Jda")
  }
}
