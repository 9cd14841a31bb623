import Glibc

extension ChildProgram {
  /// Starts a command between two pipes; nil if that fails.
  static func start(_ command: String) -> (process: pid_t, input: Int32, output: Int32)? {
    guard let toChild = pipe() else { return nil }
    guard let fromChild = pipe() else {
      close(toChild)
      return nil
    }
    guard let process = spawn(command, reading: toChild.from, writing: fromChild.to) else {
      close(toChild)
      close(fromChild)
      return nil
    }
    Glibc.close(toChild.from)
    Glibc.close(fromChild.to)
    _ = fcntl(toChild.to, F_SETFL, O_NONBLOCK)
    return (process, toChild.to, fromChild.from)
  }

  /// A pipe that other programs do not inherit.
  private static func pipe() -> (from: Int32, to: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ pipe: (from: Int32, to: Int32)) {
    Glibc.close(pipe.from)
    Glibc.close(pipe.to)
  }

  /// Starts a command with a process group of its own and the usual signals; nil if that fails.
  private static func spawn(_ command: String, reading: Int32, writing: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let texts: [String] = ["sh", "-c", "exec " + command]
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, words + [nil], environ)
    return failure == 0 ? process : nil
  }
}
