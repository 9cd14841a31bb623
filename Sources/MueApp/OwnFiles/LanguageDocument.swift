import MueGame
import MueWords

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
