import Testing

extension String {
  /// The text with the first place where something stands exchanged; fails if there is none.
  func exchanging(_ old: String, for new: String) throws -> String {
    try #require(contains(old), "\(old) is not in \(self)")
    return replacing(old, with: new, maxReplacements: 1)
  }
}
