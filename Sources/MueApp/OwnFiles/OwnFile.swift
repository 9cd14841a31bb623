import MueData
import MueUI
import MueWords
import Platform

/// A small file written by the person.
enum OwnFile {
  /// Why a file is not used.
  enum Fault: Error {
    case unreadable(SystemError)
    case wrong(line: Int, reason: Phrase)

    func phrase(file: String) -> Phrase {
      switch self {
      case .unreadable(let error):
        .ownFileUnreadable(file: file, reason: error.description)
      case .wrong(let line, let reason): .ownFileWrong(file: file, line: line, reason: reason)
      }
    }
  }

  /// The value read from a file; nil if there is no file.
  ///
  /// - Throws: `Fault` if it is not a readable regular file, or if `value` throws.
  static func read<Value, Reason>(
    _ path: String, limit: Int = JSONObject.lineLimit,
    as value: (JSONDocument) throws(LineFault<Reason>) -> Value, or phrase: (Reason) -> Phrase
  ) throws(Fault) -> Value? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try ByteSource(plain: path).all(atMost: limit + 1)
    } catch {
      if error.isMissing { return nil }
      throw .unreadable(error)
    }
    let document: JSONDocument
    do throws(LineFault<JSONFault>) {
      document = try JSONDocument(reading: bytes, limit: limit)
    } catch {
      throw .wrong(line: error.line, reason: error.reason.phrase)
    }
    do throws(LineFault<Reason>) {
      return try value(document)
    } catch {
      throw .wrong(line: error.line, reason: phrase(error.reason))
    }
  }
}
