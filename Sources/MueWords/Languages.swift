import Foundation

/// All language tables found: those of the game, and a person's own laid over them.
///
/// Three tables of 600 phrases load in 4 ms, and most of that for English and one more would be
/// needed anyhow. So all are read at once, and an error in any of them shows at the start and not in
/// the middle of a game.
public struct Languages: Sendable {
  private var tables: [String: Words]

  /// Reads every table of a directory, and of a second one whose sentences go before the first's.
  ///
  /// Tables are files named `<code>.json`; other files are left alone. The second directory need not
  /// exist. Throws `noEnglish` when the first has no English table, else what is wrong with a file.
  public static func load(
    from directory: String, own: String? = nil
  ) throws(LanguageError) -> Languages {
    let shipped = try files(in: directory)
    guard let english = shipped["en"] else { throw .noEnglish(directory: directory) }
    let added = if let own { try files(in: own) } else { [String: LanguageFile]() }
    var tables: [String: Words] = [:]
    for code in Set(shipped.keys).union(added.keys) {
      let files = [shipped[code], added[code]].compactMap(\.self)
      guard let last = files.last else { continue }
      tables[code] = Words(
        code: code, name: last.language.name, authors: files.flatMap { $0.language.authors ?? [] },
        sentences: files.reduce(into: [:]) { all, file in all.merge(file.phrases) { $1 } },
        floor: english.phrases)
    }
    return Languages(tables: tables)
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

  private static func files(in directory: String) throws(LanguageError) -> [String: LanguageFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    var files: [String: LanguageFile] = [:]
    for name in names.sorted() where name.hasSuffix(".json") {
      let code = String(name.dropLast(5))
      guard isCode(code) else { continue }
      files[code] = try LanguageFile(path: directory + "/" + name)
    }
    return files
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
