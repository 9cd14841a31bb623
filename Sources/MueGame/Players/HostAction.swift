/// What a host can do to a seat; everybody at the table is informed.
public enum HostAction: String, CaseIterable, Hashable, Sendable {
  /// Opens the seat to friends; a person who sat there loses it.
  case freed
  /// Sends the person away and leaves the seat to the computer player.
  case sentAway
  /// Stops passing on what the person says.
  case muted
  case unmuted
}
