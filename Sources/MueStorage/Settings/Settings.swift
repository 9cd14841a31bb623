import MueGame

/// The content of the settings file: preferences, and unknown keys of later versions.
public struct Settings: Hashable, Sendable {
  /// The preferences.
  public var preferences = Preferences()
  /// Keys that a later version wrote; they are kept.
  var others: [JSONObject.Member] = []

  /// The defaults.
  public init() {}
}

extension Settings {
  /// The version this program writes, and the latest it reads.
  static let version = 1

  /// The settings as JSON, one a line, since people look into such files.
  ///
  /// Defaults are left out, so that a later version may choose better ones.
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

  /// Reads settings; an unknown value leaves the default, and its key is listed.
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
