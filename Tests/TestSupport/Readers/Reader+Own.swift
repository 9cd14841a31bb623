import MueData
import MueUI
import MueWords

extension Reader {
  /// The files written by people.
  static let own: [Reader] = [keys, theme, language]

  private static let keys = Reader(
    "keys", samples: [Array(Samples.keys.utf8)], limit: JSONObject.lineLimit,
    reading: { bytes in (try? JSONDocument(reading: bytes)).flatMap { try? KeyMap($0) } },
    writing: { Array($0.text.utf8) })

  private static let theme = Reader(
    "theme", samples: [Samples.theme], limit: JSONObject.lineLimit,
    taking: { bytes in
      guard let document = try? JSONDocument(reading: bytes) else { return false }
      return (try? Theme(document)) != nil
    })

  private static let language = Reader(
    "language", samples: [Array(Samples.language.utf8)], limit: LanguageTable.byteLimit,
    taking: { bytes in
      let document = try? JSONDocument(reading: bytes, limit: LanguageTable.byteLimit)
      guard let document else { return false }
      return (try? LanguageTable(document)) != nil
    })
}
