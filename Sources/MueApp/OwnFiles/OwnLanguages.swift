import FoundationEssentials
import MueGame
import MueStorage
import MueWords

/// The languages in the person's own files.
struct OwnLanguages {
  /// The tables by the codes of their languages.
  private(set) var tables: [(code: String, table: LanguageTable)] = []
  /// What is wrong with the first file that is wrong.
  private(set) var notice: Phrase?

  /// The most files that are looked at.
  private static let limit = 100

  /// Reads all files; one that is wrong is left out.
  init(_ directories: Directories) {
    guard let directory = directories.data.map({ $0 + "/languages" }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for name in names.sorted().prefix(Self.limit) {
      guard let code = Languages.code(ofFile: name) else { continue }
      do {
        if let table = try LanguageDocument(directory + "/" + name)?.table {
          tables.append((code, table))
        }
      } catch {
        notice = notice ?? error.phrase(file: "languages/\(name)")
      }
    }
  }
}
