import MueBots
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

extension PreferenceKey {
  /// What one of its values is called; nil for a value it does not have.
  func phrase(of text: String) -> Phrase? {
    switch self {
    case .speed: Speed(rawValue: text).map { Phrase.name(of: $0) }
    case .trickPause: TrickPause(rawValue: text).map(\.phrase)
    case .symbols: Symbols(rawValue: text).map(\.phrase)
    case .confirming: Confirming(rawValue: text).map(\.phrase)
    case .animation: Animation(rawValue: text).map(\.phrase)
    case .turnSignal, .trickSignal, .handSignal, .errorSignal:
      Signal(rawValue: text).map(\.phrase)
    case .level: BotSettings.Level(rawValue: text).map { Phrase.name(of: $0) }
    case .style: BotSettings.Style(rawValue: text).map { Phrase.name(of: $0) ?? .styleBalanced }
    case .language, .name, .theme: nil
    case .mouse, .dragging, .autoPlay, .hints, .runningPoints, .clock, .slowLine, .notification:
      text == "on" ? .settingOn : text == "off" ? .settingOff : nil
    }
  }
}

extension TrickPause {
  fileprivate var phrase: Phrase {
    switch self {
    case .speed: .pauseOfSpeed
    case .short: .pauseShort
    case .long: .pauseLong
    case .key: .pauseKey
    }
  }
}

extension Symbols {
  fileprivate var phrase: Phrase {
    switch self {
    case .shapes: .symbolsShapes
    case .letters: .symbolsLetters
    case .ascii: .symbolsASCII
    }
  }
}

extension Confirming {
  fileprivate var phrase: Phrase {
    switch self {
    case .enter: .confirmingEnter
    case .all: .confirmingAll
    }
  }
}

extension Animation {
  fileprivate var phrase: Phrase {
    switch self {
    case .on: .settingOn
    case .reduced: .animationReduced
    case .off: .settingOff
    }
  }
}

extension Signal {
  fileprivate var phrase: Phrase {
    switch self {
    case .off: .settingOff
    case .bell: .signalBell
    case .flash: .signalFlash
    }
  }
}
