import FoundationEssentials

/// All languages: those of the game, and a person's own laid over them.
///
/// Every start waits for the tables it needs, so only English and the language that is spoken are read;
/// another when it is chosen. That those of the game are whole, a test sees to.
public struct Languages: Sendable {
  /// The codes of all languages, English first and then by the alphabet.
  public private(set) var codes: [String]
  /// The English table, which has every sentence.
  public let english: LanguageTable
  private let tables: LazyCache<LanguageTable>
  private var own: [String: [LanguageTable]] = [:]
  private var commands: [String: Phrase.Value] = [:]

  /// Finds the tables of a directory, and reads the English one.
  ///
  /// Tables are files named `<code>.json`; other files are left alone. Throws `noEnglish` when there
  /// is no English table, else what is wrong with it.
  public static func load(from directory: String) throws(LanguageError) -> Languages {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let codes = names.compactMap(code(ofFile:))
    guard codes.contains("en") else { throw .noEnglish(directory: directory) }
    let english = try LanguageFile.table(path: directory + "/en.json")
    let tables = LazyCache<LanguageTable> { code in
      guard codes.contains(code) else { return nil }
      return code == "en" ? english : try? LanguageFile.table(path: "\(directory)/\(code).json")
    }
    return Languages(codes: inOrder(codes), english: english, tables: tables)
  }

  private init(codes: [String], english: LanguageTable, tables: LazyCache<LanguageTable>) {
    self.codes = codes
    self.english = english
    self.tables = tables
  }

  private static func inOrder(_ codes: [String]) -> [String] {
    codes.sorted { ($0 == "en" ? "" : $0) < ($1 == "en" ? "" : $1) }
  }

  /// Lays a table over that of a language, sentence by sentence, or adds a language.
  public mutating func lay(_ table: LanguageTable, for code: String) {
    own[code, default: []].append(table)
    if !codes.contains(code) { codes = Self.inOrder(codes + [code]) }
  }

  /// The same languages, with what stands for the key of each command, by the command's name.
  public func naming(_ commands: [String: Phrase.Value]) -> Languages {
    var named = self
    named.commands = commands
    return named
  }

  /// The language with a code such as `de`, or nil when there is no table of it that can be read.
  public func words(for code: String) -> Words? {
    var words = tables[code].map { Words(code: code, $0, english: english, isWhole: true) }
    for table in own[code] ?? [] {
      words = Words(code: code, table, over: words, english: english)
    }
    words?.commands = commands
    return words
  }

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
