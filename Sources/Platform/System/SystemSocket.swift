/// Sockets that never block, that other programs do not inherit, and that raise no SIGPIPE.
///
/// Linux and Darwin have different calls for each of these. The functions fail like system calls,
/// with a negative result and the reason in `errno`.
public enum SystemSocket {
  /// The kinds of data that a socket carries.
  public enum Kind: Sendable {
    case stream
    case datagram

    /// The system's number for the kind.
    public var number: CInt {
      #if canImport(Glibc)
        CInt((self == .stream ? SOCK_STREAM : SOCK_DGRAM).rawValue)
      #else
        self == .stream ? SOCK_STREAM : SOCK_DGRAM
      #endif
    }
  }

  /// The flag with which `getaddrinfo` encodes names with letters beyond ASCII for the domain name
  /// system.
  public static var encodesNames: CInt {
    #if canImport(Glibc)
      // AI_IDN, which Swift does not import.
      0x40
    #else
      0
    #endif
  }

  /// Opens a socket of a family such as `AF_INET`.
  public static func open(_ family: CInt, _ kind: Kind) -> CInt {
    #if canImport(Darwin)
      let descriptor = socket(family, kind.number, 0)
      if descriptor >= 0 { prepare(descriptor) }
      return descriptor
    #else
      // On Linux, SOCK_CLOEXEC and SOCK_NONBLOCK have these two values.
      return socket(family, kind.number | O_CLOEXEC | O_NONBLOCK, 0)
    #endif
  }

  /// Gives an accepted or inherited descriptor the properties of one from `open`.
  public static func prepare(_ descriptor: CInt) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      var isOn: CInt = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<CInt>.size))
    #endif
  }

  /// Sends bytes to the other end, or to an address; returns the number of bytes that the system
  /// took.
  public static func send(
    _ bytes: UnsafeRawBufferPointer, on descriptor: CInt,
    to address: UnsafePointer<sockaddr>? = nil, _ size: socklen_t = 0
  ) -> Int {
    #if canImport(Darwin)
      let flags: CInt = 0
    #else
      let flags = CInt(MSG_NOSIGNAL)
    #endif
    return sendto(descriptor, bytes.baseAddress, bytes.count, flags, address, size)
  }

  /// The account of the process at the other end of a Unix socket; nil if the system does not
  /// report it.
  public static func user(atOtherEndOf descriptor: CInt) -> uid_t? {
    #if canImport(Darwin)
      var user: uid_t = 0
      var group: gid_t = 0
      return getpeereid(descriptor, &user, &group) == 0 ? user : nil
    #else
      return credentials(atOtherEndOf: descriptor)?.user
    #endif
  }

  /// The process that connected a Unix socket; nil if the system does not report it.
  public static func process(atOtherEndOf descriptor: CInt) -> pid_t? {
    #if canImport(Darwin)
      return nil
    #else
      return credentials(atOtherEndOf: descriptor)?.process
    #endif
  }

  #if canImport(Glibc)
    /// The layout of Linux's `ucred`, which Swift does not import.
    private typealias Credentials = (process: pid_t, user: uid_t, group: gid_t)

    private static func credentials(atOtherEndOf descriptor: CInt) -> Credentials? {
      var credentials: Credentials = (0, 0, 0)
      var size = socklen_t(MemoryLayout.size(ofValue: credentials))
      let answer = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
      return answer == 0 ? credentials : nil
    }
  #endif
}

extension ifaddrs {
  /// The address of every machine in the network; set only if `IFF_BROADCAST` is.
  public var broadcastAddress: UnsafeMutablePointer<sockaddr>? {
    #if canImport(Darwin)
      ifa_dstaddr
    #else
      ifa_ifu.ifu_broadaddr
    #endif
  }
}

/// The Unix sockets on which programs of this machine listen.
///
/// Linux lists them for every account; other systems do not.
public struct ListeningSockets: Sendable {
  private let paths: Set<String>?

  /// Reads the system's table, if it has one.
  public init() {
    #if os(Linux)
      paths = Self.table()
    #else
      paths = nil
    #endif
  }

  /// Whether a program listens at a path; true if that is unknown.
  public func contains(_ path: String) -> Bool { paths?.contains(path) ?? true }

  /// The path in a line of Linux's table, if a program listens there.
  static func path(_ line: String) -> String? {
    let fields = line.split(separator: " ", maxSplits: 7, omittingEmptySubsequences: true)
    // The fourth field has the flag of a listening socket, __SO_ACCEPTCON.
    guard fields.count == 8, let flags = UInt32(fields[3], radix: 16), flags & 0x10000 != 0 else {
      return nil
    }
    return String(fields[7].prefix { $0 != "\n" })
  }

  #if os(Linux)
    private static func table() -> Set<String>? {
      guard let file = fopen("/proc/net/unix", "re") else { return nil }
      defer { fclose(file) }
      var found: Set<String> = []
      var line = [CChar](repeating: 0, count: 512)
      while fgets(&line, CInt(line.count), file) != nil {
        let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        if let path = path(String(decoding: bytes, as: UTF8.self)) { found.insert(path) }
      }
      return found
    }
  #endif
}
