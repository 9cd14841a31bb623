import Foundation
import Platform
import Synchronization

/// A person's home directory, removed after the test.
final class Home: Sendable {
  let path: String

  init() throws {
    let url = Self.parent.appending(path: "mue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  /// In memory if possible: a game saves after every move, and a disk is slow.
  private static let parent: URL = {
    let memory = "/dev/shm"
    return FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory) : FileManager.default.temporaryDirectory
  }()

  /// The folders and the port of the tables that programs of this home open and find.
  var tables: [String: String?] { Self.tables(path) }

  /// The same for a path: each has its own, so that programs meet no table of another test or of this machine.
  static func tables(_ path: String) -> [String: String] {
    let port = ports.withLock { ports in
      // Below the ports that the system chooses; test runs side by side begin at different ones.
      let port = ports[path] ?? 20_000 + (Int(getpid()) * 500 + ports.count) % 12_000
      ports[path] = port
      return port
    }
    return ["XDG_RUNTIME_DIR": path, "MUE_TABLES": path, "MUE_PORT": "\(port)"]
  }

  private static let ports = Mutex<[String: Int]>([:])

  /// The codes of the shipped languages.
  static let languageCodes: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Localization").path
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// Another home with copies of the files.
  func copy() throws -> Home {
    let other = try Home()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try FileManager.default.copyItem(atPath: path + "/" + name, toPath: other.path + "/" + name)
    }
    return other
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The folder of the games.
  var games: String { path + "/state/mue/games" }

  /// The names of all files in that folder.
  var gameFiles: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: games)) ?? []).sorted()
  }

  /// The bytes of a file in that folder.
  func game(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: games + "/" + name))
  }

  /// Writes a file in that folder.
  func setGame(_ name: String, to bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: games + "/" + name))
  }

  /// Damages a file in that folder: flips one bit of its middle byte.
  func spoilGame(_ name: String) throws {
    var bytes = [UInt8](try game(name))
    bytes[bytes.count / 2] ^= 1
    try setGame(name, to: bytes)
  }

  /// Writes a setting that a test is not about, unless the home has settings already.
  ///
  /// Without hints a program does not think about them while it waits for keys: that is most of what it would do.
  func setWithoutHints() throws {
    let folder = path + "/config/mue"
    guard !FileManager.default.fileExists(atPath: folder) else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try write(#"{"version": 1, "hints": "off"}"#.utf8, as: "config/mue/settings.json")
  }

  /// Writes a file and returns its path.
  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }
}
