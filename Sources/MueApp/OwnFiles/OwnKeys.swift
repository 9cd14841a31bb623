import MueData
import MueStorage
import MueUI
import MueWords

/// The keys that the person has changed, in a file next to the settings.
struct OwnKeys {
  /// The current keys; the default ones if the file is missing or faulty.
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

  /// Saves changes to the keys.
  ///
  /// A faulty file is set aside; one that could not be read is left alone.
  ///
  /// - Throws: `StoreError` if they cannot be written.
  func save(_ keys: KeyMap, since before: KeyMap) throws(StoreError) {
    if isUnread { throw .cannotSetAside(KeyMap.fileName) }
    try file.change { bytes in
      guard let bytes else { return keys.text }
      return (try? KeyMap(JSONDocument(reading: bytes)))?.changed(as: keys, since: before).text
    }
  }
}
