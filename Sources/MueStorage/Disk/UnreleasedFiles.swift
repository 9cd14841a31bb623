import Platform

extension Directories {
  /// The paths of files that only versions before the first release used.
  ///
  /// The program neither reads nor changes them.
  public var unreleasedFiles: [String] {
    ["history.db", "place", "seat", "table", "table.prev"].compactMap { name in
      let path = state.map { "\($0)/\(name)" }
      return path.flatMap { access($0, F_OK) == 0 ? $0 : nil }
    }
  }
}
