/// Who decides for a seat.
public enum Agent: Hashable, Sendable {
  case person
  case computer(Level)

  /// The agent in hand records: `human`, or the level.
  public var text: String {
    switch self {
    case .person: "human"
    case .computer(let level): level.rawValue
    }
  }

  /// Reads an agent; nil if it is none.
  public init?(text: String) {
    if text == "human" {
      self = .person
    } else if let level = Level(rawValue: text) {
      self = .computer(level)
    } else {
      return nil
    }
  }
}
