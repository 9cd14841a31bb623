import Foundation
import Platform
import TestSupport
import Testing

/// A card room behind a real sshd, in namespaces of its own: whatever it changes in `/etc` is lost.
///
/// People come in over the loopback with `ssh`, each with a key.
final class CardRoom {
  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  private let home: Home
  private let port: String
  /// The number of people who have names.
  private var people = 0

  /// An empty `/run` for sshd, and an `/etc` in which changes are lost.
  static let mounts = """
    set -e
    mount -t tmpfs -o mode=755 none /run; mkdir -p /run/sshd /run/etc/new /run/etc/work
    mount -t overlay -o lowerdir=/etc,upperdir=/run/etc/new,workdir=/run/etc/work none /etc

    """

  /// Puts the room's folder on a disk of its own.
  private static func disk(megabytes: Int) -> String {
    """
    mount -t tmpfs -o size=\(megabytes)m,mode=700,uid=$(id -u play),gid=$(id -g play) none $H/room
    $ROOM setup > $H/setup
    """
  }

  /// Whether there can be one: only root makes namespaces and accounts.
  static let canRun: Bool = {
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: "/usr/sbin/sshd") else {
      return false
    }
    let run = try? SystemRun(["unshare", "-m", "sh", "-c", mounts + "exit 0"], home: Home())
    return run?.status == 0 && SystemLimit.canLimitThreads
  }()

  /// Opens a room as `docs/room.md` says, with an account for guests.
  ///
  /// - Parameter megabytes: The size of the disk that the room's folder is on; nil for that of the
  ///   other tests.
  init(megabytes: Int? = nil) throws {
    home = try Home()
    chmod(home.path, 0o755)
    port = Home.tables(home.path)["MUE_PORT"] ?? ""
    let program = URL(filePath: Terminal.built("mue")).resolvingSymlinksInPath().path
    let script = """
      H=\(home.path) P=\(port) MUE=\(program)
      \(Self.mounts)
      userdel play 2> /dev/null || true; userdel guest 2> /dev/null || true
      ROOM="$MUE room --folder $H/room"
      $ROOM setup > $H/setup
      \(megabytes.map(Self.disk) ?? "")
      useradd --system --non-unique --uid "$(id -u play)" --gid play --no-create-home \\
        --home-dir $H/room --shell /bin/sh --password '' guest 2> /dev/null
      sed 's/User play/User guest/; s/publickey/none/; /AuthorizedKeys/d' \\
        /etc/ssh/sshd_config.d/mue-room.conf > /etc/ssh/sshd_config.d/mue-room-guest.conf
      echo '  PermitEmptyPasswords yes' >> /etc/ssh/sshd_config.d/mue-room-guest.conf
      # No day ends in a session meanwhile: people's programs know the time zone of the system only.
      hours=${TZ#NOON}; case $hours in -*) ;; *) hours=+$hours;; esac
      ln -sf /usr/share/zoneinfo/Etc/GMT$hours /etc/localtime
      # A busy machine lets people press keys late.
      $ROOM config grace 3600
      as_play() { setpriv --reuid=play --regid=play --clear-groups "$@"; }
      serve() { as_play env -i LANG=C.UTF-8 $ROOM serve < /dev/null > $H/serve 2>&1 & }
      ssh-keygen -A > /dev/null
      /usr/sbin/sshd -D -p $P -o ListenAddress=127.0.0.1 -o MaxStartups=100 -E $H/log &
      serve
      set +e
      until grep -q 'Server listening' $H/log && [ -S $H/room/service/table.sock ]
      do kill -0 $! || exit 1; sleep 0.05; done
      echo "== done"
      while read -r line; do eval "$line" 2>&1; echo "== done"; done
      """
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = [
      "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "bash", "-c", script,
    ]
    // Processes in other rooms have the same numbers.
    let counts = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"]?
      .replacing("%p", with: "\(port)-%p")
    process.environment = Terminal.variables(
      term: "dumb", home: home.path,
      changes: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LLVM_PROFILE_FILE": counts])
    let (given, taken) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = taken
    try process.run()
    input = given.fileHandleForWriting
    output = taken.fileHandleForReading
    _ = try answer()
  }

  deinit {
    // Everything in its namespaces ends with it.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Runs a command in the room's namespaces as root; returns its output, line by line.
  @discardableResult
  func run(_ command: String) throws -> [String] {
    try input.write(contentsOf: Data((command + "\n").utf8))
    return try answer()
  }

  private func answer() throws -> [String] {
    var bytes = Data()
    while !bytes.hasSuffix("== done\n") {
      let next = output.availableData
      try #require(!next.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      bytes += next
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropLast().map(String.init)
  }

  /// The arguments of `ssh` for somebody who comes in by a key of that name; a guest has none.
  func arguments(_ name: String, as account: String = "play") throws -> [String] {
    let key = home.path + "/key-" + name
    if !FileManager.default.fileExists(atPath: key) {
      _ = try SystemRun(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], home: home)
    }
    return [
      "-F", "none", "-i", key, "-o", "IdentitiesOnly=yes", "-o", "UserKnownHostsFile=/dev/null",
      "-o", "StrictHostKeyChecking=no", "-o", "LogLevel=ERROR", "-o", "BatchMode=yes",
      "-o", "SendEnv=*", "-p", port, "\(account)@127.0.0.1",
    ]
  }

  /// Somebody comes in at a terminal.
  func enter(
    _ name: String, as account: String = "play", rows: Int = 24, term: String = "xterm-256color",
    environment: [String: String?] = [:], options: [String] = []
  ) throws -> Terminal {
    try Terminal(
      "/usr/bin/ssh", options + arguments(name, as: account), rows: rows, term: term,
      home: home.path, environment: environment)
  }

  /// Somebody new comes in, takes a name, and plays without hints and pauses from then on.
  func newcomer(_ name: String, rows: Int = 24) throws -> Terminal {
    let terminal = try enter(name, rows: rows)
    try terminal.waitFor("Your key is new here")
    terminal.type(name)
    terminal.press(.enter)
    try terminal.waitFor("for good")
    terminal.press(.enter)
    try terminal.waitFor("Card room · \(name)")
    terminal.type("q")
    try terminal.exitStatus()
    people += 1
    for setting in ["hints off", "speed fastest"] {
      try run("as_play env HOME=$H/room/people/\(people) $MUE config \(setting)")
    }
    let back = try enter(name, rows: rows)
    try back.waitFor("Card room · \(name)")
    return back
  }
}

extension Terminal {
  /// Types a line, and waits for a text.
  func type(line: String, until text: String) throws {
    type(line + "\r")
    try waitFor(text)
  }

  /// Presses Enter until a text is shown: pressed soon after another one, it counts as held down.
  func confirm(until text: String) throws { try [self].confirm(until: text) }
}

extension [Terminal] {
  /// Has everybody press Enter until a text is shown to all: a table deals when all have, or after a
  /// minute, and who has pressed no key for a minute is asleep.
  ///
  /// While a table is being opened, nobody presses a key: it would give the table up.
  func confirm(until text: String) throws {
    for _ in 0..<20 {
      for terminal in self {
        try terminal.waitUntil { !$0.joined().contains("the table is being opened") }
      }
      let others = filter { !$0.text.contains(text) }
      for terminal in others { terminal.press(.enter) }
      for terminal in others {
        try? terminal.waitUntil(Deadline(after: .seconds(3))) { $0.joined().contains(text) }
      }
      if others.isEmpty { break }
    }
    for terminal in self { try terminal.waitFor(text) }
  }
}

extension Data {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count) == Data(text.utf8) }
}
