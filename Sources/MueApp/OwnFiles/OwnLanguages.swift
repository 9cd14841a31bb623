import MueData
import MueStorage
import MueWords
import Platform

/// The languages in the person's own files.
struct OwnLanguages {
  private(set) var tables: [(code: String, table: LanguageTable)] = []
  /// The fault in the first file that has one.
  private(set) var notice: Phrase?

  /// The most files that are read.
  private static let limit = 100

  /// Reads all files; a faulty one is left out.
  init(_ directories: Directories) {
    guard let directory = directories.data.map({ $0 + "/languages" }) else { return }
    let names: [String]
    do throws(SystemError) {
      // Few people have the folder.
      names = try FolderListing.names(in: directory)
    } catch {
      notice = .ownFileUnreadable(file: "languages")
      return
    }
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

struct LanguageDocument {
  /// The contents of the file, with line numbers.
  let document: JSONDocument
  let table: LanguageTable

  /// Why a file is not a language table.
  enum Fault: Error {
    case unreadable
    case json(LineFault<JSONFault>)
    case language(LineFault<LanguageFault>)
  }

  /// Reads a file; nil if there is none.
  ///
  /// - Throws: `Fault` if it is not a language table.
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
  /// The sentence about a file that is not used.
  func phrase(file: String) -> Phrase {
    switch self {
    case .unreadable: .ownFileUnreadable(file: file)
    case .json(let fault): .ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase)
    case .language(let fault):
      .ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase)
    }
  }
}
