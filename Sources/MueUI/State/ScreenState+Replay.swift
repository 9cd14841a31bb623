import MueGame
import MueWords

extension ScreenState {
  /// Whether the page about the person's decisions is open.
  public var isReviewing: Bool { if case .review = scene { true } else { false } }

  /// Opens the page about the decisions of a hand that is over.
  mutating func openReview() {
    if lesson != nil {
      notice = .lessonNotHere
    } else if view.observation.publicState.score == nil {
      notice = .reviewAfterHand
    } else {
      scene = .review(row: 0)
    }
  }

  /// Opens the replay before one of the dearest decisions, counted from 1.
  mutating func openDecision(_ number: Int) -> [Effect] {
    guard let dearest = review?.dearest, dearest.indices.contains(number - 1) else { return [] }
    let place = dearest[number - 1].place
    if reviewed == nil { return [.replay(at: place)] }
    replay?.go(to: place)
    leavePage()
    return []
  }

  /// Goes back from a page: to the replay from the review of one of its hands, else to the table.
  mutating func leavePage() {
    scene = reviewed == nil ? .table : .replay
    reviewed = nil
  }

  /// Opens hands to be looked at again; says so if there are none.
  public mutating func open(_ page: ReplayPage?) {
    guard let page else {
      scene = .table
      notice = .replayNone
      return
    }
    belowReplay = scene
    replay = page
    scene = .replay
  }

  /// Answers a key while hands are looked at again.
  mutating func handleReplay(_ input: Input) -> [Effect] {
    switch replay?.answer(input) {
    case .done: break
    case .play(let place): return [.playAside(place)]
    case .review(let hand):
      reviewed = hand
      review = nil
      scene = .review(row: 0)
    case .say(let phrase): notice = phrase
    case .back, nil:
      scene = belowReplay
      replay = nil
    }
    return []
  }
}
