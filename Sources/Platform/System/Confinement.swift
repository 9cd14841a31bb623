import CPlatform

/// The rights that a process keeps when it gives up all others, for good.
///
/// From then on no other process of its account reads its memory, and it gains no rights from
/// programs. It opens only files in its folders, starts no program, opens no TCP connection, and
/// signals no process but its own descendants. Files that are open already stay usable. What the kernel
/// cannot enforce of that is a `Gap`. A Unix socket with a path can be reached everywhere, and so can UDP.
public struct Confinement: Hashable, Sendable {
  /// Folders and files to read; what does not exist is left out.
  public let readable: [String]
  /// Folders in which it may also create, change, rename and remove files, folders and sockets.
  public let writable: [String]

  public init(readable: [String], writable: [String]) {
    self.readable = readable
    self.writable = writable
  }

  /// What this kernel does not confine.
  public enum Gap: Hashable, Sendable, CaseIterable {
    /// All of the account's files and all programs; Linux has it from 5.13 on, with Landlock.
    case files
    /// Emptying files elsewhere; from 6.2 on.
    case truncation
    /// TCP; from 6.7 on.
    case network
    /// Signals to other processes of the account; from 6.12 on.
    case signals
  }

  public static var gaps: Set<Gap> { gaps(version: landlockVersion) }

  static func gaps(version: Int) -> Set<Gap> {
    Set(Gap.allCases.filter { version < $0.firstVersion })
  }

  /// Gives up all other rights.
  ///
  /// Call it before any thread is started: a thread that is running would keep its rights.
  ///
  /// - Throws: `SystemError` if the system refuses a part that it has, a writable folder is missing,
  ///   or another thread is running (`EBUSY`). The process may have given up a part of its rights then.
  public func begin() throws(SystemError) {
    #if os(Linux)
      guard try FolderListing.names(in: "/proc/self/task").count < 2 else {
        throw SystemError(number: EBUSY)
      }
      try Self.check(platform_process_control(Self.setDumpable, 0))
      try Self.check(platform_process_control(Self.setNoNewPrivileges, 1))
      let version = Self.landlockVersion
      if version > 0 { try restrict(version: version) }
    #endif
  }
}

extension Confinement.Gap {
  /// The version of Landlock that closes it.
  fileprivate var firstVersion: Int {
    switch self {
    case .files: 1
    case .truncation: 3
    case .network: 4
    case .signals: 6
    }
  }
}

/// Rights as Landlock numbers them (`linux/landlock.h`).
private struct LandlockRights: OptionSet {
  let rawValue: UInt64

  static let execute = LandlockRights(rawValue: 1 << 0)
  static let writeFile = LandlockRights(rawValue: 1 << 1)
  static let readFile = LandlockRights(rawValue: 1 << 2)
  static let readFolder = LandlockRights(rawValue: 1 << 3)
  /// Removing folders and files, and making them and sockets.
  static let change = LandlockRights(rawValue: 0b11_1011 << 4)
  /// Making devices, pipes and links, which no folder is granted.
  static let makeSpecial = LandlockRights(rawValue: 1 << 6 | 0b111 << 10)
  /// Moving between folders; from version 2 on.
  static let refer = LandlockRights(rawValue: 1 << 13)
  /// From version 3 on.
  static let truncate = LandlockRights(rawValue: 1 << 14)
  /// Commands to devices; from version 5 on.
  static let controlDevices = LandlockRights(rawValue: 1 << 15)

  /// The rights of a version.
  static func known(to version: Int) -> LandlockRights {
    var rights: LandlockRights = [
      .execute, .writeFile, .readFile, .readFolder, .change, .makeSpecial,
    ]
    if version >= 2 { rights.insert(.refer) }
    if version >= 3 { rights.insert(.truncate) }
    if version >= 5 { rights.insert(.controlDevices) }
    return rights
  }

  static let reading: LandlockRights = [.readFile, .readFolder]
  static let writing: LandlockRights = [
    .readFile, .readFolder, .writeFile, .change, .refer, .truncate,
  ]
  /// Those that a file has which is no folder.
  static let ofFiles: LandlockRights = [.readFile, .writeFile, .truncate]
}

extension Confinement {
  #if os(Linux)
    private static let setDumpable: CInt = 4
    private static let setNoNewPrivileges: CInt = 38
    private static let asksVersion: CUnsignedInt = 1
    private static let folderRule: CInt = 1
    /// Binding to TCP ports and connecting to them.
    private static let tcp: UInt64 = 0b11
    /// Abstract Unix sockets and signals.
    private static let scopes: UInt64 = 0b11

    /// The version of Landlock; 0 if the kernel has none or does not allow it.
    private static var landlockVersion: Int {
      max(0, platform_landlock_create(nil, 0, asksVersion))
    }

    private func restrict(version: Int) throws(SystemError) {
      let known = LandlockRights.known(to: version)
      let handled = [
        known.rawValue, version >= 4 ? Self.tcp : 0, version >= 6 ? Self.scopes : 0,
      ]
      // A kernel of an older version takes what it does not know if that is zero.
      let size = handled.count * MemoryLayout<UInt64>.size
      let rules = CInt(truncatingIfNeeded: platform_landlock_create(handled, size, 0))
      try Self.check(Int(rules))
      defer { close(rules) }
      for path in readable {
        try Self.allow(.reading.intersection(known), below: path, isRequired: false, in: rules)
      }
      for path in writable {
        try Self.allow(.writing.intersection(known), below: path, isRequired: true, in: rules)
      }
      try Self.check(platform_landlock_restrict(rules))
    }

    private static func allow(
      _ rights: LandlockRights, below path: String, isRequired: Bool, in rules: CInt
    ) throws(SystemError) {
      // O_PATH, which Swift does not import.
      let descriptor = open(path, 0o10_000_000 | O_CLOEXEC)
      guard descriptor >= 0 else {
        let error = SystemError(number: errno)
        if !isRequired, error.isMissing { return }
        throw error
      }
      defer { close(descriptor) }
      var facts = stat()
      try check(Int(fstat(descriptor, &facts)))
      let isFolder = facts.st_mode & S_IFMT == S_IFDIR
      // The layout of `landlock_path_beneath_attr`: 12 bytes without a gap.
      var rule: (rights: UInt64, folder: CInt) = (
        (isFolder ? rights : rights.intersection(.ofFiles)).rawValue, descriptor
      )
      try check(platform_landlock_add(rules, folderRule, &rule))
    }

    private static func check(_ answer: Int) throws(SystemError) {
      if answer < 0 { throw SystemError(number: errno) }
    }
  #else
    private static let landlockVersion = 0
  #endif
}
