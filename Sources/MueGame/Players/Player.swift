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

/// Letters that cannot be told apart on a screen.
///
/// The table has the letters of other scripts that look like a Latin one, in either case, as far as
/// names are written with them. Unicode's own table of confusable characters has thousands more.
enum LookAlikes {
  /// Folded text with one letter for all that look alike; for comparison, not for display.
  static func skeleton(of folded: String) -> String {
    String(String.UnicodeScalarView(folded.unicodeScalars.map { latin[$0] ?? $0 }))
  }

  private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (letter, others) in groups {
      for other in others.unicodeScalars { table[other] = letter }
    }
    return table
  }()

  /// Each Latin letter with its look-alikes: Cyrillic, Greek, Armenian, Cherokee, Canadian and
  /// phonetic letters and digits.
  ///
  /// Where only the capital looks Latin, the small letter is listed, since case makes no
  /// difference.
  private static let groups: KeyValuePairs<Unicode.Scalar, String> = [
    "a": "\u{430}\u{3B1}\u{251}\u{AB7A}\u{13AA}\u{15C5}",
    "b": "\u{432}\u{3B2}\u{15F7}\u{ABBC}\u{13F4}",
    "c": "\u{441}\u{3F2}\u{13DF}\u{AB8F}",
    "d": "\u{501}\u{13A0}\u{AB70}\u{15DE}",
    "e": "\u{435}\u{3B5}\u{13AC}\u{AB7C}",
    "g": "\u{261}\u{13C0}\u{AB90}",
    "h": "\u{43D}\u{4BB}\u{3B7}\u{570}\u{13BB}\u{AB8B}",
    "j": "\u{458}\u{3F3}\u{13AB}\u{AB7B}\u{148D}",
    "k": "\u{43A}\u{3BA}\u{13E6}\u{AB96}",
    "i": "\u{456}\u{3B9}\u{131}\u{269}\u{26A}",
    "l": "1|!\u{4CF}\u{4C0}",
    "m": "\u{43C}\u{3BC}\u{13B7}\u{AB87}",
    "n": "\u{43F}\u{3BD}\u{578}",
    "o": "0\u{43E}\u{3BF}\u{585}",
    "p": "\u{440}\u{3C1}\u{13E2}\u{AB92}\u{146D}",
    "q": "\u{51B}",
    "s": "\u{455}\u{13DA}\u{AB8A}",
    "t": "\u{442}\u{3C4}\u{13A2}\u{AB72}",
    "u": "\u{57D}",
    "v": "\u{475}\u{13D9}\u{AB89}",
    "w": "\u{51D}\u{3C9}\u{13D4}\u{AB84}",
    "x": "\u{445}\u{3C7}",
    "y": "\u{443}\u{3B3}\u{3C5}",
    "z": "\u{3B6}\u{13C3}\u{AB93}",
  ]
}
