import Foundation
import MueData
import MueLink
import TestSupport
import Testing

@testable import MueWire

@Suite("Tables on this machine", .waits) struct LocalTableTests {
  private let folder = TemporaryFolder()
  private var places: LocalTableFolders {
    LocalTableFolders(environment: [
      "XDG_RUNTIME_DIR": folder.path + "/run", "MUE_TABLES": folder.path,
    ])
  }
  private func name() throws -> LocalTableName { try #require(LocalTableName("table")) }

  init() { mkdir(folder.path + "/run", 0o700) }

  @Test("have the permissions of their sharing")
  func permissions() throws {
    let wanted: [Sharing: (folder: mode_t, socket: mode_t)] = [
      .mine: (0o700, 0o600), .group: (0o755, 0o660), .everyone: (0o755, 0o666),
    ]
    for (sharing, modes) in wanted {
      let listener = try LocalListener(name(), sharing, in: places)
      let place = try places.makeFolder(for: sharing)
      #expect(FileFacts(place.path)?.permissions == modes.folder)
      #expect(FileFacts(listener.path)?.permissions == modes.socket)
    }
  }

  @Test("a living host's socket is never taken; a dead one's is replaced")
  func stale() async throws {
    let first = try LocalListener(name(), .mine, in: places)
    #expect(throws: WireFault.occupied) { try LocalListener(name(), .mine, in: places) }
    // The remains of a killed host: a socket at which nobody listens.
    let dead = try #require(LocalTableName("dead"))
    let path = try places.makeFolder(for: .mine).socket(dead)
    let socket = try Socket(AF_UNIX, .stream)
    #expect(try SocketAddress(path: path).withSystem { bind(socket.descriptor, $0, $1) } == 0)
    #expect(places.tables().map(\.name.text) == ["table"])
    #expect(places.sockets().map(\.name.text) == ["dead", "table"])
    let guest = try TestGuest(
      .local(try #require(places.sockets().first)), limits: .impatient)
    #expect(try await guest.end() == .unreachable(ECONNREFUSED))
    let second = try LocalListener(dead, .mine, in: places)
    #expect(try Caller(path: second.path).socket.descriptor >= 0)
    #expect(first.path != second.path)
  }

  @Test("if no folder can be created, the system's reason is reported")
  func noFolder() throws {
    let places = LocalTableFolders(environment: ["MUE_TABLES": folder.path + "/not/there"])
    #expect(throws: WireFault.system(call: "mkdir", ENOENT)) {
      try LocalListener(name(), .mine, in: places)
    }
  }

  @Test("a killed host leaves nothing that is in the way")
  func gone() throws {
    do { _ = try LocalListener(name(), .mine, in: places) }
    #expect(places.tables().isEmpty)
    let folder = try places.makeFolder(for: .mine)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "guests avoid links, folders of others and writable ones; a host takes another folder"
  )
  func unsafe() async throws {
    let place = TableFolder(path: "\(folder.path)/mue-tables-\(getuid())", owner: getuid())
    let table = LocalTable(
      name: try name(), owner: "", path: place.socket(try name()), folder: place)
    var paths: Set<String> = []
    func expectUnsafe() async throws {
      let listener = try LocalListener(name(), .everyone, in: places)
      #expect(listener.path.hasPrefix(place.path + "-"))
      #expect(places.tables().map(\.path) == [listener.path])
      let found = try TestGuest(.local(try #require(places.tables().first)))
      try await found.wait(for: .joined(Peer(0), .local(user: Account(getuid()).name)))
      let guest = try TestGuest(.local(table))
      #expect(try await guest.end() == .unsafe(path: place.path))
      paths.insert(listener.path)
    }
    // A link to a folder that would do.
    mkdir(folder.path + "/elsewhere", 0o755)
    symlink(folder.path + "/elsewhere", place.path)
    try await expectUnsafe()
    unlink(place.path)
    // Not a folder.
    #expect(FileManager.default.createFile(atPath: place.path, contents: nil))
    try await expectUnsafe()
    unlink(place.path)
    // A folder in which others may put a socket of their own.
    mkdir(place.path, 0o777)
    chmod(place.path, 0o777)
    try await expectUnsafe()
    // A folder of another account.
    if getuid() == 0 {
      chmod(place.path, 0o755)
      chown(place.path, 4_711, 4_711)
      try await expectUnsafe()
    }
    // Always the same one, so that friends find their way back.
    #expect(paths.count == 1)
  }

  @Test("files of others in a runtime directory are refused")
  func unsafeRuntime() throws {
    let path = folder.path + "/run/mue"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(throws: WireFault.unsafe(path: path)) { try LocalListener(name(), .mine, in: places) }
  }

  @Test("no table is hidden, however many folders others or one account have")
  func manyFolders() throws {
    let listener = try LocalListener(name(), .everyone, in: places)
    // They do not belong to the account in their name.
    for number in 1...500 { mkdir("\(folder.path)/mue-tables-\(1_000_000 + number)", 0o755) }
    for number in 1...100 { mkdir("\(folder.path)/mue-tables-\(getuid())-\(number)", 0o755) }
    #expect(places.tables().map(\.path) == [listener.path])
  }

  @Test("a link or a regular file is not a table, and is not removed")
  func noSocket() async throws {
    let place = try places.makeFolder(for: .mine)
    let path = place.socket(try name())
    let listener = try LocalListener(try #require(LocalTableName("real")), .mine, in: places)
    symlink(listener.path, path)
    #expect(places.tables().map(\.name.text) == ["real"])
    let table = LocalTable(name: try name(), owner: "", path: path, folder: place)
    #expect(try await TestGuest(.local(table)).end() == .unsafe(path: path))
    #expect(throws: WireFault.unsafe(path: path)) { try LocalListener(name(), .mine, in: places) }
    #expect(FileFacts(path) != nil)
  }

  @Test(
    "without a usable runtime directory the person's own table is in the shared folder, closed to others"
  )
  func noRuntime() throws {
    let foreign = folder.path + "/foreign"
    let file = folder.path + "/file"
    let isRoot = geteuid() == 0
    #expect(mkdir(foreign, isRoot ? 0o700 : 0o500) == 0)
    if isRoot { #expect(chown(foreign, 65_534, 65_534) == 0) }
    try Data().write(to: URL(filePath: file))
    for value in [nil, "", "relative/path", folder.path + "/gone", foreign, file] {
      var environment = ["MUE_TABLES": folder.path]
      environment["XDG_RUNTIME_DIR"] = value
      let places = LocalTableFolders(environment: environment)
      let place = try places.makeFolder(for: .mine)
      #expect(place.path == "\(folder.path)/mue-tables-\(getuid())")
      #expect(FileFacts(place.path)?.permissions == 0o700)
    }
  }

  @Test("a path that is too long for a socket is reported as such")
  func long() throws {
    let deep = folder.path + "/" + String(repeating: "x", count: 100)
    mkdir(deep, 0o700)
    let places = LocalTableFolders(environment: [
      "XDG_RUNTIME_DIR": deep, "MUE_TABLES": folder.path,
    ])
    #expect(throws: WireFault.pathTooLong("\(deep)/mue/table.sock")) {
      try LocalListener(name(), .mine, in: places)
    }
  }

  @Test("a name is a valid file name everywhere")
  func names() {
    for name in ["a", "table-2", String(repeating: "x", count: 32)] {
      #expect(LocalTableName(name)?.text == name)
    }
    for name in ["", "../x", "A", "a b", "a.b", "ä", "a/b", String(repeating: "x", count: 33)] {
      #expect(LocalTableName(name) == nil)
    }
  }
}
