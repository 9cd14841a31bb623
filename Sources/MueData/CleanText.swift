import CPlatform

/// Text that is safe to display anywhere: it cannot move the cursor, reverse the direction of
/// writing or stack up marks.
public enum CleanText {
  /// Cleans text; nil if nothing visible is left.
  ///
  /// Control, format and unassigned characters are dropped. Runs of blanks, and letters that show
  /// nothing, become one blank. A letter keeps at most two marks, and the text is cut at `limit`
  /// columns.
  public static func cleaned(_ raw: String, limit: Int) -> String? {
    if isPlain(raw, limit: limit) { return raw }
    var cleaned = ""
    // Dropped characters are removed first, since one of them may join two others into one.
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

  /// Whether a character takes up room in a text, even if only as a blank.
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

extension String {
  /// The text in Unicode's composed form (NFC): a letter and its accent are one scalar where
  /// Unicode has one.
  var composed: String { isASCII ? self : mapped(UTF8PROC_COMPOSE) }

  /// The text without accents and other marks.
  public var withoutMarks: String { mapped(UTF8PROC_COMPOSE, UTF8PROC_STRIPMARK) }

  /// The text without marks, and with the usual letters in place of wide, raised and other variants.
  public var compatible: String {
    isASCII ? self : mapped(UTF8PROC_COMPOSE, UTF8PROC_STRIPMARK, UTF8PROC_COMPAT)
  }

  /// The text for comparisons that ignore case, marks and width.
  public var folded: String {
    if isASCII { return lowercased() }
    return mapped(UTF8PROC_COMPOSE, UTF8PROC_STRIPMARK, UTF8PROC_CASEFOLD, UTF8PROC_COMPAT)
  }

  /// Most text that is compared is ASCII, which needs no lookup.
  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  private func mapped(_ options: utf8proc_option_t...) -> String {
    let all = options.reduce(UTF8PROC_STABLE.rawValue) { $0 | $1.rawValue }
    var text = self
    return text.withUTF8 { bytes in
      var result: UnsafeMutablePointer<UInt8>?
      let count = utf8proc_map(bytes.baseAddress, bytes.count, &result, utf8proc_option_t(all))
      defer { free(result) }
      // Valid text, which all text here is, can always be mapped.
      guard count >= 0 else { return String(decoding: bytes, as: UTF8.self) }
      return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
    }
  }

  /// Whether this text contains another one, byte for byte.
  ///
  /// It does not use the standard library's search, for the reason given in `Package.swift`.
  public func contains(text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension Sequence<String> {
  /// The first word one edit away from a text: a letter inserted, deleted or replaced, or two
  /// neighbours swapped.
  public func nearest(to text: String) -> String? {
    let letters = Array(text)
    return first { $0.isOneEdit(from: letters) }
  }
}

extension String {
  fileprivate func isOneEdit(from other: [Character]) -> Bool {
    let one = Array(self)
    let (long, short) = one.count >= other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 1 else { return false }
    let head = zip(long, short).prefix { $0 == $1 }.count
    let tail = zip(long.reversed(), short.reversed()).prefix { $0 == $1 }.count
    if head + tail >= long.count - 1 { return true }
    // Two neighbours swapped.
    return long.count == short.count && head + tail == short.count - 2
      && long[head] == short[head + 1] && long[head + 1] == short[head]
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter, a digit, `-` or `_`, the characters of names of files and
  /// hosts.
  public var isOfPlainName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
