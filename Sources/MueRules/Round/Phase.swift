/// Where a hand stands.
public enum Phase: Hashable, Sendable {
  /// Cards are being laid.
  case auction
  /// The Vice names the lower trump.
  case viceNames(Roles)
  /// The Chief names the higher trump.
  case chiefNames(Roles, viceTrump: Trump?)
  /// The Chief picks a partner.
  case chiefPicks(Roles, viceTrump: Trump?, chiefTrump: Trump)
  /// Tricks are being played.
  case play(Contract)
  /// The hand is over.
  case over(RoundScore)
}
