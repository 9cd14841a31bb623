import MueGame
import MueWords

extension ScreenState {
  /// Whether the page about the person's decisions is open.
  public var isReviewing: Bool { if case .review = scene { true } else { false } }

  /// Opens the review of a finished hand.
  mutating func openReview() {
    if isExercise {
      notice = .lessonNotHere
    } else if view.observation.publicState.score == nil {
      notice = .reviewAfterHand
    } else {
      scene = .review(row: 0)
    }
  }

  /// Shows the review as far as it has come, while that page is open.
  public mutating func show(_ review: Review?) {
    guard case .review(let row, _, let below) = scene else { return }
    scene = .review(row: row, review, over: below)
  }

  /// The hand of the replay whose decisions are reviewed; nil for the hand just played.
  public var reviewed: ReplayedHand? {
    guard case .review(_, _, over: .replay(let page, _)) = scene else { return nil }
    return page.replay.hand
  }

  /// Opens the replay at one of the costliest decisions, counted from 1.
  mutating func openDecision(_ number: Int) -> [Effect] {
    guard case .review(_, let review?, let below) = scene,
      review.dearest.indices.contains(number - 1)
    else { return [] }
    let place = review.dearest[number - 1].place
    guard case .replay(var page, let bottom) = below else { return [.replay(at: place)] }
    page.go(to: place)
    scene = .replay(page, over: bottom)
    return []
  }

  /// Leaves a page: from the review of a replayed hand to the replay, otherwise to the table.
  mutating func leavePage() {
    scene = if case .review(_, _, let below) = scene { below } else { .table }
  }

  /// Opens a replay, or says that there is nothing to replay.
  public mutating func open(_ page: ReplayPage?) {
    guard let page else {
      scene = .table
      notice = .replayNone
      return
    }
    scene = .replay(page, over: scene)
  }

  /// Answers an input in a replay.
  mutating func handleReplay(_ input: Input, _ page: ReplayPage, over below: Scene) -> [Effect] {
    if input == .command(.help) {
      notice = .replayHelp
      return []
    }
    var page = page
    let answer = page.answer(input)
    scene = .replay(page, over: below)
    switch answer {
    case .done: break
    case .play(let place): return [.playAside(place)]
    case .review: scene = .review(row: 0, over: scene)
    case .say(let phrase): notice = phrase
    case .back: scene = below
    }
    return []
  }
}
