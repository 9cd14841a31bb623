import MueGame

/// What the settings' file holds: what the person likes, and what a later program wrote beside it.
public struct Settings: Hashable, Sendable {
  /// What the person likes.
  public var preferences = Preferences()
  /// What a later program wrote beside these; it is kept.
  var others: [JSONObject.Member] = []

  /// The settings the program comes with.
  public init() {}
}
