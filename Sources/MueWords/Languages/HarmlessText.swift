extension StringProtocol {
  /// The text as it may be shown, whoever wrote it: at most 60 scalars, none of them a control or a
  /// format.
  public var harmless: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(60))).printable
  }

  /// The text without controls, formats and heaps of marks: nothing in it moves a cursor, turns the
  /// writing round or grows over other lines.
  public var printable: String {
    var marks = 0
    let kept = unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        return false
      case .nonspacingMark, .enclosingMark:
        marks += 1
        return marks <= String.markLimit
      default:
        marks = 0
        return true
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}
