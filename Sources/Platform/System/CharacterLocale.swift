/// The name of the locale that the environment sets for characters, such as `ca_ES.UTF-8@valencia`.
public struct CharacterLocale: Sendable {
  private let name: String

  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set and not empty; nil if none is.
  public init?(environment: [String: String]) {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
    guard let name = named.first(where: { !$0.isEmpty }) else { return nil }
    self.name = name
  }

  public var isUTF8: Bool {
    let encoding = name.lowercased().prefix { $0 != "@" }
    return encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
  }
}
