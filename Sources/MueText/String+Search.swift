extension String {
  /// Whether another text stands in this one, byte for byte.
  ///
  /// The standard library's own search is not used, for the reason that `Package.swift` gives.
  public func contains(text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
