/// Runs a closure with UTF-8 as the character encoding of this thread, independent of the program's locale.
public func withUTF8Characters<Result>(_ body: () -> Result) -> Result {
  #if canImport(Darwin)
    let category = LC_CTYPE_MASK
  #else
    let category = CInt(1 << LC_CTYPE)
  #endif
  guard let locale = newlocale(category, "C.UTF-8", nil) else { return body() }
  let before = uselocale(locale)
  defer {
    _ = uselocale(before)
    freelocale(locale)
  }
  return body()
}

/// The name of the locale that the environment chooses for characters, such as `ca_ES.UTF-8@valencia`.
public struct CharacterLocale: Sendable {
  private let name: String

  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set and not empty; nil if none is.
  public init?(environment: [String: String]) {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
    guard let name = named.first(where: { !$0.isEmpty }) else { return nil }
    self.name = name
  }

  /// Whether its characters are encoded in UTF-8.
  public var isUTF8: Bool {
    let encoding = name.lowercased().prefix { $0 != "@" }
    return encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
  }
}
