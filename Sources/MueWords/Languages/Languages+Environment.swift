extension Languages {
  /// The code of the language the environment asks for: `de_AT.UTF-8` asks for `de`.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty decides. `C`, `POSIX`
  /// and whatever does not begin with a language code mean `en`. There need not be a table for the
  /// code; `words(for:)` tells.
  public static func preferredCode(environment: [String: String]) -> String {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = asked.first(where: { !$0.isEmpty }) else { return "en" }
    let code = locale.prefix { !"_.@-".contains($0) }
    let isCode = (2...3).contains(code.count) && code.allSatisfy { ("a"..."z").contains($0) }
    return isCode ? String(code) : "en"
  }
}
