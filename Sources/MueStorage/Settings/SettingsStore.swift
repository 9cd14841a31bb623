import MueGame
import Platform

/// The settings on disk, in one file that people may also edit by hand.
///
/// A file that cannot be read is never overwritten: a damaged one is set aside, one from a later
/// version stays.
public struct SettingsStore: Sendable {
  private let file: SettingsFile

  private static let name = "settings.json"
  private static let limit = 65_536

  /// The settings in the person's directory.
  public init(_ directories: Directories) { file = SettingsFile(Self.name, in: directories) }

  /// The settings, with defaults for those that are missing, and the notices for the person.
  public func load() -> (settings: Settings, notices: [SaveNotice]) {
    guard let place = file.place else { return (Settings(), []) }
    do {
      return try Self.load(place.name, in: DiskFolder(place.directory))
    } catch {
      let isMissing = error.step == .openDirectory && error.code == ENOENT
      return (Settings(), isMissing ? [] : [.unreadable(file: Self.name, error)])
    }
  }

  /// Writes the settings.
  ///
  /// - Throws: `StoreError` if there is no folder for them, a later version wrote the file, or the
  ///   system refuses.
  public func save(_ settings: Settings) throws(StoreError) {
    let (folder, name) = try file.lockedFolder()
    try Self.save(settings, as: name, in: folder)
  }

  /// The content of a file.
  private enum Content {
    case settings(Settings, unknown: [String])
    case newerVersion(Int)
    case damaged
    case none
  }

  static func load(
    _ name: String, in folder: some Folder
  ) throws(FileFault) -> (settings: Settings, notices: [SaveNotice]) {
    switch try content(name, in: folder) {
    case .settings(let settings, let unknown):
      return (settings, unknown.map(SaveNotice.unknownSetting(key:)))
    case .newerVersion(let found):
      let notice = SaveNotice.newerVersion(file: name, found: found, known: Settings.version)
      return (Settings(), [notice])
    case .damaged:
      return (Settings(), [.damagedSettings(file: name, keptAs: folder.setAside(name))])
    case .none: return (Settings(), [])
    }
  }

  static func save(
    _ settings: Settings, as name: String, in folder: some Folder
  ) throws(StoreError) {
    let found: Content
    do {
      found = try content(name, in: folder)
    } catch {
      throw .file(error)
    }
    if case .newerVersion(let version) = found {
      throw .newerVersion(found: version, known: Settings.version)
    }
    if case .damaged = found, folder.setAside(name) == nil { throw .cannotSetAside(name) }
    do {
      try AtomicFile(name, keepsPrevious: true).write(Array(settings.text.utf8), in: folder)
    } catch {
      throw .file(error)
    }
  }

  private static func content(
    _ name: String, in folder: some Folder
  ) throws(FileFault) -> Content {
    guard let bytes = try folder.read(name, atMost: limit + 1) else { return .none }
    guard let object = try? JSONObject(reading: bytes, limit: limit),
      let version = try? object.read("version", \.integer) ?? 1, version > 0
    else { return .damaged }
    if version > Settings.version { return .newerVersion(version) }
    var unknown: [String] = []
    let settings = Settings(object, unknown: &unknown)
    return .settings(settings, unknown: unknown)
  }
}

/// A file beside the settings, which people may also edit by hand.
///
/// A file that cannot be understood is never overwritten: it is set aside.
public struct SettingsFile: Sendable {
  private let name: String
  private let directory: String?

  private static let limit = 65_536

  /// A file with a name in the person's settings directory.
  public init(_ name: String, in directories: Directories) {
    self.name = name
    directory = directories.settings
  }

  /// The location of the file; a link is followed, since a rename would replace it.
  var place: (directory: String, name: String)? {
    guard let directory else { return nil }
    guard let resolved = realpath(directory + "/" + name, nil) else { return (directory, name) }
    defer { free(resolved) }
    let path = String(cString: resolved)
    guard let slash = path.lastIndex(of: "/") else { return (directory, name) }
    return (String(path[..<slash]) + "/", String(path[path.index(after: slash)...]))
  }

  /// The folder of the file, created if missing, and locked.
  ///
  /// Two programs may run side by side, and the lock on the games does not cover settings.
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

  /// Writes the file whole or not at all; an existing one that is not `isSound` is set aside first.
  ///
  /// - Throws: `StoreError` if it cannot be written, or a damaged one cannot be renamed.
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
