import Foundation
import TextColumns

/// Text fit to be shown anywhere: nothing in it moves the cursor, turns the writing round or piles
/// up.
public enum CleanText {
  /// Cleans text: controls, formats and unassigned characters are dropped, blanks become single,
  /// more than two marks on a letter are dropped, what is over the limit of columns is cut.
  ///
  /// Nil if nothing visible is left.
  public static func cleaned(_ raw: String, limit: Int) -> String? {
    var cleaned = ""
    for character in raw.prefix(4 * limit).precomposedStringWithCanonicalMapping {
      if character.isWhitespace {
        if !cleaned.isEmpty, cleaned.last != " " { cleaned.append(" ") }
      } else if let kept = Self.cleaned(character) {
        if cleaned.columns + kept.columns > limit { break }
        cleaned.append(kept)
      }
    }
    while cleaned.last == " " { cleaned.removeLast() }
    return cleaned.columns == 0 ? nil : cleaned
  }

  private static func cleaned(_ character: Character) -> Character? {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        continue
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
