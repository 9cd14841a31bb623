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
    // Few people have the folder.
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

/// A file with a language's table.
struct LanguageDocument {
  /// What the file says, with its lines.
  let document: JSONDocument
  /// The table in it.
  let table: LanguageTable

  /// Why a file is no table.
  enum Fault: Error {
    case unreadable
    case json(LineFault<JSONFault>)
    case language(LineFault<LanguageFault>)
  }

  /// Reads a file; nil when there is none.
  init?(_ path: String) throws(Fault) {
    let bytes: [UInt8]?
    do {
      bytes = try OwnFile.bytes(path, limit: LanguageTable.byteLimit)
    } catch {
      throw .unreadable
    }
    guard let bytes else { return nil }
    do throws(LineFault<JSONFault>) {
      document = try JSONDocument(reading: bytes, limit: LanguageTable.byteLimit)
    } catch {
      throw .json(error)
    }
    do throws(LineFault<LanguageFault>) {
      table = try LanguageTable(document)
    } catch {
      throw .language(error)
    }
  }
}

extension LanguageDocument.Fault {
  /// What to tell of a file that is not used.
  func phrase(file: String) -> Phrase {
    switch self {
    case .unreadable: .ownFileUnreadable(file: file)
    case .json(let fault): .ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase)
    case .language(let fault):
      .ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase)
    }
  }
}
