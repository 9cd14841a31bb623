import CPlatform

extension String {
  /// The text in Unicode's composed form (NFC): a letter and its accent are one scalar where
  /// Unicode has one.
  public var composed: String { isASCII ? self : mapped(UTF8PROC_COMPOSE) }

  /// The text without accents and other marks.
  public var withoutMarks: String { mapped(UTF8PROC_COMPOSE, UTF8PROC_STRIPMARK) }

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
}
