import MueData
import MueGame

/// The content of the settings file: preferences, finished lessons, and unknown keys from later
/// versions.
public struct Settings: Hashable, Sendable {
  public var preferences = Preferences()
  /// The names of the lessons that have been finished; a later version may have others.
  public var finishedLessons: [String] = []
  /// Keys that a later version wrote, which are kept.
  var others: [JSONObject.Member] = []

  public init() {}
}

extension Settings {
  /// The version this program writes, and the latest it reads.
  static let version = 1

  /// The settings as JSON, one a line, since people read such files.
  ///
  /// Defaults are left out, so that a later version can choose better ones.
  var text: String {
    let usual = Preferences()
    let chosen = Setting.all.compactMap { setting -> JSONObject.Member? in
      let text = setting.text(in: preferences)
      return text == setting.text(in: usual) ? nil : .init(setting.key, .string(text))
    }
    let lessons =
      finishedLessons.isEmpty
      ? [] : [JSONObject.Member(Self.lessonsKey, .array(finishedLessons.map(JSONValue.string)))]
    let members =
      [JSONObject.Member("version", .integer(Self.version))] + chosen + lessons + others
    let lines = members.map { member in
      "  \(JSONValue.string(member.key).text): \(member.value.text)"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// Reads settings; an unknown value leaves the default, and its key is listed.
  init(_ object: JSONObject, unknown: inout [String]) {
    for setting in Setting.all {
      do {
        guard let text = try object.read(setting.key, Self.text) else { continue }
        if !setting.set(text, in: &preferences) { unknown.append(setting.key) }
      } catch {
        unknown.append(setting.key)
      }
    }
    do {
      finishedLessons = try object.read(Self.lessonsKey, Self.names) ?? []
    } catch {
      unknown.append(Self.lessonsKey)
    }
    let keys = ["version", Self.lessonsKey] + Setting.all.map(\.key)
    others = object.members.filter { !keys.contains($0.key) }
  }

  private static let lessonsKey = "lessons"

  /// A list of texts.
  private static func names(_ value: JSONValue) -> [String]? {
    guard case .array(let values) = value else { return nil }
    let names = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
    return names.count == values.count ? names : nil
  }

  /// A value as text; `true` and `false`, which people write by hand, mean on and off.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .bool(let isOn): isOn ? "on" : "off"
    case .string(let text): text
    default: nil
    }
  }
}
