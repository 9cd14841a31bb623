import MueBots
import MueGame
import MueRules
import MueStorage

/// Reviews the person's decisions in finished hands and saves their costs, one decision at a time
/// on a work queue.
///
/// Hands finished at the table come first, then hands of saved games that have no review. It works
/// between `goOn` and `pause`; an interrupted task is repeated.
final class CoachWorker {
  private enum Source {
    case played(Game)
    case saved(Int)
  }

  private struct Hand {
    let game: Game
    let record: HandRecord
    let number: Int

    /// Whether it is the same hand of the same game, possibly with different moves.
    func isSame(as other: Hand) -> Bool {
      number == other.number && game.match.seed == other.game.match.seed
        && game.notes.begun == other.game.notes.begun
    }
  }

  /// The result of a task on the work queue.
  private enum Result {
    case listed([Int])
    case found([Hand])
    case reviewed(Decision)
    /// All decisions of the first hand have been reviewed, and the review has been saved.
    case kept
    /// The database is unusable.
    case failed
  }

  private let background: Background<Result>
  private let recorder: ResultsRecorder
  private let store: GameStore?
  /// The games still to be searched for hands, the next one last.
  private var sources: [Source] = []
  /// Whether the saved games have been added to `sources`.
  private var isListed: Bool
  private var source: Source?
  private var hands: [Hand] = []
  /// The decisions of the first hand reviewed so far.
  private var decisions: [Decision] = []
  /// Whether the database was unusable; work then stops until another hand is finished.
  private var hasFailed = false

  /// Calls `wake` after each task; without a store, reviews only games just played.
  init(
    _ store: GameStore?, recorder: ResultsRecorder, in dependencies: Dependencies,
    wake: @escaping @Sendable () -> Void
  ) {
    background = Background(in: dependencies, wake: wake)
    self.recorder = recorder
    self.store = store
    isListed = store == nil
  }

  /// Reviews the finished hands of a game next.
  func review(_ game: Game) {
    hasFailed = false
    sources.append(.played(game))
  }

  /// Collects the result of the last task and starts the next one, if any; returns whether a review
  /// has been saved.
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

  /// Finds a game's finished hands that lack a review or have changed since theirs because of an
  /// undo.
  private func look(through source: Source, reading read: @escaping @Sendable () -> Game?) {
    self.source = source
    sources.removeLast()
    background.ask { [recorder] _ in
      guard let game = read() else { return .found([]) }
      let known = recorder.work { (store) throws(DatabaseError) in
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

  /// Reviews the next decision of a hand; after the last one, saves the review.
  private func review(_ hand: Hand) {
    background.ask { [background, recorder, decisions] isGivenUp in
      let reviewer = hand.record.reviewer(
        of: hand.game.personSeat, by: background.policies.judge)
      if decisions.count < reviewer.choices.count {
        return .reviewed(
          reviewer.decision(
            reviewer.choices[decisions.count], background.time, isGivenUp: isGivenUp))
      }
      let game = PlayedGame(hand.game)
      let review = KeptReview(decisions, hand: hand.number, of: game)
      let kept: Void? = recorder.work { (store) throws(DatabaseError) in
        try store.keep(review, of: hand.record, in: game)
      }
      return kept == nil ? .failed : .kept
    }
  }
}
