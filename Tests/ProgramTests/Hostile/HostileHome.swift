import Foundation

/// A home with a hostile text wherever a text is read from.
struct HostileHome {
  let home: Home
  let hostile: HostileText
  /// A hand record with the text as every player's name.
  let record: String
  /// Hand records, each with the text in another field.
  let records: String
  /// A language with the text as a sentence.
  let language: String

  init(_ hostile: HostileText, _ before: Home) throws {
    self.hostile = hostile
    home = try before.copy()
    let hand = try CommandRun(["export"], home: home).output
    record = try home.write(hand.replacing("\"Ada\"", with: hostile.json).utf8, as: "record.jsonl")
    records = try home.write(Self.everywhere(hostile, in: hand).utf8, as: "records.jsonl")
    let phrase = "{\"language\": {\"name\": \(hostile.json), \"authors\": [\(hostile.json)]}, "
    let phrases = "\"phrases\": {\"title.notSaved\": \(hostile.json), \(hostile.json): \"x\"}}"
    language = try Self.write(phrase + phrases, to: home.path + "/data/mue/languages", "nl.json")
    try writeOwnFiles()
    try writeGame()
  }

  /// The record once for each text in it, with the hostile text in its place.
  private static func everywhere(_ hostile: HostileText, in hand: String) -> String {
    let texts = Set(hand.matches(of: /"[^"]*"/).map { String($0.output) }).sorted()
    return texts.map { hand.replacing($0, with: hostile.json) }.joined()
  }

  private func writeOwnFiles() throws {
    let text = hostile.json
    let settings = home.path + "/config/mue"
    _ = try Self.write(
      "{\"name\": \(text), \"theme\": \(text), \"language\": \(text), \(text): \(text)}",
      to: settings,
      "settings.json")
    _ = try Self.write("{\n\(text): [\(text)]}", to: settings, "keys.json")
    let themes = home.path + "/data/mue/themes"
    _ = try Self.write("{\"name\": \(text), \(text): \(text)}", to: themes, "own.json")
    _ = try Self.write("{}", to: themes, "\(hostile.fileName).json")
    _ = try Self.write("{}", to: home.path + "/data/mue/languages", "\(hostile.fileName).json")
  }

  /// Writes the text as the players' names and the title of the game on the shelf, with a matching
  /// checksum.
  private func writeGame() throws {
    let save = String(decoding: try home.game("0001.mue"), as: UTF8.self)
    let record = save.split(separator: "\n", maxSplits: 1).last.map(String.init) ?? ""
    let spoilt = record.replacing("\"Ada\"", with: hostile.json)
      .replacing("\"Sunday\"", with: hostile.json)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in spoilt.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let sum = String(hash, radix: 16)
    let digits = String(repeating: "0", count: 16 - sum.count) + sum
    try home.setGame("0002.mue", to: "mue-save 1 \(spoilt.utf8.count) \(digits)\n\(spoilt)".utf8)
  }

  private static func write(_ text: String, to directory: String, _ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    let path = directory + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }
}
