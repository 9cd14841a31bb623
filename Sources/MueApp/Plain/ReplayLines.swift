import CellGrid
import MueUI
import MueWords

/// A replay of finished hands in lines.
final class ReplayLines: LineFront {
  let context: AppContext
  let console: any LineTerminal
  let words: Words
  var outcome: ExitCode?
  private var replay: PlainReplay

  init(context: AppContext, console: any LineTerminal, replay: PlainReplay) {
    self.context = context
    self.console = console
    self.replay = replay
    words = context.plainWords
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
    if replay.wantsRules {
      write(context.rulesLines(width: console.columns, isUnicode: console.unicode))
    }
    if replay.isLeft { outcome = .done }
  }
}
