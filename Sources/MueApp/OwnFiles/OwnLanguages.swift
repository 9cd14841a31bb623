import MueData
import MueStorage
import MueWords
import Platform

/// The languages that the person has added.
struct OwnLanguages {
  private(set) var tables: [(code: String, table: LanguageTable)] = []
  /// A sentence about the first faulty file; nil if all are valid.
  private(set) var notice: Phrase?

  /// The most files that are read.
  private static let limit = 100

  /// Reads all files except faulty ones.
  init(_ directories: Directories) {
    guard let directory = directories.data.map({ $0 + "/languages" }) else { return }
    let names: [String]
    do throws(SystemError) {
      // Few people have this folder.
      names = try FolderListing.names(in: directory)
    } catch {
      notice = .ownFileUnreadable(file: "languages", reason: error.description)
      return
    }
    for name in names.sorted().prefix(Self.limit) {
      guard let code = Languages.code(ofFile: name) else { continue }
      do throws(OwnFile.Fault) {
        if let table = try Self.read(directory + "/" + name)?.table { tables.append((code, table)) }
      } catch {
        notice = notice ?? error.phrase(file: "languages/\(name)")
      }
    }
  }

  /// Reads a language file; nil if it does not exist.
  ///
  /// - Throws: `Fault` if it is not a language table.
  static func read(
    _ path: String
  ) throws(OwnFile.Fault) -> (table: LanguageTable, document: JSONDocument)? {
    try OwnFile.read(
      path, limit: LanguageTable.byteLimit,
      as: { document throws(LineFault<LanguageFault>) in (try LanguageTable(document), document) },
      or: \.phrase)
  }
}
