extension String {
  /// Whether the text would disturb a terminal: it holds controls or line separators, turns the
  /// direction of writing or hides something in formats, or heaps marks on a letter.
  ///
  /// The two joiners are no such formats: some scripts are written with them.
  var disturbsTerminal: Bool {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return false }
    var marks = 0
    return unicodeScalars.contains { scalar in
      // Asking for the category takes long, and all of these are letters and signs.
      if (0x20..<0x7F).contains(scalar.value) || (0xC0..<0x250).contains(scalar.value) {
        marks = 0
        return false
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        return true
      case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
      case .nonspacingMark, .enclosingMark:
        marks += 1
        return marks > Self.markLimit
      default:
        marks = 0
        return false
      }
    }
  }

  /// More marks on one letter than any script needs.
  static let markLimit = 3
}
