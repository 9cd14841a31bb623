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
    let (times, echoes) = measure(terminals, echo)
    let memory = try ["enter", "table"].map { try Self.memory(of: $0, in: room) }
    print(
      """
      \(terminals.count) sessions at \(Self.tables) tables, \(times.count) keys: \
      \(Self.text(times)); cat: \(Self.text(echoes))
      memory of a session \(memory[0]), of a table \(memory[1])
      """)
    #expect(times.count > 100 && echoes.count > 10)
  }

  /// Everybody acts in turn; the times from a key to the first byte of its answer, in milliseconds.
  private func measure(
    _ terminals: [Terminal], _ echo: Terminal
  ) -> (keys: [Double], echoes: [Double]) {
    var (keys, echoes): ([Double], [Double]) = ([], [])
    let clock = ContinuousClock()
    let begin = clock.now
    var number = 0
    while clock.now - begin < Self.measured {
      let due = begin + Self.pause * number / terminals.count
      while clock.now < due { for terminal in terminals { terminal.receive(waiting: 0) } }
      let terminal = terminals[number % terminals.count]
      terminal.receive(waiting: 0)
      keys.append(Self.answer(of: terminal) { $0.act(number / terminals.count) })
      if number % 5 == 0 { echoes.append(Self.answer(of: echo) { $0.type("x") }) }
      number += 1
    }
    return (keys, echoes)
  }

  private static func answer(of terminal: Terminal, to action: (Terminal) -> Void) -> Double {
    let begin = ContinuousClock.now
    action(terminal)
    _ = terminal.receive(waiting: 2000)
    return (ContinuousClock.now - begin) / .milliseconds(1)
  }

  private static func text(_ times: [Double]) -> String {
    let sorted = times.sorted()
    func quantile(_ share: Double) -> String {
      let time = sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
      return "\(Int((10 * time).rounded()) / 10) ms"
    }
    return "half within \(quantile(0.5)), 99 of 100 within \(quantile(0.99))"
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
  /// Acts as somebody who looks through the cards and answers what is asked.
  fileprivate func act(_ turn: Int) {
    switch Question(screen) {
    case .bid, .passOnly: type("p")
    case nil: press(turn.isMultiple(of: 2) ? .left : .right)
    case .lead where !text.contains("▼"): press(.home)
    default: press(.enter)
    }
  }

  /// Goes to a line by a key.
  fileprivate func choose(line: String, by key: Key) throws {
    for _ in 0..<40 where !text.contains("▸\(line)") { try change { $0.press(key) } }
  }
}
