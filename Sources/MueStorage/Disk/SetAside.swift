/// How spoilt files that were set aside are named.
enum SetAside {
  /// What stands between the file's own name and a number.
  static let mark = ".bad-"
}
