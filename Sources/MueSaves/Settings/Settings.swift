import MueTable

/// What the person chose once and for all, on this machine.
public struct Settings: Hashable, Sendable {
  /// The code of the language; nil for that of the environment.
  public var language: String?
  /// How fast the table goes on.
  public var speed = Speed.normal
  /// The name of the set of colours and symbols.
  public var theme = "clear"
  /// The person's name at the table; nil for that of the language.
  public var name: PlayerName?
  /// How well the computer players play.
  public var level = Level.club
  /// What a later program wrote beside these; it is kept.
  var others: [JSONObject.Member] = []

  /// The settings the program comes with.
  public init() {}
}
