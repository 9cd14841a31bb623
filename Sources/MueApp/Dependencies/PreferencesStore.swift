import MueStorage
import MueUI
import Platform

protocol PreferencesStore {
  /// Changes saved settings and updates the caller's copy; see `SettingsStore.change`.
  ///
  /// - Throws: `StoreError` if they cannot be written, or the existing file must not be
  /// overwritten.
  func change(
    _ settings: inout Settings, by change: (inout Settings) -> Void
  ) throws(StoreError)
  /// Saves the keys that have changed since `before`.
  ///
  /// - Throws: `StoreError`, as for settings.
  func keep(_ keys: KeyMap, since before: KeyMap) throws(StoreError)
}

extension AppContext: PreferencesStore {
  func change(
    _ settings: inout Settings, by change: (inout Settings) -> Void
  ) throws(StoreError) {
    try self.change(&settings, waiting: SettingsFile.patience, by: change)
  }

  /// Does not overwrite a settings file that could not be read.
  ///
  /// - Throws: `StoreError` if they cannot be written.
  func change(
    _ settings: inout Settings, waiting milliseconds: Int, by change: (inout Settings) -> Void
  ) throws(StoreError) {
    if case .unreadable(_, let fault) = settingsNotice {
      change(&settings)
      throw .cannotOpen(fault)
    }
    try SettingsStore(directories).change(&settings, waiting: milliseconds, by: change)
  }

  func keep(_ keys: KeyMap, since before: KeyMap) throws(StoreError) {
    try self.keys.save(keys, since: before)
  }
}
