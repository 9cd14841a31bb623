import Foundation

/// All languages: those of the game, and a person's own laid over them.
///
/// Three tables of 600 phrases load in 4 ms, and most of that for English and one more would be
/// needed anyhow. So all are read at once, and an error in any of them shows at the start and not in
/// the middle of a game.
public struct Languages: Sendable {
  private var tables: [String: Words]
  /// The English table, which has every sentence.
  public let english: LanguageTable

  /// Reads every table of a directory.
  ///
  /// Tables are files named `<code>.json`; other files are left alone. Throws `noEnglish` when there
  /// is no English table, else what is wrong with a file.
  public static func load(from directory: String) throws(LanguageError) -> Languages {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    var found: [String: LanguageTable] = [:]
    for name in names.sorted() {
      guard let code = code(ofFile: name) else { continue }
      found[code] = try LanguageFile.table(path: directory + "/" + name)
    }
    guard let english = found["en"] else { throw .noEnglish(directory: directory) }
    var tables: [String: Words] = [:]
    for (code, table) in found {
      // That those of the game are whole, a test sees to.
      tables[code] = Words(code: code, table, english: english, isWhole: true)
    }
    return Languages(tables: tables, english: english)
  }

  /// Lays a table over that of a language, sentence by sentence, or adds a language.
  public mutating func lay(_ table: LanguageTable, for code: String) {
    tables[code] = Words(code: code, table, over: tables[code], english: english)
  }

  /// Every language, English first and the others by their codes.
  public var all: [Words] {
    tables.values.sorted { ($0.code == "en" ? "" : $0.code) < ($1.code == "en" ? "" : $1.code) }
  }

  /// The same languages, with what stands for the key of each command, by the command's name.
  public func naming(_ commands: [String: Phrase.Value]) -> Languages {
    var named = self
    for code in tables.keys { named.tables[code]?.commands = commands }
    return named
  }

  /// The language with a code such as `de`, or nil when there is no table of it.
  public func words(for code: String) -> Words? { tables[code] }

  /// The code of the language that a file is for, by its name; nil when it is for none.
  public static func code(ofFile name: String) -> String? {
    guard name.hasSuffix(".json") else { return nil }
    let code = String(name.dropLast(5))
    return isCode(code) ? code : nil
  }

  /// Whether a text has the form of a language code: `de`, `nds`, `pt-br`, `zh_hant`.
  private static func isCode(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }
    guard let language = parts.first, (2...3).contains(language.utf8.count), parts.count <= 2 else {
      return false
    }
    return language.allSatisfy { ("a"..."z").contains($0) }
      && parts.dropFirst().allSatisfy { region in
        (2...8).contains(region.utf8.count)
          && region.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
