/// Starts programs that run beside this one, without pipes to them, and learns when they end.
///
/// `ChildProgram` is for programs that talk to this one and must not outlive it.
public enum SpawnedProgram {
  /// Starts a program with these arguments and this environment, the input `/dev/null`, and this
  /// program's outputs; returns its process number.
  ///
  /// - Throws: `SystemError` if the system refuses to start it.
  public static func start(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws(SystemError) -> pid_t {
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in variables { free(text) } }
    return try spawn(
      path, [path] + arguments, environment: variables + [nil],
      usualSignals: [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP]
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
  }

  /// Starts a program with no signal blocked and some signals as usual; `streams` says what its
  /// standard streams are.
  static func spawn(
    _ path: String, _ words: [String],
    environment: UnsafePointer<UnsafeMutablePointer<CChar>?>, usualSignals: [Int32],
    hasOwnGroup: Bool = false, streams: (inout SpawnActions) -> Void
  ) throws(SystemError) -> pid_t {
    var actions = unsetSpawnActions
    var attributes = unsetSpawnAttributes
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    streams(&actions)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in usualSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags =
      POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let arguments = words.map { strdup($0) }
    defer { for text in arguments { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(
      &process, path, &actions, &attributes, arguments + [nil], environment)
    guard failure == 0 else { throw SystemError(number: failure) }
    return process
  }

  /// Asks programs to end, by SIGTERM, and waits for them as long as `patience`.
  public static func stop(_ programs: Set<pid_t>, patience: Duration = .seconds(10)) {
    var running = programs
    for program in running { kill(program, SIGTERM) }
    let deadline = ContinuousClock.now + patience
    while !running.isEmpty, ContinuousClock.now < deadline {
      running.subtract(ended(among: running))
      if !running.isEmpty { usleep(20_000) }
    }
  }

  /// Those of some programs that have ended; each is reported once.
  public static func ended(among programs: Set<pid_t>) -> Set<pid_t> {
    programs.filter { waitpid($0, nil, WNOHANG) != 0 }
  }
}
