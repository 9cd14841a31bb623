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
    do {
      guard let bytes = try OwnFile.bytes(directory + "/" + name) else { return }
      map = try KeyMap(JSONDocument(reading: bytes))
    } catch let fault as LineFault<JSONFault> {
      notice = .ownFileWrong(file: name, line: fault.line, reason: fault.reason.phrase)
    } catch let fault as LineFault<KeyFault> {
      notice = .ownFileWrong(file: name, line: fault.line, reason: fault.reason.phrase)
    } catch {
      notice = .ownFileUnreadable(file: name)
      isUnread = true
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
  /// The bytes of a file, at most one more than such a file may have; nil if there is none.
  ///
  /// - Throws: `SystemError` if it exists and is not a regular file that can be read.
  static func bytes(
    _ path: String, limit: Int = JSONObject.lineLimit
  ) throws(SystemError) -> [UInt8]? {
    do {
      return try ByteSource(plain: path).all(atMost: limit + 1)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }
}
