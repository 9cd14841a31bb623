extension JSONValue {
  /// The name if it is one; nil otherwise.
  public var playerName: PlayerName? { string.flatMap { PlayerName($0) } }
}
