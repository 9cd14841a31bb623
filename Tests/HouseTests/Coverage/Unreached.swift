/// What no test reaches, each with the reason; there is little of it.
enum Unreached {
  /// Catches, by file, each by what its first line contains.
  static let catches: [String: [String]] = [:]

  /// Errors, each as `Type.case`.
  static let errors: Set<String> = []
}
