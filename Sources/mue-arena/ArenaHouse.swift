import CommandOptions
import Glibc
import MueMind
import MueWords
import Streams

/// Carries out what the command line asks for, and prints what comes of it.
struct ArenaHouse {
  let words: Words
  let interruption = Interruption()

  init(_ words: Words) { self.words = words }

  /// The exit status when somebody interrupted, as the shell has it.
  private static let interrupted: Int32 = 130

  /// Carries a command out; returns the exit status.
  func run(_ command: ArenaCommand, _ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    try command.check(parsed)
    let arguments = Array(parsed.words.dropFirst())
    let taken = command == .mind || command == .review ? 1 : 0
    if command != .join, let word = arguments.dropFirst(taken).first {
      throw .extraWord(word)
    }
    switch command {
    case .play: return try play(parsed)
    case .duel: return try duel(parsed)
    case .ladder: return try ladder(parsed)
    case .join: try join(arguments, parsed)
    case .review: return try review(arguments.first, parsed)
    case .bench: try bench(parsed)
    case .signature: show([try Signature(minds: minds(parsed, else: Minds.names)).text()])
    case .mind: try serve(arguments.first, parsed)
    }
    return 0
  }

  /// The players of `--minds`, else those.
  func minds(_ parsed: ParsedOptions, else names: [String]) throws(ArenaError) -> [MindSpec] {
    try MindSpec.list(parsed.value(of: "minds") ?? names.joined(separator: ","))
  }

  /// Does a long thing that may be interrupted, shows what came of it and returns the exit status.
  ///
  /// Programs must introduce themselves first: who has mistyped a command hears of it at once.
  func runLong<Result>(
    _ plan: TablePlan, _ minds: [MindSpec], deals: Int,
    _ body: (Progress) throws(ArenaError) -> Result, show: (Result) -> Void
  ) throws(ArenaError) -> Int32 {
    for spec in Set(minds) {
      if case .program(let command) = spec.player {
        let player = ProgramPlayer(
          command, plan.players.seats[0], budgetMilliseconds: plan.thinking.budgetMilliseconds)
        player.begin()
        if player.defeat != nil { throw .noGreeting(mind: spec.text) }
        player.end()
      }
    }
    let listening = interruption.listen()
    defer { for source in listening { source.cancel() } }
    let progress = Progress(deals) { [words] done, all, left in
      words(.arenaProgress(done: done, deals: all, left: left))
    }
    let result = try body(progress)
    progress.clear()
    show(result)
    return status(saying: .arenaInterrupted)
  }

  /// The exit status of a long run; says what is shown if somebody interrupted it.
  func status(saying phrase: Phrase) -> Int32 {
    guard interruption.isRequested else { return 0 }
    try? ByteSink.standardError.write("mue-arena: \(words(phrase))\n")
    return Self.interrupted
  }

  func show(_ lines: [String]) {
    for line in lines { print(line) }
  }

  /// One duel as its figures, several as a table.
  func show(_ results: [DuelResult], _ parsed: ParsedOptions) {
    if parsed.has("json") {
      show(results.map(\.json.text))
    } else if results.count == 1 {
      show(results[0].report(in: words))
    } else {
      show(CrossTable(results: results).report(in: words))
    }
  }
}
