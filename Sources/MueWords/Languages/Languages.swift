import MueData
import Platform
import Synchronization

/// All languages: the shipped ones, with the person's own tables laid over them.
///
/// Startup waits for the tables it needs, so only English and the current language are opened at
/// first, others when they are chosen. A test checks that the shipped ones are complete.
public struct Languages: Sendable {
  /// The codes of all languages: English first, then in alphabetical order.
  public private(set) var codes: [String]
  /// The English table, which has every sentence.
  public let english: LanguageTable
  private let tables: LazyCache<LanguageTable>
  private var own: [String: [LanguageTable]] = [:]
  private var commands: [String: Phrase.Value] = [:]

  /// Finds the tables in a directory and reads the English one.
  ///
  /// Tables are files named `<code>.json`; other files are ignored.
  ///
  /// - Throws: `noEnglish` if there is no English table, otherwise its fault.
  public static func load(from directory: String) throws(LanguageError) -> Languages {
    let names = Log.attempt("to list the languages") { () throws(SystemError) in
      try FolderListing.names(in: directory)
    }
    let codes = (names ?? []).compactMap(code(ofFile:))
    guard codes.contains("en") else { throw .noEnglish(directory: directory) }
    let english = try LanguageFile.table(path: directory + "/en.json")
    let tables = LazyCache<LanguageTable> { code in
      guard codes.contains(code) else { return nil }
      if code == "en" { return english }
      return Log.attempt("to read a language") { () throws(LanguageError) in
        try LanguageFile.table(path: "\(directory)/\(code).json")
      }
    }
    return Languages(codes: inOrder(codes), english: english, tables: tables)
  }

  private static func inOrder(_ codes: [String]) -> [String] {
    codes.sorted { ($0 == "en" ? "" : $0) < ($1 == "en" ? "" : $1) }
  }

  /// Lays a table over a language, sentence by sentence, or adds a new language.
  public mutating func lay(_ table: LanguageTable, for code: String) {
    own[code, default: []].append(table)
    if !codes.contains(code) { codes = Self.inOrder(codes + [code]) }
  }

  /// The same languages with labels for the keys of commands, by the commands' names.
  public func naming(_ commands: [String: Phrase.Value]) -> Languages {
    var named = self
    named.commands = commands
    return named
  }

  /// The language with a code such as `de`; nil if it has no readable table.
  public func words(for code: String) -> Words? {
    var words = tables[code].map { Words(code: code, $0, english: english, isWhole: true) }
    for table in own[code] ?? [] {
      words = Words(code: code, table, over: words, english: english)
    }
    words?.commands = commands
    return words
  }

  /// The language code in a file name; nil if it is not the name of a table.
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

  /// The codes of the languages in the environment, the preferred one first: `de` for `de_AT.UTF-8`.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty decides. `C`,
  /// `POSIX` and anything that does not begin with a language code mean `en`. Otherwise the
  /// languages of `LANGUAGE`, separated by colons, come first, as in other programs. A code may
  /// lack a table: see `words(for:)`.
  public static func preferredCodes(environment: [String: String]) -> [String] {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = asked.first(where: { !$0.isEmpty }), let code = code(ofLocale: locale) else {
      return ["en"]
    }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":")
    return list.compactMap { Self.code(ofLocale: String($0)) } + [code]
  }

  /// The language of a locale; nil if its name does not begin with a language code.
  private static func code(ofLocale locale: String) -> String? {
    let code = locale.prefix { !"_.@-".contains($0) }
    let isCode = (2...3).contains(code.count) && code.allSatisfy { ("a"..."z").contains($0) }
    return isCode ? String(code) : nil
  }

  /// The words for a run of a program: in the language of `--lang` on its command line, or else of
  /// the setting, or else of the locale in the environment, or else in English.
  ///
  /// The command line is only searched for that option, so that even an error message about the
  /// command line is in the right language; an unknown language is ignored.
  public func words(
    arguments: [String], setting: String? = nil, environment: [String: String]
  ) -> Words? {
    let codes =
      [Self.option(in: arguments), setting] + Self.preferredCodes(environment: environment) + ["en"]
    return codes.lazy.compactMap { $0.flatMap(self.words(for:)) }.first
  }

  private static func option(in arguments: [String]) -> String? {
    for (index, word) in arguments.enumerated() {
      if word.hasPrefix("--lang=") { return String(word.dropFirst(7)) }
      if word == "--lang", index + 1 < arguments.count { return arguments[index + 1] }
    }
    return nil
  }
}

/// The shipped files in `Localization/`; the person's own files are read by
/// `LanguageTable.init(_:)`.
enum LanguageFile {
  /// Reads a file: its name at once, its sentences at their first use.
  ///
  /// A file that is not laid out like those in `Localization/` is decoded and checked at once.
  static func table(path: String) throws(LanguageError) -> LanguageTable {
    let bytes = try bytes(of: path)
    let table = SentenceIndex(bytes).flatMap { index in
      LanguageTable(index) {
        let whole = Log.attempt("to read all of a language") { () throws(LanguageError) in
          try decoded(bytes, path: path)
        }
        return whole?.sentences ?? [:]
      }
    }
    if let table { return table }
    return try decoded(bytes, path: path)
  }

  /// Decodes and checks a whole file.
  static func decoded(_ bytes: [UInt8], path: String) throws(LanguageError) -> LanguageTable {
    let object: JSONObject
    do throws(JSONFault) {
      object = try JSONObject(reading: bytes, limit: LanguageTable.byteLimit)
    } catch {
      throw .malformed(file: path)
    }
    do throws(LanguageFault) {
      return try LanguageTable(object)
    } catch {
      throw .wrong(file: path, error)
    }
  }

  private static func bytes(of path: String) throws(LanguageError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try ByteSource(plain: path).all(atMost: LanguageTable.byteLimit + 1)
    } catch {
      throw .unreadable(file: path)
    }
    if bytes.count > LanguageTable.byteLimit {
      throw .tooLarge(file: path, limit: LanguageTable.byteLimit)
    }
    return bytes
  }
}

/// Why language tables cannot be loaded.
public enum LanguageError: Error, Hashable, Sendable {
  /// There is no `en.json` in the directory, so nothing to fall back on.
  case noEnglish(directory: String)
  /// A file exists but cannot be read, or is not a regular file.
  case unreadable(file: String)
  /// A file is larger than a table may be; the limit is in bytes.
  case tooLarge(file: String, limit: Int)
  case malformed(file: String)
  case wrong(file: String, LanguageFault)
}
