import MueSaves
import MueScreen

/// Where what the person likes is kept.
protocol Drawer {
  /// Writes settings down.
  func keep(_ settings: Settings) throws(StoreError)
  /// Writes keys down.
  func keep(_ keys: KeyMap) throws(StoreError)
}

extension House: Drawer {
  func keep(_ settings: Settings) throws(StoreError) {
    try SettingsStore(directories).save(settings)
  }

  func keep(_ keys: KeyMap) throws(StoreError) { try self.keys.save(keys) }
}
