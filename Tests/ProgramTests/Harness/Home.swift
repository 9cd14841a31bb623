import Foundation

/// A person's home, gone with the test.
final class Home: Sendable {
  let path: String

  init() throws {
    let url = Self.place.appending(path: "mue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  /// In memory where that can be had: a game saves after every move, and a disk takes its time.
  private static let place: URL = {
    let memory = "/dev/shm"
    return FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory) : FileManager.default.temporaryDirectory
  }()

  /// The languages that come with the program.
  static let languageCodes: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Localization").path
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// Another home with the same files.
  func copy() throws -> Home {
    let other = try Home()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try FileManager.default.copyItem(atPath: path + "/" + name, toPath: other.path + "/" + name)
    }
    return other
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where the games are kept.
  var games: String { path + "/state/mue/games" }

  /// The names of all files among the games.
  var gameFiles: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: games)) ?? []).sorted()
  }

  /// The bytes of a file among the games.
  func game(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: games + "/" + name))
  }

  /// Writes a file among the games.
  func setGame(_ name: String, to bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: games + "/" + name))
  }

  /// Spoils a file among the games: one bit of its middle byte turns over.
  func spoilGame(_ name: String) throws {
    var bytes = [UInt8](try game(name))
    bytes[bytes.count / 2] ^= 1
    try setGame(name, to: bytes)
  }

  /// Writes a file and answers its path.
  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }
}
