/// Who decides for a seat.
public enum Agent: Hashable, Sendable {
  case person
  case computer(ComputerPlayer)

  /// The agent in hand records: `human`, or a computer player's settings.
  public var text: String {
    switch self {
    case .person: "human"
    case .computer(let player): player.text
    }
  }

  /// Reads an agent; nil if it is none.
  public init?(text: String) {
    if text == "human" {
      self = .person
    } else if let player = ComputerPlayer(text: text) {
      self = .computer(player)
    } else {
      return nil
    }
  }
}
