extension PreferenceKey {
  /// What the preference can be, and how it is written as text.
  public var value: PreferenceValue {
    switch self {
    case .language: .language
    case .name: .name
    case .speed: .choice(\.speed)
    case .trickPause: .choice(\.trickPause)
    case .theme: .theme
    case .symbols: .choice(\.symbols)
    case .mouse: .onOff(\.mouse)
    case .dragging: .onOff(\.dragging)
    case .confirming: .choice(\.confirming)
    case .autoPlay: .onOff(\.autoPlay)
    case .hints: .onOff(\.hints)
    case .runningPoints: .onOff(\.runningPoints)
    case .clock: .onOff(\.clock)
    case .animation: .choice(\.animation)
    case .slowLine: .onOff(\.slowLine)
    case .turnSignal: .choice(\.turnSignal)
    case .trickSignal: .choice(\.trickSignal)
    case .handSignal: .choice(\.handSignal)
    case .errorSignal: .choice(\.errorSignal)
    case .notification: .onOff(\.notification)
    case .level: .choice(\.level)
    case .style: .choice(\.style)
    }
  }
}
