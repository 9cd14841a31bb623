import MueData

/// The player on a seat: a name and an agent.
public struct Player: Hashable, Sendable {
  public let name: PlayerName
  public let agent: Agent

  public init(name: PlayerName, agent: Agent) {
    self.name = name
    self.agent = agent
  }
}

/// A name that is safe to display anywhere: 1 to 16 columns of clean text.
///
/// Names from command lines, files and the network are checked here and nowhere else.
public struct PlayerName: Hashable, Sendable {
  /// The name, in Unicode's composed form.
  public let text: String

  /// The maximum width in columns.
  public static let limit = 16

  /// Cleans a name; nil if nothing visible is left.
  public init?(_ raw: String) {
    guard let cleaned = CleanText.cleaned(raw, limit: Self.limit) else { return nil }
    text = cleaned
  }

  /// The form in which names are compared: their letters and digits, without case and accents.
  ///
  /// Letters that look alike in different alphabets are the same, such as Latin and Cyrillic a.
  ///
  /// Unicode's report on confusable texts (UTS #39) calls it a skeleton. It is never displayed.
  public var skeleton: String { LookAlikes.skeleton(of: text) }

  /// Whether two names look the same on a screen: their skeletons are equal, perhaps only if a
  /// capital I is read as the small l that it looks like.
  public func looksLike(_ other: PlayerName) -> Bool {
    skeleton == other.skeleton || strokes == other.strokes || text.folded == other.text.folded
  }

  /// The skeleton with a small l for each capital I.
  private var strokes: String { LookAlikes.skeleton(of: text, readingI: "l") }

  /// The name as allowed to a guest at a table: letters of any alphabet, digits, blanks, hyphens,
  /// full stops and apostrophes; nil if no letter or digit is left.
  ///
  /// So no name can imitate the marks that a table uses for roles, turns, choices or ticks.
  public var withoutSigns: PlayerName? {
    let kept = text.unicodeScalars.filter {
      LookAlikes.isLetterOrDigit($0) || $0.properties.generalCategory.isMark
        || " -.'\u{2019}".unicodeScalars.contains($0)
    }
    guard kept.contains(where: LookAlikes.isLetterOrDigit) else { return nil }
    return PlayerName(String(String.UnicodeScalarView(kept)))
  }

  public static let nobody = PlayerName(known: "Mü")

  private init(known text: String) { self.text = text }
}

extension JSONValue {
  /// The name; nil if the value is not one.
  public var playerName: PlayerName? { string.flatMap { PlayerName($0) } }
}
