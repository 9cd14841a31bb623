import MueText

/// Text that is safe to display anywhere: nothing in it moves the cursor, reverses the direction of
/// writing or stacks up marks.
public enum CleanText {
  /// Cleans text; nil if nothing visible is left.
  ///
  /// Control, format and unassigned characters are dropped. Runs of blanks, and letters that show
  /// nothing, become one blank. A letter keeps at most two marks, and the text is cut at the limit
  /// of columns.
  public static func cleaned(_ raw: String, limit: Int) -> String? {
    if isPlain(raw, limit: limit) { return raw }
    var cleaned = ""
    // Dropped characters go first: two characters may only be joined by one of them.
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

  /// Whether a text is ASCII that needs no cleaning, as most names are.
  private static func isPlain(_ raw: String, limit: Int) -> Bool {
    let bytes = raw.utf8
    guard (1...limit).contains(bytes.count) else { return false }
    let blank = UInt8(ascii: " ")
    var last = blank
    for byte in bytes {
      guard (blank...UInt8(ascii: "~")).contains(byte), byte != blank || last != blank else {
        return false
      }
      last = byte
    }
    return last != blank
  }

  /// Whether a character takes up room in a text, if only as a blank.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalar.properties.isWhitespace
    case .format, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// Whether a character takes up room and shows nothing: blanks, Korean fillers, the empty Braille
  /// cell, the null note head, the object replacement character.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: false
    default:
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || [0x2800, 0xFFFC, 0x1D159].contains(scalar.value)
    }
  }

  /// A character with at most two marks; nil for marks without a letter.
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
