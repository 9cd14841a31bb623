import Foundation

/// What stands in one `Localization/<code>.json` of the game.
///
/// A person's own file is read elsewhere, by a reader that can tell the line of what is wrong.
struct LanguageFile: Decodable, Sendable {
  private struct Language: Decodable, Sendable {
    let name: String
    let authors: [String]?
  }

  private let language: Language
  private let phrases: [String: Sentence]

  /// Reads and checks one file.
  static func table(path: String) throws(LanguageError) -> LanguageTable {
    let data = try bytes(of: path)
    let file: LanguageFile
    do {
      file = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .malformed(file: path)
    }
    do throws(LanguageFault) {
      return try LanguageTable(
        name: file.language.name, authors: file.language.authors ?? [], sentences: file.phrases)
    } catch {
      throw .wrong(file: path, error)
    }
  }

  private static func bytes(of path: String) throws(LanguageError) -> Data {
    let data: Data
    do {
      let url = URL(filePath: path).resolvingSymlinksInPath()
      // Opening a pipe would wait for a writer that may never come.
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        throw CocoaError(.fileReadUnknown)
      }
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      data = try file.read(upToCount: LanguageTable.byteLimit + 1) ?? Data()
    } catch {
      throw .unreadable(file: path)
    }
    if data.count > LanguageTable.byteLimit {
      throw .tooLarge(file: path, limit: LanguageTable.byteLimit)
    }
    return data
  }
}
