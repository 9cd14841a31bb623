extension AppContext {
  /// Whether the characters of the environment are UTF-8: those of `LC_ALL`, else `LC_CTYPE`, else
  /// `LANG`.
  var isUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return locale.uppercased().replacing("-", with: "").contains("UTF8")
  }
}
