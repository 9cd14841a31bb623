import Foundation

/// Measures what a person notices at a terminal, for `make bench` and `make measure`.
///
/// It measures the time to the first frame, the time and the bytes of a key, the time to advice, and
/// memory; for `make attack`, how friends join a table while strangers attack it. Each figure is
/// printed beside its goal. Nothing fails here by being slow.
@main
struct Measure {
  let mue: String
  let arena: String

  static func main() throws {
    let paths = Array(CommandLine.arguments.dropFirst())
    if try Attack.play(paths) { return }
    let measure = Measure(mue: paths.first ?? "", arena: paths.dropFirst().first ?? "")
    if paths == ["linked"] { return measure.linkedTables() }
    guard paths.count >= 2 else {
      print(
        """
        usage: measure MUE MUE-ARENA [PEER…] | measure linked | \
        measure attack [SECONDS [FRIENDS]]
        """)
      return
    }
    try measure.starts(beside: Array(paths.dropFirst(2)))
    try measure.table()
    try measure.keys()
    try measure.advice()
    measure.linkedTables()
  }

  /// Prints a line at once, even into a pipe, since what follows takes long.
  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// The time to the first frame, beside other programs, and where it goes.
  private func starts(beside peers: [String]) throws {
    // Without its data a program ends as soon as it is loaded.
    let bare = NSTemporaryDirectory() + "mue-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: bare) }
    try FileManager.default.copyItem(atPath: mue, toPath: bare)
    var starts = Starts(
      [
        .init(name: "mue", path: mue, arguments: ["new", "--seed", "5", "--speed", "fastest"]),
        .init(name: "mue --version", path: mue, arguments: ["--version"]),
        .init(name: "mue without its data", path: bare),
      ] + peers.map { .init(name: URL(filePath: $0).lastPathComponent, path: $0) })
    try starts.run(rounds: 20)
    for (index, program) in starts.programs.enumerated() where index == 0 || index > 2 {
      say("start to first frame, \(program.name): \(Times(program.times).spread)")
    }
    if peers.isEmpty { say("no tty-solitaire and no cribbage (bsdgames) are installed here") }
    let (all, version, loaded) = (starts.median(0), starts.median(1), starts.median(2))
    say(
      String(
        format: "  of mue's: %.1f ms program and libraries, %.1f ms settings, theme and language,"
          + " %.1f ms the game, the terminal and the frame",
        loaded, version - loaded, all - version))
    if !peers.isEmpty { say("  aim: three times the fastest of the others") }
  }

  /// One game: the bytes of a move of the chosen card, and memory in the middle of a match.
  private func table() throws {
    let game = ["new", "--seed", "5", "--level", "novice", "--speed", "fastest"]
    let colorful = try TerminalSession(mue, game, hasAllColors: true)
    say("bytes of the first frame, 24 bit: \(colorful.drain().bytes) (aim: 8000)")
    goPastAuction(in: colorful)
    say("bytes for a move of the chosen card, 24 bit: \(bytesOfMoves(in: colorful)) (aim: 250)")
    for (columns, rows) in [(80, 24), (200, 60)] {
      let (first, score) = try bytesOfScore(columns, rows)
      say(
        "bytes of the score and its animation at \(columns)×\(rows), 24 bit: \(score), beside"
          + " \(first) of a first frame")
    }
    let terminal = try TerminalSession(mue, game)
    say("bytes of the first frame: \(terminal.drain().bytes) (aim: 4000)")
    goPastAuction(in: terminal)
    say("bytes for a move of the chosen card: \(bytesOfMoves(in: terminal)) (aim: 250)")
    for _ in 0..<60 {
      // The report before it says nothing: alone, Enter would be a key that is held down.
      terminal.type("\u{1B}[0n\r")
      terminal.rest(milliseconds: 60)
    }
    say(
      String(
        format: "resident memory in mid-match: %.1f MB (aim: 40)",
        Footprint.resident(terminal.process)))
  }

