/// What a host may do about a seat; everybody at the table is told.
public enum HostAction: String, CaseIterable, Hashable, Sendable {
  /// Lets friends sit down there; a person who sat there loses the seat.
  case freed
  /// Sends the person away and keeps the seat for the computer player.
  case sentAway
  /// Passes on nothing that the person says.
  case muted
  /// Passes it on again.
  case unmuted
}
