import CVTerm
import Foundation
import Platform
import TestSupport
import Testing

@testable import MueWire

/// Obstacles to a table with friends, and the sentences about them.
@Suite("Obstacles to tables with friends", .waitsLong) struct LinkFaultTests {
  @Test(
    "If it is unclear which table is meant, one sentence says so",
    arguments: [
      ("a:b:c a-b-c-d-e", "“a:b:c” is not an address; write one like 192.0.2.7:7155."),
      (
        "192.0.2.7:7155",
        "For the table at 192.0.2.7:7155 you need a code of five words; ask the host."
      ),
      ("192.0.2.7:7155 a-b-c-d", "A code has five words, joined by hyphens."),
    ])
  func join(words: String, sentence: String) throws {
    let arguments = ["join"] + words.split(separator: " ").map(String.init)
    let run = try CommandRun(arguments, home: Home())
    #expect(run.complaint == sentence)
    #expect(run.status == 1)
  }

  @Test("If there are several tables on the machine, none is joined by chance")
  func several() throws {
    let home = try Home()
    let folder = home.path + "/mue"
    mkdir(folder, 0o700)
    let sockets = try ["one", "two"].map { try listen(at: "\(folder)/\($0).sock") }
    defer { for socket in sockets { close(socket) } }
    let run = try CommandRun(["join"], home: home)
    #expect(run.complaint == "Several tables are open: one, two. Say mue join NAME.")
    #expect(run.status == 1)
  }

  /// A Unix socket that listens.
  private func listen(at path: String) throws -> Int32 {
    let listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let address = try SocketAddress(path: path)
    let isBound = address.withSystem { bind(listening, $0, $1) } == 0
    try #require(isBound && Platform.listen(listening, 1) == 0)
    return listening
  }

  @Test("A system call that is refused to a host is reported in one sentence")
  func host() throws {
    let home = try Home()
    let elsewhere = try CommandRun(["host", "--listen", "192.0.2.7:7155"], home: home)
    #expect(elsewhere.complaint == "192.0.2.7:7155 is not an address of this machine.")
    #expect(elsewhere.status == 1)
    let deep = home.path + "/" + String(repeating: "x", count: 100)
    mkdir(deep, 0o700)
    let long = try CommandRun(
      ["host", "--here"], home: home, environment: ["XDG_RUNTIME_DIR": deep])
    #expect(long.complaint?.hasSuffix("set XDG_RUNTIME_DIR to a shorter path.") == true)
    #expect(long.status == 1)
    let table = try TableOfFriends(seats: 3, friends: 0)
    let occupied = try CommandRun(["host", "--listen", table.address], home: home)
    #expect(occupied.complaint == "\(table.address) is in use by another program.")
    #expect(occupied.status == 1)
  }

  @Test("Without a closed table there is none to reopen")
  func nothingToOpen() throws {
    let terminal = try Terminal.mue(
      ["host", "--resume", "--listen", "127.0.0.1:0"], home: Home())
    #expect(try terminal.exitStatus() == .code(1))
    #expect(terminal.text.contains("mue: That game is not one with friends."))
  }

  @Test("A host that has no descriptor left admits friends as soon as it has some")
  func fewFiles() throws {
    let table = try TableOfFriends(seats: 3, friends: 0)
    let host = table.terminals[0].process
    let most = try openFiles(of: host)
    cvterm_limit_files(host, Int32(most))
    let guest = try Terminal.mue(
      ["join", table.address, table.codes[0], "--name", "Zoe"], home: Home())
    try guest.waitFor("Looking for the table")
    try table.terminals[0].waitUntil { _ in try isCalled(table.address) }
    #expect(!table.terminals[0].text.contains("Zoe"))
    cvterm_limit_files(host, 1024)
    try guest.waitFor("It begins when the host says so.")
    table.terminals[0].type("qq")
    #expect(try table.terminals[0].exitStatus() == .code(0))
  }

  @Test("Silent strangers who use a host's last descriptors make room for a friend")
  func strangersFiles() throws {
    let table = try TableOfFriends(seats: 3, friends: 0)
    let host = table.terminals[0].process
    cvterm_limit_files(host, Int32(try openFiles(of: host) + 5))
    let strangers = try (0..<12).map { _ in try call(table.address) }
    defer { for stranger in strangers { close(stranger) } }
    _ = try Terminal.joining(
      [table.address, table.codes[0], "--name", "Zoe", "--lang", "en"], home: Home())
    cvterm_limit_files(host, 1024)
  }

  /// A connection to an address of this machine.
  private func call(_ address: String) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let port = try TableAddress(address).port
    let socketAddress = SocketAddress(v4: "127.0.0.1", port: port)
    try #require(socketAddress.withSystem { connect(descriptor, $0, $1) } == 0)
    return descriptor
  }

  @Test("A host whose connections fail is told why, and the friends are told that theirs are lost")
  func noLines() throws {
    let table = try TableOfFriends(seats: 4, friends: 3)
    // The host's own loop waits for three descriptors, that of the connections for five.
    cvterm_limit_files(table.terminals[0].process, 4)
    table.terminals[1].type("2")
    try table.terminals[0].waitFor("The system refuses: Invalid argument.")
    try table.terminals[2].waitFor("Connection lost; trying again.")
    cvterm_limit_files(table.terminals[0].process, 1024)
    table.terminals[0].type("qq")
    #expect(try table.terminals[0].exitStatus() == .code(0))
  }

  /// Whether a connection to an address of this machine exists.
  private func isCalled(_ address: String) throws -> Bool {
    let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
    let end = ":" + String(port, radix: 16, uppercase: true)
    // Read to its end, since such a file has no length.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/net/tcp"))
    let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").contains { call in
      let words = call.split(separator: " ")
      // 01 means an established connection.
      return words.count > 3 && words[1].hasSuffix(end) && words[3] == "01"
    }
  }

  /// The descriptor of the next file to be opened.
  private func openFiles(of process: pid_t) throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    let open = Set(names.compactMap { Int($0) })
    return (0...open.count).first { !open.contains($0) } ?? open.count
  }
}
