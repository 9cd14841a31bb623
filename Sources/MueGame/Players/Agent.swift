import MueBots
import MueRules

/// Who decides for a seat.
public enum Agent: Hashable, Sendable {
  /// A person, with the share of the others' cards that the person is shown.
  case person(peek: Peek = .none)
  case computer(BotSettings)
  /// A person at another terminal; in the person's absence, a computer player stands in.
  case remote(standIn: BotSettings)

  private static let human = "human"
  private static let remote = "remote"
  private static let peeking = human + ":peek="

  public var isPerson: Bool { if case .person = self { true } else { false } }

  /// Whether a person at another terminal may decide.
  public var isRemote: Bool { if case .remote = self { true } else { false } }

  /// The computer player that decides or stands in; nil for the person at this terminal.
  public var computer: BotSettings? {
    switch self {
    case .person: nil
    case .computer(let player), .remote(let player): player
    }
  }

  /// The share of the others' cards that the seat is shown.
  public var peek: Peek {
    switch self {
    case .person(let peek): peek
    case .computer(let player): player.peek
    case .remote: .none
    }
  }

  /// The agent in hand records: `human`, `human:peek=3` with an open handicap, a computer player's
  /// settings, or `remote:` followed by those of the stand-in.
  public var text: String {
    switch self {
    case .person(.none): Self.human
    case .person(let peek): Self.peeking + String(peek.ninths)
    case .computer(let player): player.text
    case .remote(let player): Self.remote + ":" + player.text
    }
  }

  public init?(text: String) {
    if text == Self.human {
      self = .person()
    } else if text.hasPrefix(Self.peeking) {
      let share = (1...9).first { text == Self.peeking + String($0) }
      guard let peek = share.flatMap(Peek.init) else { return nil }
      self = .person(peek: peek)
    } else if text == Self.remote {
      self = .remote(standIn: .club)
    } else if text.hasPrefix(Self.remote + ":") {
      guard let player = BotSettings(text: String(text.dropFirst(Self.remote.count + 1)))
      else { return nil }
      self = .remote(standIn: player)
    } else if let player = BotSettings(text: text) {
      self = .computer(player)
    } else {
      return nil
    }
  }
}
