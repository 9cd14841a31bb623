extension Array where Element == UInt8 {
  /// Whether these are the bytes of one line that is not too long with its end.
  func isLine(limit: Int) -> Bool {
    !isEmpty && count < limit && !contains(LineFramer.end)
  }
}
