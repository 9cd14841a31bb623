import MueGame
import Platform

/// A table in the card room, as the hall shows it.
public struct RoomTable: Hashable, Sendable, Identifiable {
  /// A number from 1 that no other table ever gets.
  public let id: Int
  /// The person who opened it; nil if that person has been removed.
  public let opener: RoomPerson?
  public let plan: NewGamePlan
  public let access: Access
  /// When it was opened, in seconds since 1970.
  public let opened: Int
  public let status: Status

  /// Who may take a free seat.
  public enum Access: String, Sendable {
    case everybody
    /// Those who have been invited, and the person who opened the table.
    case invited
  }

  /// What the table's process has said last.
  public struct Status: Hashable, Sendable {
    /// The process; nil if none runs.
    public var process: ProcessIdentity?
    public var stage: Stage
    /// The number of the hand, from 1; nil before the first deal.
    public var hand: Int?
    public var seats: [Seat]

    public init(process: ProcessIdentity? = nil, stage: Stage, hand: Int? = nil, seats: [Seat] = [])
    {
      self.process = process
      self.stage = stage
      self.hand = hand
      self.seats = seats
    }
  }

  /// How far a table is.
  public enum Stage: String, Sendable {
    case gathering, playing, over
  }

  /// A seat and who has it.
  public enum Seat: Hashable, Sendable {
    case free
    /// A person of the room, who may be absent, by number and by the name at this table.
    case person(Int, PlayerName)
    case guest(PlayerName)
    case computer(PlayerName)
  }
}
