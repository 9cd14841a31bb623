import CPlatform

/// Words as C wants them: zero-ended, in a list that ends with a null pointer and may be reordered.
final class CStrings {
  /// The words' first bytes; in the order that getopt has given them.
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ words: [String]) {
    pointers =
      words.map { word in
        let bytes = word.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: Array(bytes), count: bytes.count)
        return copy
      } + [nil]
  }

  /// How many words there are.
  var count: Int { pointers.count - 1 }

  func free() {
    for pointer in pointers { pointer?.deallocate() }
  }

  /// A word; nothing beyond the last.
  func text(at index: Int) -> String {
    guard pointers.indices.contains(index), let pointer = pointers[index] else { return "" }
    return String(cString: pointer)
  }

  func withPointers<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    pointers.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}
