import MueGame
import MueStorage
import MueUI
import Synchronization
import TestSupport

@testable import MueApp
@testable import MueStorage

/// Preferences in an in-memory folder.
struct InMemoryPreferencesStore: PreferencesStore {
  let folder: InMemoryFolder

  func change(
    _ settings: inout Settings, by change: (inout Settings) -> Void
  ) throws(StoreError) {
    try SettingsStore.change(&settings, in: "settings.json", of: folder, by: change)
  }

  func keep(_ keys: KeyMap, since before: KeyMap) throws(StoreError) {
    do throws(FileFault) {
      try AtomicFile("keys.json", keepsPrevious: true).write(Array(keys.text.utf8), in: folder)
    } catch {
      throw .file(error)
    }
  }
}

/// Results in memory, with injected disk faults.
final class InMemoryResultsStore: ResultsStore, KeptResults {
  private let lines = Mutex<[String: PlayedGame]>([:])
  private let answers = Mutex<[String: PracticeAnswer]>([:])
  private let reviews = Mutex<[String: [Int: (review: KeptReview, line: String)]]>([:])
  private let curves = Mutex<[String: [Int: (curve: String, line: String)]]>([:])
  /// The achievements of the saved games.
  let found = Mutex(FoundAchievements())
  private let faults: FaultInjector

  init(_ faults: FaultInjector) { self.faults = faults }

  func withResults<Value>(
    _ work: (any KeptResults) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> (value: Value, wasDamaged: Bool) {
    (try work(self), false)
  }

  func practiceAnswers() throws(DatabaseError) -> [PracticeAnswer] {
    if faults.answer(isReading: true) != nil { throw .cannotOpen }
    return answers.withLock { $0.values.sorted { $0.puzzle < $1.puzzle } }
  }

  func keep(_ answer: PracticeAnswer) throws(DatabaseError) {
    if faults.answer(isReading: false) != nil { throw .full }
    answers.withLock { $0[answer.puzzle] = answer }
  }

  func record(_ game: PlayedGame) throws(DatabaseError) {
    if faults.answer(isReading: false) != nil { throw .full }
    lines.withLock { $0[game.identity] = game }
  }

  func games() throws(DatabaseError) -> [PlayedGame] {
    if faults.answer(isReading: true) != nil { throw .cannotOpen }
    return savedGames()
  }

  func savedGames() -> [PlayedGame] {
    lines.withLock { $0.values.sorted { $0.identity < $1.identity } }
  }

  func achievements() -> FoundAchievements { found.withLock { $0 } }

  func coachReport() throws(DatabaseError) -> CoachReport {
    if faults.answer(isReading: true) != nil { throw .cannotOpen }
    let kept = reviews.withLock { $0.values.flatMap { $0.values.map(\.review) } }
    return CoachReport(savedGames(), kept, waiting: 0)
  }

  func mistakes(
    costing least: Int, most count: Int
  ) throws(DatabaseError) -> [KeptMistake] {
    if faults.answer(isReading: true) != nil { throw .cannotOpen }
    let kept = reviews.withLock { $0.values.flatMap(\.values) }
    let mistakes = kept.flatMap { hand in
      hand.review.decisions.map { KeptMistake(hand: hand.line, decision: $0) }
    }
    let costly = mistakes.filter { $0.decision.hundredths >= least && $0.decision.best != nil }
    return Array(
      costly.sorted { $0.decision.hundredths > $1.decision.hundredths }.prefix(count))
  }

  func reviewedHands(
    of game: String
  ) throws(DatabaseError) -> [Int: ReviewedHand] {
    if faults.answer(isReading: true) != nil { throw .cannotOpen }
    let kept = reviews.withLock { $0[game] ?? [:] }
    return kept.mapValues { .kept($0.line) }
  }

  func keep(
    _ review: KeptReview, of hand: HandRecord, in game: PlayedGame
  ) throws(DatabaseError) {
    if faults.answer(isReading: false) != nil { throw .full }
    reviews.withLock { $0[game.identity, default: [:]][review.hand] = (review, hand.line) }
  }

  func keep(
    curve: String, ofHand number: Int, _ hand: HandRecord, in game: PlayedGame
  ) throws(DatabaseError) {
    if faults.answer(isReading: false) != nil { throw .full }
    curves.withLock { $0[game.identity, default: [:]][number] = (curve, hand.line) }
  }

  func curve(
    ofHand number: Int, _ hand: HandRecord, in game: String
  ) throws(DatabaseError) -> String? {
    if faults.answer(isReading: true) != nil { throw .cannotOpen }
    let kept = curves.withLock { $0[game]?[number] }
    return kept?.line == hand.line ? kept?.curve : nil
  }
}
