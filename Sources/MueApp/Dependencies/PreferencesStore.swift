import MueStorage
import MueUI

/// Where what the person likes is kept.
protocol PreferencesStore {
  /// Writes settings down.
  func keep(_ settings: Settings) throws(StoreError)
  /// Writes keys down.
  func keep(_ keys: KeyMap) throws(StoreError)
}

extension AppContext: PreferencesStore {
  /// Settings that could not be read are not written over by those of the program.
  func keep(_ settings: Settings) throws(StoreError) {
    if case .unreadable(_, let fault) = settingsNotice { throw .cannotOpen(fault) }
    try SettingsStore(directories).save(settings)
  }

  func keep(_ keys: KeyMap) throws(StoreError) { try self.keys.save(keys) }
}
