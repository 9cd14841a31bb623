import MueData
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// Prints the best results and the statistics of finished games: `mue stats`.
struct StatsCommand {
  let context: AppContext

  /// Counts and prints the results, or prints why that is not possible.
  func run(_ arguments: StatsArguments) -> ExitCode {
    guard context.savedGames() != nil else { return .failed }
    return count(arguments, in: ResultsDatabaseFile(directories: context.directories))
  }

  private func count(_ arguments: StatsArguments, in file: ResultsDatabaseFile) -> ExitCode {
    do throws(DatabaseError) {
      if arguments.isRebuild { try rebuild(file) }
      let (games, wasDamaged) = try file.use { (database) throws(DatabaseError) in
        try database.games(
          since: arguments.since?.beginning(), until: arguments.until?.beginning(daysLater: 1))
      }
      if wasDamaged { context.complain(.resultsDamaged) }
      answer(Results(games, day: Day.local), file.achievements(), arguments)
      return .done
    } catch {
      context.complain(arguments.isRebuild ? error.phrase : error.readingPhrase)
      return .failed
    }
  }

  /// Records all saved games again; keeps results of games no longer saved.
  private func rebuild(_ file: ResultsDatabaseFile) throws(DatabaseError) {
    let isWatched = isatty(STDERR_FILENO) == 1
    let games = file.savedGames { done, all in
      guard isWatched, all >= 50, done % 10 == 0 || done == all else { return }
      let text = context.words(.resultsProgress(done: done, games: all))
      StandardStreams.complain("\r\(text)\(done == all ? "\n" : "")")
    }
    _ = try file.use { (database) throws(DatabaseError) in try database.record(games) }
  }

  private func answer(
    _ results: Results, _ achievements: FoundAchievements, _ arguments: StatsArguments
  ) {
    if arguments.isJSON {
      print((results.object(.all) + ["achievements": achievements.list]).text)
      return
    }
    let lines = ResultsText.lines(
      results, achievements, heading: heading(arguments), words: context.words,
      isUnicode: context.isUnicode)
    for line in lines { print(line) }
  }

  private func heading(_ arguments: StatsArguments) -> Phrase {
    switch (arguments.since?.text, arguments.until?.text) {
    case (let since?, let until?): .spanBetween(from: since, to: until)
    case (let since?, nil): .spanSince(day: since)
    case (nil, let until?): .spanUntil(day: until)
    case (nil, nil): .spanAll
    }
  }
}

/// What `mue stats` counts, and how it prints it.
struct StatsArguments: Hashable {
  let isJSON: Bool
  /// Whether to read all saved games again first.
  let isRebuild: Bool
  /// The first day that counts; nil for no limit.
  let since: Day?
  /// The last day that counts; nil for no limit.
  let until: Day?

  /// - Throws: `notADay` for an invalid date.
  init(_ options: ParsedOptions) throws(CommandError) {
    isJSON = options.has("json")
    isRebuild = options.has("rebuild")
    since = try Self.day("since", options)
    until = try Self.day("until", options)
  }

  private static func day(_ name: String, _ options: ParsedOptions) throws(CommandError) -> Day? {
    guard let text = options.value(of: name) else { return nil }
    guard let day = Day(text: text) else { throw .notADay(option: name, value: text) }
    return day
  }
}
