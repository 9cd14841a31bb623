/// What one preference can be, and how it is written as text, in files and on the command line.
public struct PreferenceValue {
  /// What the values are.
  public enum Kind: Hashable, Sendable {
    /// One of these.
    case choice([String])
    /// The code of a language there is; empty for that of the environment.
    case language
    /// The name of a theme there is.
    case theme
    /// A person's name; empty for that of the login.
    case name
  }

  /// What the values are.
  public let kind: Kind
  private let read: (Preferences) -> String
  private let write: (inout Preferences, String) -> Bool

  /// The value among some preferences, as text.
  public func text(in preferences: Preferences) -> String { read(preferences) }

  /// Sets the value from text; false, and nothing changed, when the text is no such value.
  ///
  /// Whether there is a language or theme of that name, only the program can tell.
  public func set(_ text: String, in preferences: inout Preferences) -> Bool {
    write(&preferences, text)
  }

  typealias Place<Value> = WritableKeyPath<Preferences, Value>

  /// A value out of a list.
  static func choice<Value>(_ place: Place<Value>) -> PreferenceValue
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    PreferenceValue(kind: .choice(Value.allCases.map(\.rawValue))) {
      $0[keyPath: place].rawValue
    } write: { preferences, text in
      guard let value = Value(rawValue: text) else { return false }
      preferences[keyPath: place] = value
      return true
    }
  }

  /// Yes or no, written `on` and `off`.
  static func onOff(_ place: Place<Bool>) -> PreferenceValue {
    PreferenceValue(kind: .choice(["on", "off"])) {
      $0[keyPath: place] ? "on" : "off"
    } write: { preferences, text in
      guard text == "on" || text == "off" else { return false }
      preferences[keyPath: place] = text == "on"
      return true
    }
  }

  static var language: PreferenceValue {
    PreferenceValue(kind: .language) {
      $0.language ?? ""
    } write: { preferences, text in
      guard text.isEmpty || text.isFileName else { return false }
      preferences.language = text.isEmpty ? nil : text
      return true
    }
  }

  static var theme: PreferenceValue {
    PreferenceValue(kind: .theme) {
      $0.theme
    } write: { preferences, text in
      guard text.isFileName else { return false }
      preferences.theme = text
      return true
    }
  }

  static var name: PreferenceValue {
    PreferenceValue(kind: .name) {
      $0.name?.text ?? ""
    } write: { preferences, text in
      let name = PlayerName(text)
      guard name != nil || text.isEmpty else { return false }
      preferences.name = name
      return true
    }
  }

  private init(
    kind: Kind, read: @escaping (Preferences) -> String,
    write: @escaping (inout Preferences, String) -> Bool
  ) {
    self.kind = kind
    self.read = read
    self.write = write
  }
}

extension String {
  /// Whether the text can name a file of the person's, and never a way out of its directory.
  public var isFileName: Bool {
    (1...32).contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
