import Testing

extension String {
  /// The text with the first occurrence of a part replaced; fails if there is none.
  func exchanging(_ old: String, for new: String) throws -> String {
    try #require(contains(old), "\(old) is not in \(self)")
    return replacing(old, with: new, maxReplacements: 1)
  }
}
