import MueBots
import MueGame
import MueRules
import MueStorage

/// Reviews the person's decisions in finished hands and keeps what they cost, one decision at a time
/// on a work queue.
///
/// Hands finished at the table come first, then those of the saved games that have no review. It
/// works between `goOn` and `pause`; what `pause` interrupts is done again.
final class CoachWorker {
  private enum Source {
    case played(Game)
    case saved(Int)
  }

  private struct Hand {
    let game: Game
    let record: HandRecord
    let number: Int

    /// Whether it is the same hand of the same game, perhaps with other moves.
    func isSame(as other: Hand) -> Bool {
      number == other.number && game.match.seed == other.game.match.seed
        && game.notes.begun == other.game.notes.begun
    }
  }

  /// What a task on the work queue has achieved.
  private enum Result {
    case listed([Int])
    case found([Hand])
    case reviewed(Decision)
    /// All decisions of the first hand have been reviewed, and the review is kept.
    case kept
    /// The database cannot be used.
    case failed
  }

  private let background: Background<Result>
  private let recorder: ResultsRecorder
  private let store: GameStore?
  /// What must still be looked through, the next one last.
  private var sources: [Source] = []
  /// Whether the saved games are among these, or have been looked through.
  private var isListed: Bool
  private var source: Source?
  private var hands: [Hand] = []
  /// The decisions of the first hand reviewed so far.
  private var decisions: [Decision] = []
  /// Whether the database could not be used; then it stops until another hand is finished.
  private var hasFailed = false

  /// A worker that calls `wake` after each task; without a store it reviews what is played only.
  init(
    _ store: GameStore?, recorder: ResultsRecorder, in dependencies: Dependencies,
    wake: @escaping @Sendable () -> Void
  ) {
    background = Background(in: dependencies, wake: wake)
    self.recorder = recorder
    self.store = store
    isListed = store == nil
  }

  /// Reviews the finished hands of a game before others.
  func review(_ game: Game) {
    hasFailed = false
    sources.append(.played(game))
  }

  /// Takes what has been achieved and begins the next task, if there is one; returns whether a
  /// review has been kept.
  func goOn() -> Bool {
    let result = background.takeAnswer()
    if let result { take(result) }
    if !background.isThinking, !hasFailed { begin() }
    if case .kept = result { return true }
    return false
  }

  func pause() {
    guard background.isThinking else { return }
    background.giveUp()
    if let source { sources.append(source) }
    source = nil
  }

  private func take(_ result: Result) {
    source = nil
    switch result {
    case .listed(let numbers):
      sources = numbers.reversed().map(Source.saved) + sources
      isListed = true
    case .found(let found):
      let others = hands.dropFirst().filter { hand in !found.contains { $0.isSame(as: hand) } }
      let isNew = { [first = hands.first] (hand: Hand) in hand.record != first?.record }
      hands = hands.prefix(1) + found.filter(isNew) + others
    case .reviewed(let decision): decisions.append(decision)
    case .kept:
      hands.removeFirst()
      decisions = []
    case .failed: hasFailed = true
    }
  }

  private func begin() {
    if case .played(let game) = sources.last {
      look(through: .played(game)) { game }
    } else if let hand = hands.first {
      review(hand)
    } else if let store, case .saved(let number) = sources.last {
      look(through: .saved(number)) { store.stored(number)?.playable }
    } else if let store, !isListed {
      background.ask { _ in .listed(store.shelf()) }
    }
  }

  /// Finds the finished hands of a game that have no review, or another one than before an undo.
  private func look(through source: Source, reading read: @escaping @Sendable () -> Game?) {
    self.source = source
    sources.removeLast()
    background.ask { [recorder] _ in
      guard let game = read() else { return .found([]) }
      let known = recorder.work { (store) throws(ResultsDatabaseError) in
        try store.reviewedHands(of: PlayedGame(game).identity)
      }
      guard let known else { return .failed }
      let hands = zip(1..., game.handRecords(for: .anybody)).compactMap { number, record -> Hand? in
        guard record.round.score != nil, known[number] != .forgotten,
          known[number] != .kept(record.line)
        else { return nil }
        return Hand(game: game, record: record, number: number)
      }
      return .found(hands)
    }
  }

  /// Reviews the next decision of a hand, or keeps the review if there is none.
  private func review(_ hand: Hand) {
    background.ask { [background, recorder, decisions] isGivenUp in
      let reviewer = hand.game.reviewer(
        of: hand.record.round, number: hand.number, background.policies)
      if decisions.count < reviewer.choices.count {
        return .reviewed(
          reviewer.decision(
            reviewer.choices[decisions.count], background.time, seed: hand.game.match.seed,
            isGivenUp: isGivenUp))
      }
      let game = PlayedGame(hand.game)
      let review = KeptReview(decisions, hand: hand.number, of: game)
      let kept: Void? = recorder.work { (store) throws(ResultsDatabaseError) in
        try store.keep(review, of: hand.record, in: game)
      }
      return kept == nil ? .failed : .kept
    }
  }
}
