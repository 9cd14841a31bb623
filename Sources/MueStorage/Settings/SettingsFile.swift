import Platform

/// A file among the settings, which people may also write by hand.
///
/// A file that cannot be understood is never written over: it is set aside.
public struct SettingsFile: Sendable {
  private let name: String
  private let directory: String?

  private static let limit = 65_536

  /// A file of a name in the person's directory.
  public init(_ name: String, in directories: Directories) {
    self.name = name
    directory = directories.settings
  }

  /// Where the file is: where a link leads if it is one, since a rename would replace the link.
  var place: (directory: String, name: String)? {
    guard let directory else { return nil }
    guard let resolved = realpath(directory + "/" + name, nil) else { return (directory, name) }
    defer { free(resolved) }
    let path = String(cString: resolved)
    guard let slash = path.lastIndex(of: "/") else { return (directory, name) }
    return (String(path[..<slash]) + "/", String(path[path.index(after: slash)...]))
  }

  /// The folder of the file, made if it is missing and held alone.
  ///
  /// Two programs may run side by side, and settings are not covered by the lock of the games.
  func lockedFolder() throws(StoreError) -> (folder: DiskFolder, name: String) {
    guard let place else { throw .noPlace }
    do {
      let folder = try DiskFolder(place.directory, makes: true)
      try folder.lock()
      return (folder, place.name)
    } catch {
      throw .cannotOpen(error)
    }
  }

  /// Writes the file whole or not at all; one that is there and not `isSound` is set aside first.
  public func write(
    _ text: String, settingAsideUnless isSound: ([UInt8]) -> Bool
  ) throws(StoreError) {
    let (folder, name) = try lockedFolder()
    var isSpoilt = false
    do throws(FileFault) {
      if let old = try folder.read(name, atMost: Self.limit + 1) { isSpoilt = !isSound(old) }
    } catch {
      throw .file(error)
    }
    if isSpoilt, folder.setAside(name) == nil { throw .cannotSetAside(name) }
    do throws(FileFault) {
      try AtomicFile(name, keepsPrevious: true).write(Array(text.utf8), in: folder)
    } catch {
      throw .file(error)
    }
  }
}
