import MueData
import MueGame
import Platform

/// The content of the settings file: preferences, finished lessons, and unknown keys from later
/// versions.
public struct Settings: Hashable, Sendable {
  public var preferences = Preferences()
  /// The names of the finished lessons, which may include those of a later version.
  public var finishedLessons: [String] = []
  /// Unknown keys, written by a later version, which are preserved.
  var others: [JSONObject.Member] = []
}

extension Settings {
  /// The version this program writes, and the latest it reads.
  static let version = 1

  /// The settings as JSON, with one entry a line, since people read such files.
  ///
  /// Defaults are left out, so that a later version can choose better ones.
  var text: String {
    let usual = Preferences()
    let chosen = Setting.all.compactMap { setting -> JSONObject.Member? in
      let text = setting.text(in: preferences)
      return text == setting.text(in: usual) ? nil : .init(setting.key, .string(text))
    }
    let lessons =
      finishedLessons.isEmpty
      ? [] : [JSONObject.Member(Self.lessonsKey, .array(finishedLessons.map(JSONValue.string)))]
    let members =
      [JSONObject.Member("version", .integer(Self.version))] + chosen + lessons + others
    let lines = members.map { member in
      "  \(JSONValue.string(member.key).text): \(member.value.text)"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// Reads settings; an unknown value leaves the default, and its key is listed.
  init(_ object: JSONObject, unknown: inout [String]) {
    for setting in Setting.all {
      do {
        guard let text = try object.read(setting.key, Self.text) else { continue }
        if !setting.set(text, in: &preferences) { unknown.append(setting.key) }
      } catch {
        unknown.append(setting.key)
      }
    }
    do {
      finishedLessons = try object.read(Self.lessonsKey, Self.names) ?? []
    } catch {
      unknown.append(Self.lessonsKey)
    }
    let keys = ["version", Self.lessonsKey] + Setting.all.map(\.key)
    others = object.members.filter { !keys.contains($0.key) }
  }

  private static let lessonsKey = "lessons"

  private static func names(_ value: JSONValue) -> [String]? {
    guard case .array(let values) = value else { return nil }
    let names = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
    return names.count == values.count ? names : nil
  }

  /// A value as text; `true` and `false`, which people may write, mean on and off.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .bool(let isOn): isOn ? "on" : "off"
    case .string(let text): text
    default: nil
    }
  }
}

/// The settings on disk, in one file that people may also edit by hand.
///
/// A file that cannot be read is never overwritten: a damaged one is set aside, one from a later
/// version stays.
public struct SettingsStore: Sendable {
  private let file: SettingsFile

  public static let name = "settings.json"
  private static let limit = SettingsFile.limit

  /// The settings in the person's directory.
  public init(_ directories: Directories) { file = SettingsFile(Self.name, in: directories) }

  /// The settings, with defaults for those that are missing, and the notices for the person.
  public func load() -> (settings: Settings, notices: [SaveNotice]) {
    do throws(FileFault) {
      guard let location = try file.location() else { return (Settings(), []) }
      return try Self.load(
        location.name, in: DiskFolder(location.directory), isLinked: location.isLinked)
    } catch {
      let isMissing = error.step == .openDirectory && error.code == ENOENT
      return (Settings(), isMissing ? [] : [.unreadable(file: Self.name, error)])
    }
  }

  /// Changes the settings in the file: it is read, changed and written while other programs are
  /// locked out, so that nothing written in the meantime is lost.
  ///
  /// `settings` is the state that the caller has read; afterwards it is the state in the file, or,
  /// if the change cannot be written, the caller's state with the change. `milliseconds` is the
  /// longest wait for another program.
  ///
  /// - Throws: `StoreError` if there is no folder for them, another program keeps them locked, a
  ///   later version wrote the file, or the system refuses.
  public func change(
    _ settings: inout Settings, waiting milliseconds: Int = SettingsFile.patience,
    by change: (inout Settings) -> Void
  ) throws(StoreError) {
    let (folder, location): (DiskFolder, SettingsFile.Location)
    do throws(StoreError) {
      (folder, location) = try file.lockedFolder(waiting: milliseconds)
    } catch {
      change(&settings)
      throw error
    }
    try Self.change(
      &settings, in: location.name, of: folder, isLinked: location.isLinked, by: change)
  }

  private enum Content {
    case settings(Settings, unknown: [String])
    case laterVersion, damaged, none
  }

  static func load(
    _ name: String, in folder: some Folder, isLinked: Bool = false
  ) throws(FileFault) -> (settings: Settings, notices: [SaveNotice]) {
    // The name known to the person.
    let shown = isLinked ? Self.name : name
    switch content(try folder.read(name, atMost: limit + 1)) {
    case .settings(let settings, let unknown):
      return (settings, unknown.map(SaveNotice.unknownSetting(key:)))
    case .laterVersion:
      return (Settings(), [.otherVersion(file: shown, .later)])
    case .damaged:
      let keptAs = isLinked ? nil : folder.setAside(name)
      return (Settings(), [.damagedSettings(file: shown, keptAs: keptAs)])
    case .none: return (Settings(), [])
    }
  }

