import MueText

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
