extension CommandLine {
  /// The path of the program that is running, with links resolved; its first word where the system does not tell.
  public static var executable: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    #if canImport(Darwin)
      let count = Int(proc_pidpath(getpid(), &path, UInt32(path.count)))
    #else
      let count = readlink("/proc/self/exe", &path, path.count)
    #endif
    guard count > 0 else { return arguments.first ?? "" }
    return String(decoding: path.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A limit that the system sets to what this process may use.
public enum ResourceLimit: Sendable {
  /// How many files and sockets may be open.
  case openFiles
  /// How many bytes of addresses there may be.
  case addressSpace

  /// The limit now; nil where there is none.
  public var current: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t((self == .openFiles ? RLIMIT_NOFILE : RLIMIT_AS).rawValue)
    #else
      let resource = self == .openFiles ? RLIMIT_NOFILE : RLIMIT_AS
    #endif
    guard getrlimit(resource, &limit) == 0 else { return nil }
    // "No limit" is the highest number of 64 bits on Linux, of 63 on Darwin.
    return Int(exactly: limit.rlim_cur).flatMap { $0 == .max ? nil : $0 }
  }
}

#if canImport(Darwin)
  typealias SpawnActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?
  var unsetSpawnActions: SpawnActions { nil }
  var unsetSpawnAttributes: SpawnAttributes { nil }

  /// The variables of this process, as a program that it starts gets them.
  var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    _NSGetEnviron().pointee
  }
#else
  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
  var unsetSpawnActions: SpawnActions { SpawnActions() }
  var unsetSpawnAttributes: SpawnAttributes { SpawnAttributes() }

  /// The variables of this process, as a program that it starts gets them.
  var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environ }
#endif
