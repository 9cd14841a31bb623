/// A folder for games that cannot be saved among the others.
public struct RescuePlace: Sendable {
  /// Where it is.
  let path: String
  /// Opens it; nil when it cannot be.
  let open: @Sendable () -> (any Folder)?

  /// A folder that is opened when it is needed, as it is called in messages.
  public init(_ path: String, open: @escaping @Sendable () -> (any Folder)?) {
    self.path = path
    self.open = open
  }

  /// A folder on disk; others may write there too.
  public init(_ path: String) {
    self.init(path) { try? DiskFolder(path, readsOwnFilesOnly: true) }
  }
}
