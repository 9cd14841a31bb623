/// A limit on the resources of this process.
public enum ResourceLimit: Sendable {
  case openFiles
  case addressSpace
  case stack

  /// The current limit; nil if there is none.
  public var current: Int? {
    var limit = rlimit()
    let named =
      switch self {
      case .openFiles: RLIMIT_NOFILE
      case .addressSpace: RLIMIT_AS
      case .stack: RLIMIT_STACK
      }
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(named.rawValue)
    #else
      let resource = named
    #endif
    guard getrlimit(resource, &limit) == 0 else { return nil }
    // "No limit" is the highest number of 64 bits on Linux, of 63 on Darwin.
    return Int(exactly: limit.rlim_cur).flatMap { $0 == .max ? nil : $0 }
  }
}
