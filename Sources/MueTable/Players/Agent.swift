import MueRules

/// Who decides for a seat.
public enum Agent: Hashable, Sendable {
  /// A person, with the share of the others' cards that it is shown.
  case person(peek: Peek = .none)
  case computer(ComputerPlayer)

  private static let human = "human"
  private static let peeking = human + ":peek="

  /// Whether a person decides.
  public var isPerson: Bool { if case .person = self { true } else { false } }

  /// The share of the others' cards that the seat is shown.
  public var peek: Peek {
    switch self {
    case .person(let peek): peek
    case .computer(let player): player.peek
    }
  }

  /// The agent in hand records: `human`, `human:peek=3` with that handicap, or a computer player's
  /// settings.
  public var text: String {
    switch self {
    case .person(.none): Self.human
    case .person(let peek): Self.peeking + String(peek.ninths)
    case .computer(let player): player.text
    }
  }

  /// Reads an agent; nil if it is none.
  public init?(text: String) {
    if text == Self.human {
      self = .person()
    } else if text.hasPrefix(Self.peeking) {
      let share = (1...9).first { text == Self.peeking + String($0) }
      guard let peek = share.flatMap(Peek.init) else { return nil }
      self = .person(peek: peek)
    } else if let player = ComputerPlayer(text: text) {
      self = .computer(player)
    } else {
      return nil
    }
  }
}
