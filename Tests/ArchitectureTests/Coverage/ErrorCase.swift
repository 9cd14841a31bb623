/// A case of an error type.
struct ErrorCase: Hashable {
  let type: String
  let name: String

  /// All cases in the sources of enums that are errors or nested in one.
  static func all(in texts: [SourceText]) -> [ErrorCase] {
    texts.flatMap { text in
      var found: [ErrorCase] = []
      /// The open types, each with its depth and whether it is or belongs to an error.
      var open: [(name: String, depth: Int, isError: Bool)] = []
      var depth = 0
      for line in text.lines {
        if let type = line.firstMatch(of: /\b(enum|struct|class|extension)\s+(\w+)([^{]*)\{/) {
          let isError = type.3.contains(/:.*\bError\b/) || open.last?.isError == true
          open.append((String(type.2), depth, isError && type.1 != "extension"))
        } else if let type = open.last, type.isError, depth == type.depth + 1 {
          found += names(in: line).map { ErrorCase(type: type.name, name: $0) }
        }
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        while let last = open.last, depth <= last.depth { open.removeLast() }
      }
      return found
    }
  }

  /// The names in a line such as `case a, b(Int)`.
  private static func names(in line: String) -> [String] {
    guard let list = line.firstMatch(of: /^\s*(?:indirect\s+)?case (.*)$/)?.1 else { return [] }
    return list.replacing(/\([^()]*(\([^()]*\)[^()]*)*\)/, with: "").split(separator: ",").map {
      String($0.prefix { $0 != "=" }.filter { $0.isLetter || $0.isNumber })
    }
  }

  /// The places where such an error is made: by name, in files that name its type, except in
  /// patterns.
  func locations(in text: SourceText) -> [SourceLocation] {
    let lines = text.lines
    guard lines.contains(where: { $0.contains(type) || $0.contains("throw") }),
      let pattern = try? Regex("\\.\(name)\\b(?!\\()|\\.\(name)\\((?!let |_[,)])")
    else { return [] }
    return lines.enumerated().flatMap { number, line in
      line.matches(of: pattern).compactMap { found in
        let before = line[..<found.range.lowerBound]
        if before.contains(/^\s*\}?\s*(case|catch)\b[^:]*$|\bcase [^=:]*$|[!=]= ?\w*$/) {
          return nil
        }
        if !before.contains("throw"), before.last.map({ $0 == ")" || $0.isLetter }) == true,
          !before.hasSuffix(type)
        {
          return nil
        }
        return SourceLocation(
          line: number + 1, column: SourceText.column(found.range.lowerBound, in: line))
      }
    }
  }
}
