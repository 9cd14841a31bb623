import Synchronization

/// Another program that runs as a child process, with pipes to its input and from its output.
///
/// It has a process group of its own, so that an interrupt from the keyboard reaches only this
/// program. Everything that it has started in that group is killed with it, even if this program
/// itself is killed.
public final class ChildProgram {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var reader: LineReader
  private var isOpen = true

  /// Starts a shell command.
  ///
  /// - Throws: `SystemError` if the system refuses to start it, or `killAll()` was called.
  public init(_ command: String, lineLimit: Int) throws(SystemError) {
    let started = try RunningPrograms.shared.withLock { running throws(SystemError) in
      try running.start(command)
    }
    process = started.process
    input = started.input
    output = started.output
    reader = LineReader(output, limit: lineLimit)
  }

  deinit { end(patience: .milliseconds(500)) }

  /// Kills all running programs, and prevents others from starting.
  ///
  /// Afterwards nobody waits for them for long, even if something that they started has left their
  /// group and keeps their pipes open.
  public static func killAll() { RunningPrograms.shared.withLock { $0.killAll() } }

  /// The descriptor to poll for output; nil once the program has been ended.
  public var readable: Int32? { isOpen ? output : nil }

  /// Sends a line; returns false if the program does not take it before the deadline.
  public func send(_ line: String, until deadline: ContinuousClock.Instant) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while isOpen, !rest.isEmpty {
      guard Wait.isReady(input, POLLOUT, until: Self.nextLook(deadline)) else {
        if Self.isGivenUp(deadline) { return false }
        continue
      }
      let count = rest.withUnsafeBytes { bytes in
        retryOnInterrupt { write(input, bytes.baseAddress, bytes.count) }
      }
      if count < 0, errno == EAGAIN { continue }
      if count < 0 { return false }
      rest = rest.dropFirst(count)
    }
    return isOpen
  }

  /// The next line of output.
  public func receive(until deadline: ContinuousClock.Instant) -> LineReader.Reading {
    while isOpen {
      let reading = reader.next(until: Self.nextLook(deadline))
      if reading != .late || ContinuousClock.now >= deadline { return reading }
      if Self.isGivenUp(deadline) { return .end }
    }
    return .end
  }

  /// The next time to check whether all programs have been killed.
  private static func nextLook(
    _ deadline: ContinuousClock.Instant
  ) -> ContinuousClock.Instant {
    min(deadline, .now + .milliseconds(100))
  }

  /// Whether there is nothing to wait for.
  private static func isGivenUp(_ deadline: ContinuousClock.Instant) -> Bool {
    ContinuousClock.now >= deadline || RunningPrograms.shared.withLock { $0.isClosed }
  }

  /// Discards output that was not asked for; returns false if there is too much of it.
  public func discard() -> Bool { isOpen && reader.discard() }

  /// Closes its input to ask it to end, waits for `patience`, and then kills what is left.
  public func end(patience: Duration) {
    guard isOpen else { return }
    hangUp()
    let deadline = ContinuousClock.now + patience
    while isRunning, ContinuousClock.now < deadline { usleep(2000) }
    killGroup()
  }

  /// Kills it at once, without a chance to clean up.
  public func kill() {
    guard isOpen else { return }
    killGroup()
    hangUp()
  }

  /// Whether it is still running.
  ///
  /// A program that has ended is not reaped here: until then its process number is not reused.
  private var isRunning: Bool {
    var news = siginfo_t()
    return waitid(P_PID, id_t(process), &news, WEXITED | WNOHANG | WNOWAIT) == 0
      && news.si_signo == 0
  }

  private func hangUp() {
    isOpen = false
    close(input)
    close(output)
  }

  private func killGroup() {
    RunningPrograms.shared.withLock { $0.kill(process) }
    _ = retryOnInterrupt { waitpid(process, nil, 0) }
  }
}

