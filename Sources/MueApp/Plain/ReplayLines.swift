import CellGrid
import MueUI

/// A replay of finished hands in plain mode.
final class ReplayLines: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  private var replay: PlainReplay
  private let curveWorker: CurveWorker
  private let bidWorker: BidWorker
  private let bestWorker: BestWorker
  private let explainWorker: ExplainWorker
  /// What is being worked out of the open hand.
  private var awaited: PlainReplay.Wanted?

  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies,
    replay: PlainReplay, room: RoomVisit? = nil
  ) {
    output = LineOutput(context, on: console, room: room)
    curveWorker = CurveWorker(in: dependencies, wake: console.wake)
    bestWorker = BestWorker(in: dependencies, wake: console.wake)
    self.replay = replay
    bidWorker = BidWorker(in: dependencies, wake: console.wake)
    explainWorker = ExplainWorker(in: dependencies, wake: console.wake)
  }

  var isAsked: Bool { awaited == nil && replay.bidQuestion == nil && replay.explainQuestion == nil }

  func run() -> ExitCode {
    tell(replay.opening)
    stay()
    return outcome ?? .done
  }

  func advance() {
    if let question = replay.bidQuestion, let answer = bidWorker.answer(to: question) {
      tell(replay.tell(answer))
    }
    if let question = replay.explainQuestion, let answer = explainWorker.answer(to: question) {
      tell(replay.tell(answer))
    }
    switch awaited {
    case .curve:
      guard let curve = curveWorker.curve(of: FinishedHand(replay.hand)), curve.isDone else {
        return
      }
      tell(replay.sentences(about: curve))
    case .best(let number):
      let wanted = number.map { [$0 - 1] } ?? []
      let request = BestRequest(hand: replay.hand, wanted: wanted)
      guard let plays = bestWorker.plays(request), plays.isDone(wanted: wanted) else {
        return
      }
      tell(replay.sentences(about: plays, number: number))
    case nil: return
    }
    awaited = nil
  }

  func answer(_ line: TypedLine) {
    tell(replay.read(line.text))
    awaited = replay.wanted
    if awaited == nil {
      curveWorker.giveUp()
      bestWorker.giveUp()
    }
    if replay.wantsRules { tellRules() }
    if replay.isLeft { outcome = .done }
  }
}
