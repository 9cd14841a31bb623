import Foundation
import Platform
import TestSupport
import Testing

/// A room in which many people play: `make torture SUITE=CardRoomLoadTests` prints how soon keys are
/// answered, and how much memory that takes.
@Suite(
  "A full card room", .waitsLong,
  .enabled(if: CardRoom.canRun && TortureTest.times > 1, "measures; takes minutes"))
struct CardRoomLoadTests {
  private static let tables = 20
  private static let seats = 5
  private static let measured = Duration.seconds(60)
  /// The time between two actions of a person.
  private static let pause = Duration.seconds(3)

  /// Names without a likeness.
  private static let names = ["B", "D", "F", "G", "K"].flatMap { first in
    ["a", "e", "o", "u"].map { first + $0 + "nn" + $0 }
  }

  @Test("answers keys, beside cat over the same sshd")
  func load() throws {
    let room = try CardRoom()
    for setting in ["guests 200", "names-an-hour 100"] { try room.run("$ROOM config \(setting)") }
    try room.run(
      """
      useradd --system --non-unique --uid $(id -u play) --gid play --no-create-home \
      --shell /bin/sh --password '*' cat 2> /dev/null; \
      sed "s/User play/User cat/; s/ForceCommand .*/ForceCommand stty raw -echo; exec cat/" \
      /etc/ssh/sshd_config.d/mue-room.conf > /etc/ssh/sshd_config.d/cat.conf; pkill -HUP -o sshd
      """)
    let echo = try room.enter("cat", as: "cat")
    var terminals: [Terminal] = []
    for name in Self.names.prefix(Self.tables) {
      let opener = try room.newcomer(name)
      opener.press(.home)
      try opener.choose(line: "Open a table", by: .down)
      try opener.confirm(until: "Begin")
      try opener.confirm(until: "Enter begins")
      let guests = try (1..<Self.seats).map { _ in
        let guest = try room.enter("none", as: "guest")
        try guest.waitFor("Card room · guest")
        try guest.waitFor("Table ")
        guest.press(.home)
        try guest.confirm(until: "Enter begins")
        return guest
      }
      let people = [opener] + guests
      try people.confirm(until: "hand 1")
      terminals += people
    }
    let before = try Self.processorTimes(in: room)
    let times = measure(terminals, echo)
    let used = zip(try Self.processorTimes(in: room), before).map { $0 - $1 }
    let memory = try ["enter", "table"].map { try Self.memory(of: $0, in: room) }
    print(
      """
      \(terminals.count) sessions at \(Self.tables) tables, \(times.keys.count) keys: \
      \(Self.text(times.keys)), and \(times.unanswered) without an answer; cat: \
      \(Self.text(times.echoes))
      memory of a session \(memory[0]), of a table \(memory[1])
      processor time in that minute: sessions \(used[0]) s, tables \(used[1]) s, sshd \(used[2]) s, \
      the whole machine with this test and its ssh \(used[3]) s
      """)
    #expect(times.keys.count > 1000 && times.echoes.count > 100)
  }

  /// The times from a key to the first bytes of its answer, in milliseconds.
  private struct Times {
    var keys: [Double] = []
    /// How many keys had no answer, such as Enter just after a trick has been taken.
    var unanswered = 0
    var echoes: [Double] = []
  }

  private func measure(_ terminals: [Terminal], _ echo: Terminal) -> Times {
    var times = Times()
    let begin = ContinuousClock.now
    // When the keys that are not answered yet were pressed, by the index of the terminal.
    var pressed: [Int: ContinuousClock.Instant] = [:]
    var number = 0
    while ContinuousClock.now - begin < Self.measured {
      for (index, terminal) in terminals.enumerated() where terminal.receive(waiting: 0) {
        if let instant = pressed.removeValue(forKey: index) {
          times.keys.append((ContinuousClock.now - instant) / .milliseconds(1))
        }
      }
      guard ContinuousClock.now >= begin + Self.pause * number / terminals.count else {
        usleep(500)
        continue
      }
      let index = number % terminals.count
      if pressed[index] != nil { times.unanswered += 1 }
      pressed[index] = .now
      terminals[index].act()
      if number.isMultiple(of: 5) {
        let instant = ContinuousClock.now
        echo.type("x")
        echo.receive(waiting: 2000)
        times.echoes.append((ContinuousClock.now - instant) / .milliseconds(1))
      }
      number += 1
    }
    return times
  }

  private static func text(_ times: [Double]) -> String {
    let sorted = times.sorted()
    func quantile(_ share: Double) -> String {
      let time = sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
      return "\((10 * time).rounded() / 10) ms"
    }
    return "half within \(quantile(0.5)), 99 of 100 within \(quantile(0.99))"
  }

  /// The whole seconds of processor time used so far: by all sessions, all tables, sshd, and the
  /// machine.
  private static func processorTimes(in room: CardRoom) throws -> [Int] {
    let ticks = try room.run(
      """
      for list in "pgrep -f 'room enter'" "pgrep -f 'room table'" "pgrep sshd"; do \
      cat $(eval $list | sed 's|.*|/proc/&/stat|') 2> /dev/null | \
      awk '{ t += $14 + $15 } END { print t + 0 }'; done; \
      awk '/^cpu / { print $2 + $3 + $4 + $7 + $8 }' /proc/stat
      """)
    return ticks.compactMap { Int($0) }.map { $0 / sysconf(CInt(_SC_CLK_TCK)) }
  }

  /// The mean memory of the processes of an action: their own, with their share of what they share, and
  /// all that they use.
  private static func memory(of action: String, in room: CardRoom) throws -> String {
    let lines = try room.run(
      "for p in $(pgrep -f 'room \(action)'); do cat /proc/$p/smaps_rollup 2> /dev/null; done")
    func mean(_ name: String) -> Int {
      let values = lines.filter { $0.hasPrefix(name + ":") }
        .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
      return values.isEmpty ? 0 : values.reduce(0, +) / values.count / 1024
    }
    return "\(mean("Pss")) MB (\(mean("Rss")) MB with all that is shared)"
  }
}

extension Terminal {
  /// Answers what is asked; while nothing is, opens the help, and closes it.
  fileprivate func act() {
    switch Question(screen) {
    case .bid, .passOnly: type("p")
    case .lead where !text.contains("▼"): press(.home)
    case nil, .goOn:
      if text.contains("Esc back") { press(.backspace) } else { type("?") }
    default: press(.enter)
    }
  }

  /// Goes to a line by a key.
  fileprivate func choose(line: String, by key: Key) throws {
    for _ in 0..<40 where !text.contains("▸\(line)") { try change { $0.press(key) } }
  }
}
