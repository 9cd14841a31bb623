import Foundation
import MueData
import TestSupport
import Testing

@testable import MueWire

@Suite("Tables on this machine", .waits) struct LocalTableTests {
  private let folder = TemporaryFolder()
  private var folders: LocalTableFolders {
    LocalTableFolders(environment: [
      "XDG_RUNTIME_DIR": folder.path + "/run", "MUE_TABLES": folder.path,
    ])
  }
  private func name() throws -> LocalTableName { try #require(LocalTableName("table")) }

  private func permissions(of path: String) -> mode_t? {
    FileFacts(path).map { $0.facts.st_mode & 0o777 }
  }

  init() { mkdir(folder.path + "/run", 0o700) }

  @Test("have the permissions of their sharing")
  func permissions() throws {
    let wanted: [Sharing: (folder: mode_t, socket: mode_t)] = [
      .mine: (0o700, 0o600), .group: (0o755, 0o660), .everyone: (0o755, 0o666),
    ]
    for (sharing, modes) in wanted {
      let listener = try LocalListener(name(), sharing, in: folders)
      let tableFolder = try folders.makeFolder(for: sharing)
      #expect(permissions(of: tableFolder.path) == modes.folder)
      #expect(permissions(of: listener.path) == modes.socket)
    }
  }

  @Test("a living host's socket is never taken; a dead one's is replaced")
  func stale() async throws {
    let first = try LocalListener(name(), .mine, in: folders)
    #expect(throws: WireFault.occupied) { try LocalListener(name(), .mine, in: folders) }
    // The remains of a killed host: a socket at which nobody listens.
    let dead = try #require(LocalTableName("dead"))
    let path = try folders.makeFolder(for: .mine).socket(dead)
    let socket = try Socket(AF_UNIX, .stream)
    #expect(try SocketAddress(path: path).withSystem { bind(socket.descriptor, $0, $1) } == 0)
    #expect(folders.tables().map(\.name.text) == ["table"])
    #expect(folders.sockets().map(\.name.text) == ["dead", "table"])
    let guest = try TestGuest(
      .local(try #require(folders.sockets().first)), limits: .impatient)
    #expect(try await guest.end() == .unreachable(ECONNREFUSED))
    let second = try LocalListener(dead, .mine, in: folders)
    #expect(try Caller(path: second.path).socket.descriptor >= 0)
    #expect(first.path != second.path)
  }

  @Test("if no folder can be created, the system's reason is reported")
  func noFolder() throws {
    let folders = LocalTableFolders(environment: ["MUE_TABLES": folder.path + "/not/there"])
    #expect(throws: WireFault.system(call: "mkdir", ENOENT)) {
      try LocalListener(name(), .mine, in: folders)
    }
  }

  @Test("a killed host leaves nothing that is in the way")
  func gone() throws {
    do { _ = try LocalListener(name(), .mine, in: folders) }
    #expect(folders.tables().isEmpty)
    let folder = try folders.makeFolder(for: .mine)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "guests avoid links, folders of others and writable ones; a host takes another folder"
  )
  func unsafe() async throws {
    let tableFolder = TableFolder(path: "\(folder.path)/mue-tables-\(getuid())", owner: getuid())
    let table = LocalTable(
      name: try name(), owner: "", path: tableFolder.socket(try name()), folder: tableFolder)
    var paths: Set<String> = []
    func expectUnsafe() async throws {
      let listener = try LocalListener(name(), .everyone, in: folders)
      #expect(listener.path.hasPrefix(tableFolder.path + "-"))
      #expect(folders.tables().map(\.path) == [listener.path])
      let found = try TestGuest(.local(try #require(folders.tables().first)))
      try await found.wait(for: .joined(Peer(0), .local(user: Account(getuid()).name)))
      let guest = try TestGuest(.local(table))
      #expect(try await guest.end() == .unsafe(path: tableFolder.path))
      paths.insert(listener.path)
    }
    // A link to a folder that would do.
    mkdir(folder.path + "/elsewhere", 0o755)
    symlink(folder.path + "/elsewhere", tableFolder.path)
    try await expectUnsafe()
    unlink(tableFolder.path)
    // Not a folder.
    #expect(FileManager.default.createFile(atPath: tableFolder.path, contents: nil))
    try await expectUnsafe()
    unlink(tableFolder.path)
    // A folder in which others may put a socket of their own.
    mkdir(tableFolder.path, 0o777)
    chmod(tableFolder.path, 0o777)
    try await expectUnsafe()
    // A folder of another account.
    if getuid() == 0 {
      chmod(tableFolder.path, 0o755)
      chown(tableFolder.path, 4_711, 4_711)
      try await expectUnsafe()
    }
    // Always the same one, so that friends find their way back.
    #expect(paths.count == 1)
  }

  @Test("files of others in a runtime directory are refused")
  func unsafeRuntime() throws {
    let path = folder.path + "/run/mue"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(throws: WireFault.unsafe(path: path)) { try LocalListener(name(), .mine, in: folders) }
  }

  @Test("no table is hidden, however many folders others or one account have")
  func manyFolders() throws {
    let listener = try LocalListener(name(), .everyone, in: folders)
    // They do not belong to the account in their name.
    for number in 1...500 { mkdir("\(folder.path)/mue-tables-\(1_000_000 + number)", 0o755) }
    for number in 1...100 { mkdir("\(folder.path)/mue-tables-\(getuid())-\(number)", 0o755) }
    #expect(folders.tables().map(\.path) == [listener.path])
  }

  @Test("a link or a regular file is not a table, and is not removed")
  func noSocket() async throws {
    let tableFolder = try folders.makeFolder(for: .mine)
    let path = tableFolder.socket(try name())
    let listener = try LocalListener(try #require(LocalTableName("real")), .mine, in: folders)
    symlink(listener.path, path)
    #expect(folders.tables().map(\.name.text) == ["real"])
    let table = LocalTable(name: try name(), owner: "", path: path, folder: tableFolder)
    #expect(try await TestGuest(.local(table)).end() == .unsafe(path: path))
    #expect(throws: WireFault.unsafe(path: path)) { try LocalListener(name(), .mine, in: folders) }
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
      let folders = LocalTableFolders(environment: environment)
      let tableFolder = try folders.makeFolder(for: .mine)
      #expect(tableFolder.path == "\(folder.path)/mue-tables-\(getuid())")
      #expect(permissions(of: tableFolder.path) == 0o700)
    }
  }

  @Test("a path that is too long for a socket is reported as such")
  func long() throws {
    let deep = folder.path + "/" + String(repeating: "x", count: 100)
    mkdir(deep, 0o700)
    let folders = LocalTableFolders(environment: [
      "XDG_RUNTIME_DIR": deep, "MUE_TABLES": folder.path,
    ])
    #expect(throws: WireFault.pathTooLong("\(deep)/mue/table.sock")) {
      try LocalListener(name(), .mine, in: folders)
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
