import MueData

/// One entry of `Preferences`, as `settings.json`, `mue config` and the page of settings know it.
///
/// `Setting.all` lists them.
public struct Setting: Hashable, Sendable {
  /// The kind of values.
  public enum Kind: Hashable, Sendable {
    case choice([String])
    /// The code of an available language; empty for the one in the environment.
    case language
    case theme
    /// A person's name; empty for the login name.
    case name
  }

  /// Its name in `settings.json` and after `mue config`.
  public let key: String
  public let kind: Kind
  private let read: @Sendable (Preferences) -> String
  private let write: @Sendable (inout Preferences, String) -> Bool

  /// The value in these preferences, as text.
  public func text(in preferences: Preferences) -> String { read(preferences) }

  /// Sets the value from text; returns false and changes nothing if the text is not a valid value.
  ///
  /// The caller checks that languages and themes are available, which only the program knows.
  public func set(_ text: String, in preferences: inout Preferences) -> Bool {
    write(&preferences, text)
  }

  /// Settings are equal if their keys are.
  public static func == (one: Setting, other: Setting) -> Bool { one.key == other.key }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Setting {
  typealias Property<Value> = WritableKeyPath<Preferences, Value> & Sendable

  init<Value>(_ key: String, _ property: Property<Value>)
  where Value: CaseIterable & RawRepresentable & SendableMetatype, Value.RawValue == String {
    self.init(key: key, kind: .choice(Value.allCases.map(\.rawValue))) {
      $0[keyPath: property].rawValue
    } write: { preferences, text in
      guard let value = Value(rawValue: text) else { return false }
      preferences[keyPath: property] = value
      return true
    }
  }

  init(_ key: String, _ property: Property<Bool>) {
    self.init(key: key, kind: .choice(["on", "off"])) {
      $0[keyPath: property] ? "on" : "off"
    } write: { preferences, text in
      guard text == "on" || text == "off" else { return false }
      preferences[keyPath: property] = text == "on"
      return true
    }
  }

  public static let language = Setting(key: "language", kind: .language) {
    $0.language ?? ""
  } write: { preferences, text in
    guard text.isEmpty || text.isFileName else { return false }
    preferences.language = text.isEmpty ? nil : text
    return true
  }

  public static let name = Setting(key: "name", kind: .name) {
    $0.name?.text ?? ""
  } write: { preferences, text in
    let name = PlayerName(text)
    guard name != nil || text.isEmpty else { return false }
    preferences.name = name
    return true
  }

  static let theme = Setting(key: "theme", kind: .theme) {
    $0.theme
  } write: { preferences, text in
    guard text.isFileName else { return false }
    preferences.theme = text
    return true
  }

  public static let speed = Setting("speed", \.speed)
  public static let sorting = Setting("sort", \.sorting)
  public static let autoPlay = Setting("auto-play", \.autoPlay)
}

extension String {
  /// Whether the text can name one of the person's files, and never a path outside its folder.
  public var isFileName: Bool {
    (1...32).contains(utf8.count) && utf8.allSatisfy(\.isOfPlainName)
  }
}
