import MueTable

extension Settings {
  /// The version this program writes, and the latest it reads.
  static let version = 1
  private static let keys = ["version", "language", "speed", "theme", "name", "level"]

  /// The settings as JSON, one a line, since people look into such files.
  var text: String {
    var members = [
      JSONObject.Member("version", .integer(Self.version)),
      JSONObject.Member("speed", .string(speed.rawValue)),
      JSONObject.Member("theme", .string(theme)),
      JSONObject.Member("level", .string(level.rawValue)),
    ]
    if let language { members.append(.init("language", .string(language))) }
    if let name { members.append(.init("name", .string(name.text))) }
    let lines = (members + others).map { member in
      "  \(JSONValue.string(member.key).text): \(member.value.text)"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// Reads settings; a value that nobody offers leaves that of the program, and its key is listed.
  init(_ object: JSONObject, unknown: inout [String]) {
    func read<Value>(_ key: String, _ reading: (JSONValue) -> Value?) -> Value? {
      do {
        return try object.read(key, reading)
      } catch {
        unknown.append(key)
        return nil
      }
    }
    language = read("language") { $0.string.flatMap(Self.word) }
    speed = read("speed") { $0.string.flatMap(Speed.init(rawValue:)) } ?? speed
    theme = read("theme") { $0.string.flatMap(Self.word) } ?? theme
    name = read("name") { $0.string.flatMap { PlayerName($0) } }
    level = read("level") { $0.string.flatMap(Level.init(rawValue:)) } ?? level
    others = object.members.filter { !Self.keys.contains($0.key) }
  }

  /// A text that can be the name of a file of the person's, and never a way out of the directory.
  private static func word(_ text: String) -> String? {
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isWord && (1...32).contains(text.utf8.count) ? text : nil
  }
}
