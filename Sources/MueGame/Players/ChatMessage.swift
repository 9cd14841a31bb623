import MueData

/// A message at a table with several people.
public enum ChatMessage: Hashable, Sendable {
  case line(ChatLine)
  case phrase(QuickPhrase)
}

/// A short line said at the table: 1 to 60 columns of visible text that cannot move the cursor.
public struct ChatLine: Hashable, Sendable {
  public let text: String

  /// The maximum width in columns.
  public static let limit = 60

  /// Cleans a line; nil if nothing visible is left.
  public init?(_ raw: String) {
    guard let cleaned = CleanText.cleaned(raw, limit: Self.limit) else { return nil }
    text = cleaned
  }
}

/// A phrase that is sent with one key; everybody reads it in their own language.
public enum QuickPhrase: String, CaseIterable, Hashable, Sendable {
  case hello, wellPlayed, thanks, oops, hurry, goodbye
}

/// Who sits on a seat of a linked table, and whether they are connected.
public struct SeatStatus: Hashable, Sendable {
  /// The player; at a friend's seat the agent is `remote` and names the stand-in.
  public var player: Player
  /// Who decides at the seat now.
  public var presence: Presence

  public init(player: Player, presence: Presence) {
    self.player = player
    self.presence = presence
  }
}

/// Whether the person whose seat it is decides there.
public enum Presence: Hashable, Sendable {
  case here
  /// Nobody has taken the seat yet: the computer player decides, and a friend may take it.
  case free
  /// The person is here and is asked whether the open handicaps are welcome; the computer player
  /// decides until then.
  case asked
  /// The connection has been lost for some seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  case computer
}

/// What a host can do about a seat; everybody at the table is told.
public enum HostAction: String, CaseIterable, Hashable, Sendable {
  /// Opens the seat to friends; a person who sat there loses it.
  case freed
  /// Sends the person away and leaves the seat to the computer player.
  case sentAway
  /// Stops passing on what the person says.
  case muted
  case unmuted
}
