import CellGrid
import MueUI

/// A replay of finished hands in plain mode.
final class ReplayLines: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  private var replay: PlainReplay

  init(context: AppContext, console: any LineTerminal, replay: PlainReplay) {
    output = LineOutput(context, on: console)
    self.replay = replay
  }

  let isAsked = true

  func run() -> ExitCode {
    tell(replay.opening)
    stay()
    return outcome ?? .done
  }

  func advance() {}

  func answer(_ line: TypedLine) {
    tell(replay.read(line.text))
    if replay.wantsRules { tellRules() }
    if replay.isLeft { outcome = .done }
  }
}