  static func change(
    _ settings: inout Settings, in name: String, of folder: some Folder, isLinked: Bool = false,
    by change: (inout Settings) -> Void
  ) throws(StoreError) {
    change(&settings)
    try SettingsFile.change(name, in: folder, isLinked: isLinked) { bytes throws(StoreError) in
      switch content(bytes) {
      case .laterVersion: throw .otherVersion(file: name, .later)
      case .damaged: return nil
      case .none: break
      case .settings(var current, _):
        change(&current)
        settings = current
      }
      return settings.text
    }
  }

  private static func content(_ bytes: [UInt8]?) -> Content {
    guard let bytes else { return .none }
    // A file with any fault in its text is set aside and reported.
    guard let object = try? JSONObject(reading: bytes, limit: limit),
      let version = try? object.read("version", \.integer) ?? 1, version > 0
    else { return .damaged }
    if version > Settings.version { return .laterVersion }
    var unknown: [String] = []
    let settings = Settings(object, unknown: &unknown)
    return .settings(settings, unknown: unknown)
  }
}

/// A file in the folder of the settings, which people may also edit by hand.
///
/// A file with faults is never overwritten: it is set aside.
public struct SettingsFile: Sendable {
  private let name: String
  private let directory: String?

  /// The largest file that is read, in bytes.
  static let limit = 65_536

  /// A file with a name in the person's settings directory.
  public init(_ name: String, in directories: Directories) {
    self.name = name
    directory = directories.settings
  }

  /// The location of the file: a link is followed, since a rename would replace it.
  struct Location: Hashable {
    let directory: String
    let name: String
    /// Whether links lead there: the target may be any file, so it is never renamed.
    let isLinked: Bool
  }

  /// The longest wait for another program at a table, which does nothing meanwhile, in
  /// milliseconds.
  public static let patience = 100

  /// The path of the file; nil without a home.
  public var path: String? { directory.map { $0 + "/" + name } }

  /// The target of a link at the file's path, with the reason why it cannot be written, as far as
  /// that is known without writing; nil if there is no link, or one that leads nowhere, which
  /// reading it reports.
  public var linkTarget: (path: String, fault: FileFault?)? {
    let found = Log.attempt("to follow a link", location)
    guard let location = found ?? nil, location.isLinked else { return nil }
    let isOpen = access(location.directory, W_OK | X_OK) == 0
    return (
      location.directory + location.name, isOpen ? nil : FileFault(.openDirectory, errno)
    )
  }

  private static let mostLinks = 8

  /// The location of the file, which need not exist; nil without a home.
  func location() throws(FileFault) -> Location? {
    guard let directory else { return nil }
    var location = Location(directory: directory, name: name, isLinked: false)
    for _ in 0..<Self.mostLinks {
      guard let target = Self.target(ofLink: location.directory + "/" + location.name) else {
        return location
      }
      let path = target.hasPrefix("/") ? target : location.directory + "/" + target
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      location = Location(
        directory: String(path[...slash]), name: String(path[slash...].dropFirst()), isLinked: true)
    }
    throw FileFault(.open, ELOOP)
  }

  /// The target of a link; nil if there is no link.
  private static func target(ofLink path: String) -> String? {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &letters, letters.count)
    guard count > 0 else { return nil }
    return String(decoding: letters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder of the file, created if missing, and locked.
  ///
  /// Two programs may run side by side, and the lock on the games does not cover settings. No
  /// folder is created at the target of a link: it may be on a disk that is not mounted now.
  func lockedFolder(
    waiting milliseconds: Int = patience
  ) throws(StoreError) -> (folder: DiskFolder, location: Location) {
    do throws(FileFault) {
      if let location = try location() {
        let folder = try DiskFolder(location.directory, makes: !location.isLinked)
        try folder.lock(milliseconds: milliseconds)
        return (folder, location)
      }
    } catch {
      throw error == FileFault(.lock, EWOULDBLOCK) ? .lockedByAnother : .cannotOpen(error)
    }
    throw .noFolder
  }

  /// Changes the file while other programs are locked out; it is written whole or not at all.
  ///
  /// `change` returns the new content. It gets the bytes of the file, or nil if there is none. If
  /// it returns nil, the file is damaged: it is set aside, and `change` is called again as if there
  /// were no file.
  ///
  /// - Throws: `StoreError` if the file cannot be written, or a damaged one cannot be renamed.
  public func change(_ change: ([UInt8]?) -> String?) throws(StoreError) {
    let (folder, location) = try lockedFolder()
    try Self.change(location.name, in: folder, isLinked: location.isLinked, change)
  }

  /// The same in a folder that is locked.
  static func change(
    _ name: String, in folder: some Folder, isLinked: Bool,
    _ change: ([UInt8]?) throws(StoreError) -> String?
  ) throws(StoreError) {
    let old: [UInt8]?
    do throws(FileFault) {
      old = try folder.read(name, atMost: limit + 1)
    } catch {
      throw .file(error)
    }
    var text = try change(old)
    if text == nil {
      if isLinked || folder.setAside(name) == nil { throw .cannotSetAside(name) }
      text = try change(nil)
    }
    do throws(FileFault) {
      try AtomicFile(name, keepsPrevious: true).write(Array((text ?? "").utf8), in: folder)
    } catch {
      throw .file(error)
    }
  }
}
