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

  /// What names are compared by: those that differ only in case, accents or letters that look alike, such as
  /// Latin and Cyrillic a, share it.
  ///
  /// Unicode's report on confusable texts (UTS #39) calls it a skeleton. It is never shown.
  public var skeleton: String { LookAlikes.skeleton(of: text.folded) }

  /// Whether the names cannot be told apart on a screen: their skeletons are the same, also if a
  /// capital I is read as the small l that it looks like.
  public func looksLike(_ other: PlayerName) -> Bool {
    skeleton == other.skeleton || strokes == other.strokes
  }

  /// The skeleton with a small l for each capital I.
  private var strokes: String {
    LookAlikes.skeleton(of: String(text.map { $0 == "I" ? "l" : $0 }).folded)
  }

  /// The name without the signs with which a table marks roles, turns and choices, so that nobody
  /// marks a name with them: arrows, lines, blocks, stars, crowns, suits, ticks; nil if nothing is
  /// left.
  public var withoutSigns: PlayerName? {
    let signs: [ClosedRange<UInt32>] = [
      0x2190...0x21FF, 0x2500...0x25FF, 0x2605...0x2606, 0x2654...0x2667, 0x2713...0x2718,
      0x1F0A0...0x1F0FF,
    ]
    let kept = text.unicodeScalars.filter { scalar in !signs.contains { $0 ~= scalar.value } }
    return PlayerName(String(String.UnicodeScalarView(kept)))
  }

  public static let nobody = PlayerName(known: "Mü")

  private init(known text: String) { self.text = text }
}

extension JSONValue {
  /// The name; nil if the value is not one.
  public var playerName: PlayerName? { string.flatMap { PlayerName($0) } }
}
