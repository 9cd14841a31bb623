/// A position in a source file, with both numbers from 1; columns are counted in bytes.
struct SourceLocation: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
