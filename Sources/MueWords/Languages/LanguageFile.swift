import FoundationEssentials
import Platform

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
    let bytes: [UInt8]
    do {
      bytes = try ByteSource(plain: path).all(atMost: LanguageTable.byteLimit + 1)
    } catch {
      throw .unreadable(file: path)
    }
    if bytes.count > LanguageTable.byteLimit {
      throw .tooLarge(file: path, limit: LanguageTable.byteLimit)
    }
    return Data(bytes)
  }
}
