import MueUI
import TestSupport

@testable import MueApp
@testable import MueStorage

/// Preferences in an in-memory folder.
struct InMemoryPreferencesStore: PreferencesStore {
  let folder: InMemoryFolder

  func keep(_ settings: Settings) throws(StoreError) {
    try SettingsStore.save(settings, as: "settings.json", in: folder)
  }

  func keep(_ keys: KeyMap) throws(StoreError) {
    do throws(FileFault) {
      try AtomicFile("keys.json", keepsPrevious: true).write(Array(keys.text.utf8), in: folder)
    } catch {
      throw .file(error)
    }
  }
}
