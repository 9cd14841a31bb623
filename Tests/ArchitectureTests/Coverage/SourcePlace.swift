/// A position in a source file, with both numbers from 1; columns are counted in bytes.
struct SourcePlace: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
