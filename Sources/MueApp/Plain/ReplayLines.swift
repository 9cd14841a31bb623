import CellGrid
import MueUI

/// A replay of finished hands in plain mode.
final class ReplayLines: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  private var replay: PlainReplay
  private let curveWorker: CurveWorker
  /// Whether the curve of the open hand is being worked out.
  private var isCurveAwaited = false
  private let bidWorker: BidWorker

  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies, replay: PlainReplay
  ) {
    output = LineOutput(context, on: console)
    curveWorker = CurveWorker(in: dependencies, wake: console.wake)
    self.replay = replay
    bidWorker = BidWorker(in: dependencies, wake: console.wake)
  }

  var isAsked: Bool { !isCurveAwaited && replay.bidQuestion == nil }

  func run() -> ExitCode {
    tell(replay.opening)
    stay()
    return outcome ?? .done
  }

  func advance() {
    if isCurveAwaited, let curve = curveWorker.curve(of: replay.hand), curve.isDone {
      isCurveAwaited = false
      tell(replay.sentences(about: curve))
    }
    if let question = replay.bidQuestion, let answer = bidWorker.answer(to: question) {
      tell(replay.tell(answer))
    }
  }

  func answer(_ line: TypedLine) {
    tell(replay.read(line.text))
    isCurveAwaited = replay.wantsCurve
    if !isCurveAwaited { curveWorker.giveUp() }
    if replay.wantsRules { tellRules() }
    if replay.isLeft { outcome = .done }
  }
}
