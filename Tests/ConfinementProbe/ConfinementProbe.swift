import Platform

/// Tries what a confined process must not do, and prints whether the system allows it.
@main struct ConfinementProbe {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "try": try tryAll(in: words[1])
    case "hold": hold()
    case "hold-confined":
      try Confinement(readable: [], writable: []).begin()
      hold()
    case "read-memory":
      print(isOpened("/proc/\(words[1])/mem", O_RDONLY) ? "allowed" : "refused")
    case "threads":
      try DetachedThread.start { while true { sleep(1) } }
      do throws(SystemError) {
        try Confinement(readable: [], writable: []).begin()
        print("allowed")
      } catch {
        print(error.number == EBUSY ? "refused" : "\(error)")
      }
    default: exit(2)
    }
  }

  /// Prints its number, and ends with its input.
  private static func hold() {
    print(getpid())
    fflush(nil)
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) > 0 {}
  }

  /// Tries everything, confines the process to `readable`, `file` and `writable` in a folder, and
  /// tries everything again.
  private static func tryAll(in folder: String) throws {
    let before = attempts.map { $0.action(folder) }
    try Confinement(
      readable: [folder + "/readable", folder + "/file", folder + "/missing"],
      writable: [folder + "/writable"]
    ).begin()
    for (attempt, before) in zip(attempts, before) {
      let after = attempt.action(folder)
      print(attempt.name, before ? "allowed" : "refused", after ? "allowed" : "refused")
    }
  }

  private static let attempts: [(name: String, action: @Sendable (String) -> Bool)] = [
    ("read-readable", { isOpened($0 + "/readable/file", O_RDONLY) }),
    ("read-file", { isOpened($0 + "/file", O_RDONLY) }),
    ("list-readable", { isOpened($0 + "/readable", O_RDONLY | O_DIRECTORY) }),
    ("read-writable", { isOpened($0 + "/writable/file", O_RDONLY) }),
    ("write-writable", { isOpened($0 + "/writable/file", O_WRONLY | O_TRUNC) }),
    ("create-writable", { isOpened($0 + "/writable/new", O_WRONLY | O_CREAT, 0o600) }),
    ("folder-writable", { mkdir($0 + "/writable/\(clock())", 0o700) == 0 }),
    (
      "move-writable",
      {
        isOpened($0 + "/writable/one", O_WRONLY | O_CREAT, 0o600)
          && rename($0 + "/writable/one", $0 + "/writable/inner/two") == 0
      }
    ),
    ("remove-writable", { unlink($0 + "/writable/inner/two") == 0 }),
    ("socket-writable", { isBound($0 + "/writable/\(clock()).sock") }),
    ("write-readable", { isOpened($0 + "/readable/file", O_WRONLY) }),
    ("create-readable", { isOpened($0 + "/readable/\(clock())", O_WRONLY | O_CREAT, 0o600) }),
    ("read-outside", { isOpened($0 + "/outside/file", O_RDONLY) }),
    ("list-outside", { isOpened($0 + "/outside", O_RDONLY | O_DIRECTORY) }),
    ("write-outside", { isOpened($0 + "/outside/file", O_WRONLY) }),
    ("read-account", { _ in isOpened("/etc/passwd", O_RDONLY) }),
    ("read-by-link", { isOpened($0 + "/writable/link", O_RDONLY) }),
    ("truncate-outside", { truncate($0 + "/outside/file", 0) == 0 }),
    ("start-program", { _ in isStarted("/bin/true") }),
    ("start-writable", { isStarted($0 + "/writable/program") }),
    ("listen-tcp", { _ in listensInNetwork() }),
    ("signal-parent", { _ in kill(getppid(), 0) == 0 }),
  ]

  private static func isOpened(_ path: String, _ flags: CInt, _ mode: mode_t = 0) -> Bool {
    let descriptor = open(path, flags, mode)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  private static func isStarted(_ program: String) -> Bool {
    var process: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    defer { free(words[0]) }
    guard posix_spawn(&process, program, nil, nil, &words, nil) == 0 else { return false }
    var status: CInt = 0
    return waitpid(process, &status, 0) == process && status == 0
  }

  private static func isBound(_ path: String) -> Bool {
    let descriptor = SystemSocket.open(AF_UNIX, .stream)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return isBound(descriptor, to: &address)
  }

  private static func listensInNetwork() -> Bool {
    let descriptor = SystemSocket.open(AF_INET, .stream)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    return isBound(descriptor, to: &address)
  }

  private static func isBound<Address>(_ descriptor: CInt, to address: inout Address) -> Bool {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }
}