  private func goPastAuction(in terminal: TerminalSession) {
    // For any question: pass, and confirm what is offered.
    for key in Array(repeating: ["p", "\r"], count: 12).joined() {
      terminal.type(key)
      _ = terminal.drain()
    }
  }

  /// The bytes of a first frame, and of all frames in which the score of a hand is counted.
  private func bytesOfScore(_ columns: Int, _ rows: Int) throws -> (first: Int, score: Int) {
    func begun(_ speed: String) throws -> TerminalSession {
      try TerminalSession(
        mue, ["new", "--seed", "5", "--level", "novice", "--speed", speed, "--hands", "1"],
        columns: columns, rows: rows, hasAllColors: true)
    }
    let first = try begun("fastest").drain().bytes
    let terminal = try begun("fast")
    for step in 0..<600 where !terminal.screen.shows("end of match") {
      // To pass, or to choose a card and play it.
      terminal.type(["p", "\u{1B}[C", "\r"][step % 3])
      terminal.rest(milliseconds: 100)
    }
    // The last trick is taken without a key; the count has no pauses as long.
    return (first, terminal.drain(quiet: 2500).bytes)
  }

  /// The bytes of four moves of the chosen card.
  private func bytesOfMoves(in terminal: TerminalSession) -> String {
    // The first key may also clear a notice.
    let moves = ["\u{1B}[C", "\u{1B}[C", "\u{1B}[C", "\u{1B}[D", "\u{1B}[D"].map { key in
      terminal.type(key)
      return terminal.drain().bytes
    }
    return moves.dropFirst().map(String.init).joined(separator: " ")
  }

  /// How long guests wait until their decisions are made, at fifty tables in the middle of play.
  private func linkedTables() {
    let (decisions, memory) = LinkedTables.play(tables: 50)
    let times = Times(decisions)
    say("a guest's decision, 50 linked tables: \(times.tail("decisions")) (aim: 100 ms)")
    say("a guest's memory of a hand of six: \(memory) bytes (aim: 8000)")
  }

  /// How soon advice comes, at tables of experts beside another game of experts.
  private func advice() throws {
    for players in [5, 6] {
      for advice in AdviceTimes.Advice.allCases {
        for inPlay in [false, true] {
          var times = AdviceTimes(mue, players: players, advice: advice)
          for seed in 1...3 {
            let other = try Crowd(arena, games: 1)
            try times.add(seed: seed, inPlay: inPlay)
            withExtendedLifetime(other) {}
          }
          let stage = inPlay ? "in play" : "in the auction"
          say("key \(advice.rawValue), \(players) players, \(stage): \(times.report)")
        }
      }
    }
  }

  /// The time of a key: idle, beside thinking experts, beside many games.
  private func keys() throws {
    var idle = try KeyTimes(mue, level: "novice")
    // The computer soon finishes thinking about the person's decision.
    idle.terminal.rest(milliseconds: 3000)
    for _ in 0..<150 { try idle.addPair() }
    say("key to frame, idle: \(Times(idle.times).tail("keys"))")

    var large = try KeyTimes(mue, level: "novice", columns: 200, rows: 60)
    goPastAuction(in: large.terminal)
    let bytes = bytesOfMoves(in: large.terminal)
    say("bytes for a move of the chosen card at 200×60: \(bytes) (aim: 600)")
    for _ in 0..<150 { try large.addPair() }
    say("the whole window at 200×60: \(Times(large.times).tail("keys"))")
    large.forget()
    for _ in 0..<150 { try large.addMoves() }
    say("a move of the chosen card at 200×60: \(Times(large.times).tail("keys")) (aim: 4 ms)")

    var thinking = try KeyTimes(mue, level: "expert")
    try thinking.addWhileThinking(300)
    say("key to frame, four experts thinking: \(Times(thinking.times).tail("keys")) (aim: 16 ms)")

    var crowded = try KeyTimes(mue, level: "novice")
    let crowd = try Crowd(arena, games: 100)
    while crowd.isPlaying { try crowded.addPair() }
    say("key to frame, 100 games beside: \(Times(crowded.times).tail("keys")) (aim: 50 ms)")
    say(try crowd.report())
  }
}
