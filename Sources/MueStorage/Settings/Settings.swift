import MueGame

/// What the settings' file holds: what the person likes, and what a later program wrote beside it.
public struct Settings: Hashable, Sendable {
  /// What the person likes.
  public var preferences = Preferences()
  /// What a later program wrote beside these; it is kept.
  var others: [JSONObject.Member] = []

  /// The settings the program comes with.
  public init() {}
}

extension Settings {
  /// The version this program writes, and the latest it reads.
  static let version = 1

  /// The settings as JSON, one a line, since people look into such files.
  ///
  /// What is as the program has it is left out, so that a later program may choose better.
  var text: String {
    let usual = Preferences()
    let chosen = PreferenceKey.allCases.compactMap { key -> JSONObject.Member? in
      let text = key.value.text(in: preferences)
      return text == key.value.text(in: usual) ? nil : .init(key.rawValue, .string(text))
    }
    let members = [JSONObject.Member("version", .integer(Self.version))] + chosen + others
    let lines = members.map { member in
      "  \(JSONValue.string(member.key).text): \(member.value.text)"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// Reads settings; a value that nobody offers leaves that of the program, and its key is listed.
  init(_ object: JSONObject, unknown: inout [String]) {
    for key in PreferenceKey.allCases {
      do {
        guard let text = try object.read(key.rawValue, Self.text) else { continue }
        if !key.value.set(text, in: &preferences) { unknown.append(key.rawValue) }
      } catch {
        unknown.append(key.rawValue)
      }
    }
    let keys = ["version"] + PreferenceKey.allCases.map(\.rawValue)
    others = object.members.filter { !keys.contains($0.key) }
  }

  /// A value as text; `true` and `false` are what people write by hand for on and off.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .bool(let isOn): isOn ? "on" : "off"
    case .string(let text): text
    default: nil
    }
  }
}
