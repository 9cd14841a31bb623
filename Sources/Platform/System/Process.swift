extension CommandLine {
  /// The path of the running program, with links resolved; the first word of its command line if
  /// the system does not report the path.
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

  /// Whether another program has taken the place of the running one on disk, as after an upgrade; where
  /// the system does not report that, false.
  public static var isReplaced: Bool { executable.hasSuffix(" (deleted)") }

  public static var environment: [String: String] {
    var variables: [String: String] = [:]
    variables.reserveCapacity(64)
    var next = processEnvironment
    while let text = next.pointee {
      next += 1
      guard let sign = strchr(text, Int32(UInt8(ascii: "="))) else { continue }
      let name = UnsafeRawBufferPointer(
        start: text, count: UnsafePointer(sign) - UnsafePointer(text))
      variables[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
    }
    return variables
  }
}

#if canImport(Darwin)
  typealias SpawnActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?
  var unsetSpawnActions: SpawnActions { nil }
  var unsetSpawnAttributes: SpawnAttributes { nil }

  /// The environment of this process, in the form needed to start a program.
  var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    _NSGetEnviron().pointee
  }
#else
  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
  var unsetSpawnActions: SpawnActions { SpawnActions() }
  var unsetSpawnAttributes: SpawnAttributes { SpawnAttributes() }

  /// The environment of this process, in the form needed to start a program.
  var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environ }
#endif

/// Runs a closure with UTF-8 as the character encoding of this thread, independent of the program's locale.
public func withUTF8Characters<Result>(_ body: () -> Result) -> Result {
  #if canImport(Darwin)
    let category = LC_CTYPE_MASK
  #else
    let category = CInt(1 << LC_CTYPE)
  #endif
  guard let locale = newlocale(category, "C.UTF-8", nil) else { return body() }
  let before = uselocale(locale)
  defer {
    _ = uselocale(before)
    freelocale(locale)
  }
  return body()
}
