import MueGame
import MueWords

extension PreferenceKey {
  /// What the preference is called.
  public var title: Phrase {
    switch self {
    case .language: .menuLanguage
    case .name: .settingName
    case .speed: .menuSpeed
    case .trickPause: .settingTrickPause
    case .theme: .menuTheme
    case .symbols: .settingSymbols
    case .mouse: .settingMouse
    case .dragging: .settingDragging
    case .confirming: .settingConfirming
    case .autoPlay: .settingAutoPlay
    case .hints: .settingHints
    case .runningPoints: .settingRunningPoints
    case .clock: .settingClock
    case .animation: .settingAnimation
    case .slowLine: .settingSlowLine
    case .turnSignal: .settingTurnSignal
    case .trickSignal: .settingTrickSignal
    case .handSignal: .settingHandSignal
    case .errorSignal: .settingErrorSignal
    case .notification: .settingNotification
    case .level: .settingLevel
    case .style: .settingStyle
    }
  }

  /// What it is about, in one sentence.
  public var explanation: Phrase {
    switch self {
    case .language: .aboutLanguage
    case .name: .aboutName
    case .speed: .aboutSpeed
    case .trickPause: .aboutTrickPause
    case .theme: .aboutTheme
    case .symbols: .aboutSymbols
    case .mouse: .aboutMouse
    case .dragging: .aboutDragging
    case .confirming: .aboutConfirming
    case .autoPlay: .aboutAutoPlay
    case .hints: .aboutHints
    case .runningPoints: .aboutRunningPoints
    case .clock: .aboutClock
    case .animation: .aboutAnimation
    case .slowLine: .aboutSlowLine
    case .turnSignal: .aboutTurnSignal
    case .trickSignal: .aboutTrickSignal
    case .handSignal: .aboutHandSignal
    case .errorSignal: .aboutErrorSignal
    case .notification: .aboutNotification
    case .level: .aboutLevel
    case .style: .aboutStyle
    }
  }
}
