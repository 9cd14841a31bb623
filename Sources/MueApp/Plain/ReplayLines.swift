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

  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies, replay: PlainReplay
  ) {
    output = LineOutput(context, on: console)
    curveWorker = CurveWorker(in: dependencies, wake: console.wake)
    self.replay = replay
  }

  var isAsked: Bool { !isCurveAwaited }

  func run() -> ExitCode {
    tell(replay.opening)
    stay()
    return outcome ?? .done
  }

  func advance() {
    guard isCurveAwaited, let curve = curveWorker.curve(of: replay.hand), curve.isDone else {
      return
    }
    isCurveAwaited = false
    tell(replay.sentences(about: curve))
  }

  func answer(_ line: TypedLine) {
    tell(replay.read(line.text))
    isCurveAwaited = replay.wantsCurve
    if !isCurveAwaited { curveWorker.giveUp() }
    if replay.wantsRules { tellRules() }
    if replay.isLeft { outcome = .done }
  }
}
