/// What the host of a card room decides.
public struct RoomSettings: Hashable, Sendable {
  public var entry = Entry.open
  /// The most names that are taken at one address within an hour, without an invitation.
  public var namesAnHour = 3
  /// The invitations that each person may give away.
  public var invitations = 3
  public var keysOfPerson = 10
  public var sessionsOfPerson = 3
  public var tablesOfPerson = 3
  /// The most guests at one time.
  public var guests = 20

  public init() {}

  /// Who gets a name.
  public enum Entry: Int, Sendable {
    case open, invitation
  }
}

extension RoomSettings {
  /// The numbers, by their names in the database.
  static let numbers: [(name: String, path: WritableKeyPath<RoomSettings, Int> & Sendable)] = [
    ("names_an_hour", \.namesAnHour), ("invitations", \.invitations), ("keys", \.keysOfPerson),
    ("sessions", \.sessionsOfPerson), ("tables", \.tablesOfPerson), ("guests", \.guests),
  ]
}
