import Synchronization

/// The programs that run, each known by the number of its process and its process group.
///
/// A watchdog is told of them: a shell that kills what is left of them when this program has ended. A
/// program that is killed cannot do that itself.
struct RunningPrograms: ~Copyable {
  private typealias Refusal = ChildProgram.Refusal

  /// Those of this process.
  ///
  /// Locked while a program starts, so that none inherits the pipes of another.
  static let shared = Mutex(RunningPrograms())

  private var groups: Set<pid_t> = []
  /// Where the watchdog reads; nil before the first program.
  private var watchdog: Int32?
  private var isClosed = false

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

  /// Starts a command of the shell between two pipes.
  mutating func start(
    _ command: String
  ) throws(ChildProgram.Refusal) -> (process: pid_t, input: Int32, output: Int32) {
    if isClosed { throw Refusal(number: ECANCELED) }
    if watchdog == nil { watchdog = try Self.startWatchdog() }
    var isStarted = false
    let toChild = try Self.pipe()
    defer {
      close(toChild.from)
      if !isStarted { close(toChild.to) }
    }
    let fromChild = try Self.pipe()
    defer {
      close(fromChild.to)
      if !isStarted { close(fromChild.from) }
    }
    let process = try Self.spawn("exec " + command, reading: toChild.from, writing: fromChild.to)
    isStarted = true
    groups.insert(process)
    tellWatchdog("+ \(process)\n")
    _ = fcntl(toChild.to, F_SETFL, O_NONBLOCK)
    return (process, toChild.to, fromChild.from)
  }

  /// Kills a program with its group; it is still to be waited for.
  mutating func kill(_ process: pid_t) {
    Self.kill(process)
    groups.remove(process)
    tellWatchdog("- \(process)\n")
  }

  /// Kills all, and starts no other.
  mutating func killAll() {
    isClosed = true
    for process in groups { Self.kill(process) }
  }

  private static func kill(_ process: pid_t) {
    Glibc.kill(-process, SIGKILL)
    // It may have left its group.
    Glibc.kill(process, SIGKILL)
  }

  private static func startWatchdog() throws(ChildProgram.Refusal) -> Int32 {
    let pipe = try pipe()
    var isStarted = false
    defer {
      close(pipe.from)
      if !isStarted { close(pipe.to) }
    }
    _ = try spawn(watchdogScript, reading: pipe.from, writing: nil)
    isStarted = true
    // A watchdog that does not read must not hold us up.
    _ = fcntl(pipe.to, F_SETFL, O_NONBLOCK)
    return pipe.to
  }

  private func tellWatchdog(_ line: String) {
    guard let watchdog else { return }
    let bytes = Array(line.utf8)
    _ = write(watchdog, bytes, bytes.count)
  }
}