/// The running programs, each by its process number, which is also that of its group.
///
/// A watchdog keeps a list of them: a shell that kills the rest when this program has ended, since
/// a program that is killed cannot do that itself.
struct RunningPrograms: ~Copyable {
  /// The running programs of this process.
  ///
  /// It is locked while a program starts, so that none inherits the pipes of another.
  static let shared = Mutex(RunningPrograms())

  private var groups: Set<pid_t> = []
  /// The input of the watchdog; nil before the first program.
  private var watchdog: Int32?
  /// Whether all programs have been killed, and no other may start.
  private(set) var isClosed = false

  /// Reads `+ GROUP` and `- GROUP`, and kills the groups that are left at the end of its input.
  private static let watchdogScript = """
    groups=
    while read -r sign group; do
      case $sign in
        +) groups="$groups $group" ;;
        -) left=
          for other in $groups; do [ "$other" = "$group" ] || left="$left $other"; done
          groups=$left ;;
      esac
    done
    for group in $groups; do kill -s KILL -- "-$group"; done
    """

  /// Starts a shell command between two pipes.
  mutating func start(
    _ command: String
  ) throws(SystemError) -> (process: pid_t, input: Int32, output: Int32) {
    if isClosed { throw SystemError(number: ECANCELED) }
    if watchdog == nil { watchdog = try Self.startWatchdog() }
    var isStarted = false
    let toChild = try Pipe()
    defer {
      close(toChild.readable)
      if !isStarted { close(toChild.writable) }
    }
    let fromChild = try Pipe()
    defer {
      close(fromChild.writable)
      if !isStarted { close(fromChild.readable) }
    }
    // It waits for its first line until the watchdog has it on the list: however this program ends,
    // the child does not outlive it.
    let process = try Self.spawn(
      "read -r begin || exit\nexec " + command, reading: toChild.readable,
      writing: fromChild.writable)
    isStarted = true
    groups.insert(process)
    tellWatchdog("+ \(process)\n")
    _ = write(toChild.writable, "\n", 1)
    _ = fcntl(toChild.writable, F_SETFL, O_NONBLOCK)
    return (process, toChild.writable, fromChild.readable)
  }

  /// Kills a program and its group; it must still be reaped.
  mutating func kill(_ process: pid_t) {
    Self.kill(process)
    groups.remove(process)
    tellWatchdog("- \(process)\n")
  }

  /// Kills all programs and prevents others from starting.
  mutating func killAll() {
    isClosed = true
    for process in groups { Self.kill(process) }
  }

  private static func kill(_ process: pid_t) {
    Platform.kill(-process, SIGKILL)
    // The program may have left its group.
    Platform.kill(process, SIGKILL)
  }

  private static func startWatchdog() throws(SystemError) -> Int32 {
    let pipe = try Pipe()
    var isStarted = false
    defer {
      close(pipe.readable)
      if !isStarted { close(pipe.writable) }
    }
    _ = try spawn(watchdogScript, reading: pipe.readable, writing: nil)
    isStarted = true
    // A watchdog that does not read must not block this program.
    _ = fcntl(pipe.writable, F_SETFL, O_NONBLOCK)
    return pipe.writable
  }

  private func tellWatchdog(_ line: String) {
    guard let watchdog else { return }
    let bytes = Array(line.utf8)
    _ = write(watchdog, bytes, bytes.count)
  }
}

extension RunningPrograms {
  /// Starts a shell script with a process group of its own and the default signals; without an
  /// output, it has no standard error either.
  static func spawn(
    _ script: String, reading: Int32, writing: Int32?
  ) throws(SystemError) -> pid_t {
    try SpawnedProgram.spawn(
      "/bin/sh", ["sh", "-c", script], environment: processEnvironment,
      usualSignals: [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM], hasOwnGroup: true
    ) { actions in
      posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
      if let writing {
        posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
      } else {
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
          posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
      }
    }
  }
}
