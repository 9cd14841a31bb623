import MueText

/// Who sits on a seat: a name and who decides.
public struct Player: Hashable, Sendable {
  /// The name on the table.
  public let name: PlayerName
  /// Who decides.
  public let agent: Agent

  /// A player.
  public init(name: PlayerName, agent: Agent) {
    self.name = name
    self.agent = agent
  }
}

/// A name fit to be shown anywhere: 1 to 16 columns of a terminal, nothing in it that moves the cursor, turns
/// the writing round or piles up.
///
/// Whatever comes from a command line, a file or a wire becomes a name here or nowhere.
public struct PlayerName: Hashable, Sendable {
  /// The name, in Unicode's composed form.
  public let text: String

  /// The most columns in a name.
  public static let limit = 16

  /// Cleans a name; nil if nothing visible is left.
  public init?(_ raw: String) {
    guard let cleaned = CleanText.cleaned(raw, limit: Self.limit) else { return nil }
    text = cleaned
  }

  /// What counts of the name: names that differ in case, accents or letters that look alike, such as Latin and
  /// Cyrillic a, have it in common.
  public var folded: String { LookAlikes.skeleton(of: text.folded) }

  /// The name for want of any other.
  public static let nobody = PlayerName(known: "Mü")

  private init(known text: String) { self.text = text }
}

extension JSONValue {
  /// The name if it is one; nil otherwise.
  public var playerName: PlayerName? { string.flatMap { PlayerName($0) } }
}
