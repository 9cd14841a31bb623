import MueUI

/// A replay of hands that belong to no game of the person's.
final class ReplayScreen: PageScreen {
  let session: Session
  var pages: PageStack
  private(set) var route: Route?
  private let back: Route
  private let curveWorker: CurveWorker
  private let bidWorker: BidWorker
  private let bestWorker: BestWorker
  private let explainWorker: ExplainWorker

  /// A replay that, when left, goes back by a route.
  init(session: Session, page: ReplayPage, back: Route) {
    self.session = session
    self.back = back
    curveWorker = CurveWorker(in: session.dependencies, wake: session.console.wake)
    bidWorker = BidWorker(in: session.dependencies, wake: session.console.wake)
    bestWorker = BestWorker(in: session.dependencies, wake: session.console.wake)
    explainWorker = ExplainWorker(in: session.dependencies, wake: session.console.wake)
    pages = PageStack(page, context: session.pageContext)
  }

  func advance() -> [TableEvent] {
    if let hand = pages.curvedHand {
      pages.take(.curve(curveWorker.curve(of: FinishedHand(hand))))
    } else {
      curveWorker.giveUp()
    }
    if let question = pages.bidQuestion {
      if let answer = bidWorker.answer(to: question) { pages.take(.bids(answer)) }
    } else {
      bidWorker.giveUp()
    }
    if let request = pages.bestRequest {
      pages.take(.best(bestWorker.plays(request)))
    } else {
      bestWorker.giveUp()
    }
    if let question = pages.explainQuestion {
      if let answer = explainWorker.answer(to: question) { pages.take(.explanation(answer)) }
    } else {
      explainWorker.giveUp()
    }
    return []
  }

  func perform(_ effect: Effect) -> Bool {
    guard effect == .startMenu || effect == .leave else { return false }
    curveWorker.giveUp()
    bestWorker.giveUp()
    explainWorker.giveUp()
    route = back
    return true
  }
}
