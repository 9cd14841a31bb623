import Foundation

/// A name fit to be shown anywhere: 1 to 16 characters, nothing in it that moves the cursor, turns
/// the writing round or piles up.
///
/// Whatever comes from a command line, a file or a wire becomes a name here or nowhere.
public struct PlayerName: Hashable, Sendable {
  /// The name, in Unicode's composed form.
  public let text: String

  /// The most characters in a name.
  public static let limit = 16

  /// Cleans a name: controls, formats and unassigned characters are dropped, blanks become single,
  /// more than two marks on a letter are dropped, what is over the limit is cut.
  ///
  /// Nil if nothing visible is left.
  public init?(_ raw: String) {
    var cleaned = ""
    for character in raw.prefix(4 * Self.limit).precomposedStringWithCanonicalMapping {
      if character.isWhitespace {
        if !cleaned.isEmpty, cleaned.last != " " { cleaned.append(" ") }
      } else if let kept = Self.cleaned(character) {
        cleaned.append(kept)
      }
      if cleaned.count == Self.limit { break }
    }
    while cleaned.last == " " { cleaned.removeLast() }
    guard !cleaned.isEmpty else { return nil }
    text = cleaned
  }

  /// The name for want of any other.
  public static let nobody = PlayerName(known: "Mü")

  private init(known text: String) { self.text = text }

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
