extension RunningPrograms {
  /// A pipe that other programs do not inherit.
  static func pipe() throws(ChildProgram.Refusal) -> (from: Int32, to: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw ChildProgram.Refusal(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a script of the shell with a process group of its own and the usual signals; one that writes
  /// nowhere has no standard error either.
  static func spawn(
    _ script: String, reading: Int32, writing: Int32?
  ) throws(ChildProgram.Refusal) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
    if let writing {
      posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    } else {
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let texts: [String] = ["sh", "-c", script]
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, words + [nil], environ)
    guard failure == 0 else { throw ChildProgram.Refusal(number: failure) }
    return process
  }
}
