import MueGame
import MueStorage
import MueUI
import MueWords
import Platform
import Synchronization

/// Records finished hands and counts results on a work queue.
///
/// The main loop queues the work, continues, and is woken when results or notices are ready.
final class ResultsRecorder: Sendable {
  /// What the main loop has not collected yet.
  struct Tray {
    /// The answers to puzzles not yet in the database, oldest first.
    var answers: [PracticeAnswer] = []
    var results: Results?
    var days: DayCalendar?
    var achievements: FoundAchievements?
    /// Achievements found for the first time in the hand that is just over.
    var newAchievements: [Achievement]?
    var practice: PracticeDecks?
    var coachReport: CoachReport?
    var replay: ReplayPage?
    var notice: Phrase?
    var trouble: Phrase?
  }

  private let tray = Mutex(Tray())
  private let queue: any WorkQueue
  private let resultsStore: any ResultsStore
  private let puzzles: PuzzleStore<Puzzle>
  private let auctions: PuzzleStore<AuctionPuzzle>
  private let clock: any Clock
  private let wake: @Sendable () -> Void

  /// `wake` is called on the queue's thread when something is ready.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    queue = dependencies.workQueues.makeQueue()
    resultsStore = dependencies.resultsStore
    puzzles = dependencies.puzzles
    auctions = dependencies.auctions
    clock = dependencies.clock
    self.wake = wake
  }

  /// Why results cannot be recorded; nil if they can.
  ///
  /// Every hand tries again.
  var trouble: Phrase? { tray.withLock { $0.trouble } }

  /// A part of the tray if it is ready, returned only once.
  func take<Part>(_ part: WritableKeyPath<Tray, Part?> & Sendable) -> Part? {
    tray.withLock { tray in
      defer { tray[keyPath: part] = nil }
      return tray[keyPath: part]
    }
  }

  func record(_ game: Game) {
    let played = PlayedGame(game)
    queue.begin { [self] in
      work { (results) throws(DatabaseError) in try results.record(played) }
      wake()
    }
  }

  /// Counts the results and puts them in `results`.
  func count() {
    queue.begin { [self] in
      let games = games()
      let results = clock.today.map { Results(games, today: $0, day: Day.local) }
      tray.withLock { $0.results = results }
      wake()
    }
  }

  /// Reads the deals of the day played and puts them in `days`.
  func readDays() {
    queue.begin { [self] in
      let games = games()
      let days = clock.today.map { DayCalendar(games, today: $0) }
      tray.withLock { $0.days = days }
      wake()
    }
  }

  /// The recorded games, or the saved ones if the database cannot be read.
  private func games() -> [PlayedGame] {
    work { (results) throws(DatabaseError) in try results.games() }
      ?? resultsStore.savedGames()
  }

  /// Searches the saved games for achievements and puts them in `achievements`.
  func findAchievements() {
    queue.begin { [self] in
      let found = resultsStore.achievements()
      tray.withLock { $0.achievements = found }
      wake()
    }
  }

  /// Puts the achievements of the last finished hand in `newAchievements`, unless they were found
  /// before; `number` is that of the game on the shelf.
  func findNew(in game: Game, number: Int) {
    queue.begin { [self] in
      let hand = game.match.scores.count
      let achieved = game.achievements.filter { $0.value == hand }
      if achieved.isEmpty { return }
      let places = resultsStore.achievements().places
      let new = Achievement.allCases.filter { achievement in
        guard achieved[achievement] != nil else { return false }
        return places[achievement].map { $0.game == number && $0.hand == hand } ?? true
      }
      tray.withLock { $0.newAchievements = new.isEmpty ? nil : new }
      wake()
    }
  }

  /// Reads the puzzles and their answers into `practice`.
  func readPractice() {
    queue.begin { [self] in
      let answers = work { (results) throws(DatabaseError) in
        try results.practiceAnswers()
      }
      let mistakes = work { (results) throws(DatabaseError) in
        try results.mistakes(
          costing: Puzzle.leastCost, most: Puzzle.mostMistakes)
      }
      let own = (mistakes ?? []).compactMap { Puzzle($0) }
      let decks = PracticeDecks(
        puzzles: PracticeDeck(own: own, puzzles.puzzles, answers: answers ?? []),
        auctions: PracticeDeck(auctions.puzzles, answers: answers ?? []))
      tray.withLock { $0.practice = decks }
      wake()
    }
  }

  /// Reads the figures of the kept reviews into `coachReport`.
  func coach() {
    queue.begin { [self] in
      let report = work { (results) throws(DatabaseError) in
        try results.coachReport()
      }
      tray.withLock { $0.coachReport = report ?? CoachReport([], [], waiting: 0) }
      wake()
    }
  }

  /// Saves the answer to a puzzle; if that fails, the next answer and `finish` try again.
  func keep(_ answer: PracticeAnswer) {
    tray.withLock { $0.answers.append(answer) }
    queue.begin { [self] in
      keepAnswers()
      wake()
    }
  }

  /// Keeps the whole curve of a hand; if that fails, it is worked out again the next time.
  func keep(_ curve: String, with hand: KeptHand) {
    queue.begin { [self] in
      hand.keep(curve, in: self)
      wake()
    }
  }

  private func keepAnswers() {
    while let answer = tray.withLock({ $0.answers.first }) {
      let kept: Void? = work { (results) throws(DatabaseError) in
        try results.keep(answer)
      }
      if kept == nil { return }
      tray.withLock { _ = $0.answers.removeFirst() }
    }
  }

  /// The number of answers to puzzles not yet in the database.
  var answersLeft: Int { tray.withLock { $0.answers.count } }

  /// Reads the hands of these decisions into `replay`, each opened at its decision.
  ///
  /// The costliest come first; the number is limited to what a person might look at.
  func replay(_ cases: [LeakFigures.Case]) {
    queue.begin { [self] in
      var games: [String: [Int: ReviewedHand]] = [:]
      var hands: [ReplayedHand] = []
      for found in cases.prefix(Self.mostReplayed) {
        games[found.game] =
          games[found.game]
          ?? work { (store) throws(DatabaseError) in try store.reviewedHands(of: found.game)
          }
        guard case .kept(let line) = games[found.game]?[found.hand] else { continue }
        let hand = Log.attempt("to replay a reviewed hand") {
          try ReplayedHand(
            HandRecord(checking: Array(line.utf8)), number: hands.count + 1, at: found.decision
          ) { _ in .nobody }
        }
        if let hand { hands.append(hand) }
      }
      let page = ReplayPage(hands, open: 0, isOfGame: false)
      tray.withLock { $0.replay = page }
      wake()
    }
  }

  private static let mostReplayed = 50

  /// Waits briefly for pending work.
  ///
  /// The next start makes up for anything lost except answers to puzzles.
  func finish() { queue.finish(milliseconds: 500) }

  /// Waits until the remaining answers to puzzles are saved, retrying while there is progress;
  /// returns how many are lost.
  func finishAnswers() -> Int {
    var tries = Self.mostTries
    var left = answersLeft
    while left > 0, tries > 0 {
      queue.begin { [self] in keepAnswers() }
      queue.finish(milliseconds: Self.patience)
      let now = answersLeft
      tries = now < left ? Self.mostTries : tries - 1
      left = now
    }
    return left
  }

  /// The wait for a slow disk, per try, in milliseconds; the store itself waits for other programs
  /// using the database.
  private static let patience = 5000
  /// The most tries without progress.
  private static let mostTries = 3

  /// Works with the database on the current thread, which must not be the main loop's.
  ///
  /// Returns nil, with a notice in the tray, if it cannot be used.
  @discardableResult
  func work<Value>(
    _ work: (any KeptResults) throws(DatabaseError) -> Value
  ) -> Value? {
    do throws(DatabaseError) {
      let (value, wasDamaged) = try resultsStore.withResults(work)
      tray.withLock { tray in
        tray.trouble = nil
        if wasDamaged { tray.notice = .resultsDamaged }
      }
      return value
    } catch {
      let trouble = error.phrase
      tray.withLock { tray in
        if tray.trouble != trouble { tray.notice = trouble }
        tray.trouble = trouble
      }
      return nil
    }
  }
}

extension Day {
  /// The day of a time in seconds since 1970, in the person's time zone; nil outside the calendar.
  static func local(_ seconds: Int) -> Day? {
    var time = time_t(seconds)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return nil }
    return Day(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// The first second of this day, or of a later one, in the person's time zone.
  func beginning(daysLater days: Int = 0) -> Int {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day + days)
    // Let the system determine whether daylight saving time applies.
    parts.tm_isdst = -1
    return mktime(&parts)
  }
}
