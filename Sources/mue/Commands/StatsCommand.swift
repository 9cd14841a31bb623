import Glibc
import MueHistory
import MueSaves
import MueScreen
import MueTable
import MueWords
import Streams

/// Writes the best results and the figures of finished games on standard output: `mue stats`.
struct StatsCommand {
  let house: House

  /// Counts and answers; says in a sentence why it cannot.
  func run(_ wish: StatsWish) -> Outcome {
    do throws(StoreError) {
      _ = try GameStore.openForReading(in: house.directories)
    } catch {
      house.complain(error.phrase)
      return .failed
    }
    return count(wish, in: HistoryRoom(directories: house.directories))
  }

  private func count(_ wish: StatsWish, in room: HistoryRoom) -> Outcome {
    do throws(HistoryError) {
      if wish.isRebuild { try rebuild(room) }
      let (games, wasDamaged) = try room.use { (history) throws(HistoryError) in
        try history.games(
          since: wish.since?.beginning(), until: wish.until?.beginning(daysLater: 1))
      }
      if wasDamaged { house.complain(.resultsDamaged) }
      answer(Results(games, day: Day.local), wish)
      return .done
    } catch {
      house.complain(error.phrase)
      return .failed
    }
  }

  /// Records all saved games anew; results of games that are no longer saved stay.
  private func rebuild(_ room: HistoryRoom) throws(HistoryError) {
    let isWatched = isatty(STDERR_FILENO) == 1
    let games = room.savedGames { done, all in
      guard isWatched, all >= 50, done % 10 == 0 || done == all else { return }
      let text = house.words(.resultsProgress(done: done, games: all))
      try? ByteSink.standardError.write("\r\(text)\(done == all ? "\n" : "")")
    }
    _ = try room.use { (history) throws(HistoryError) in try history.record(games) }
  }

  private func answer(_ results: Results, _ wish: StatsWish) {
    if wish.isJSON {
      print(results.object(.all).text)
      return
    }
    let lines = ResultsText.lines(
      results, heading: heading(wish), words: house.words, isUnicode: house.isUnicode)
    for line in lines { print(line) }
  }

  private func heading(_ wish: StatsWish) -> Phrase {
    switch (wish.since?.text, wish.until?.text) {
    case (let since?, let until?): .spanBetween(from: since, to: until)
    case (let since?, nil): .spanSince(day: since)
    case (nil, let until?): .spanUntil(day: until)
    case (nil, nil): .spanAll
    }
  }
}
