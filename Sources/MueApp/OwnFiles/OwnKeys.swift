import MueData
import MueStorage
import MueUI
import MueWords
import Platform

/// The keys that the person has changed, in a file beside the settings.
struct OwnKeys {
  /// The current keys; the default ones if the file is missing or wrong.
  private(set) var map = KeyMap()
  private(set) var notice: Phrase?
  private let file: SettingsFile
  private var isUnread = false

  init(_ directories: Directories) {
    let name = KeyMap.fileName
    file = SettingsFile(name, in: directories)
    guard let directory = directories.settings else { return }
    do throws(OwnFile.Fault) {
      map = try OwnFile.read(directory + "/" + name, as: KeyMap.init, or: \.phrase) ?? map
    } catch {
      notice = error.phrase(file: name)
      if case .unreadable = error { isUnread = true }
    }
  }

  /// Writes the keys that have changed since `before`; a faulty file is set aside for them, one that
  /// could not be read stays.
  ///
  /// - Throws: `StoreError` if they cannot be written.
  func save(_ keys: KeyMap, since before: KeyMap) throws(StoreError) {
    if isUnread { throw .cannotSetAside(KeyMap.fileName) }
    try file.change { bytes in
      guard let bytes else { return keys.text }
      // A faulty file is set aside.
      return (try? KeyMap(JSONDocument(reading: bytes)))?.changed(as: keys, since: before).text
    }
  }
}

/// A small file that the person wrote.
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

  /// What a file says; nil if there is none.
  ///
  /// - Throws: `Fault` if it is not a regular file that can be read, or `value` throws.
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
