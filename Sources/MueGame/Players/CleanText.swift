import MueText

/// Text fit to be shown anywhere: nothing in it moves the cursor, turns the writing round or piles
/// up.
public enum CleanText {
  /// Cleans text: controls, formats and unassigned characters are dropped, blanks become single, and so do
  /// letters that show nothing; more than two marks on a letter are dropped, what is over the limit of columns
  /// is cut.
  ///
  /// Nil if nothing visible is left.
  public static func cleaned(_ raw: String, limit: Int) -> String? {
    var cleaned = ""
    // What is dropped goes first: it can hold together what is two characters without it.
    let shown = String.UnicodeScalarView(
      raw.prefix(4 * limit).unicodeScalars.filter(isKept).map { isBlank($0) ? " " : $0 })
    for character in String(shown).composed {
      if character.isWhitespace {
        if !cleaned.isEmpty, cleaned.last != " " { cleaned.append(" ") }
      } else if let kept = withFewMarks(character) {
        if cleaned.columns + kept.columns > limit { break }
        cleaned.append(kept)
      }
    }
    while cleaned.last == " " { cleaned.removeLast() }
    return cleaned.columns == 0 ? nil : cleaned
  }

  /// Whether it takes up room in a text, if only as a blank.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalar.properties.isWhitespace
    case .format, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// Whether it takes its place and shows nothing there: blanks, the fillers of Korean, the Braille cell without
  /// dots, the note without a head, the sign for an object that is missing.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: false
    default:
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || [0x2800, 0xFFFC, 0x1D159].contains(scalar.value)
    }
  }

  /// A character with two marks at most; nil for marks without a letter.
  private static func withFewMarks(_ character: Character) -> Character? {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark:
        marks += 1
        if marks > 2 || scalars.isEmpty { continue }
      default: break
      }
      scalars.append(scalar)
    }
    return String(scalars).first
  }
}
