/// Letters that cannot be told apart on a screen.
///
/// The table has the letters of other scripts that look like a Latin one, in either case, as far as
/// names are written with them. Unicode's own table of confusable characters has thousands more.
enum LookAlikes {
  /// Folded text with one letter for all that look alike; for comparison, not for display.
  static func skeleton(of folded: String) -> String {
    String(String.UnicodeScalarView(folded.unicodeScalars.map { latin[$0] ?? $0 }))
  }

  private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (letter, others) in groups {
      for other in others.unicodeScalars { table[other] = letter }
    }
    return table
  }()

  /// Each Latin letter with its look-alikes: Cyrillic, Greek, Armenian, phonetic letters and
  /// digits.
  ///
  /// Where only the capital looks Latin, the small letter is listed, since case makes no
  /// difference.
  private static let groups: KeyValuePairs<Unicode.Scalar, String> = [
    "a": "\u{430}\u{3B1}\u{251}",
    "b": "\u{432}\u{3B2}",
    "c": "\u{441}\u{3F2}",
    "d": "\u{501}",
    "e": "\u{435}\u{3B5}",
    "g": "\u{261}",
    "h": "\u{43D}\u{4BB}\u{3B7}\u{570}",
    "i": "\u{456}\u{3B9}\u{131}\u{269}",
    "j": "\u{458}\u{3F3}",
    "k": "\u{43A}\u{3BA}",
    "l": "1|\u{4CF}\u{4C0}",
    "m": "\u{43C}\u{3BC}",
    "n": "\u{43F}\u{3BD}\u{578}",
    "o": "0\u{43E}\u{3BF}\u{585}",
    "p": "\u{440}\u{3C1}",
    "q": "\u{51B}",
    "s": "\u{455}",
    "t": "\u{442}\u{3C4}",
    "u": "\u{57D}",
    "v": "\u{475}",
    "w": "\u{51D}\u{3C9}",
    "x": "\u{445}\u{3C7}",
    "y": "\u{443}\u{3B3}\u{3C5}",
    "z": "\u{3B6}",
  ]
}
