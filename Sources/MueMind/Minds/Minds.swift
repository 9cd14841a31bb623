/// The minds by name, and the levels a person chooses from.
public enum Minds {
  /// The names of the minds themselves, the weakest first.
  public static let names = ["random", "flat", "plain", "club"]

  /// The levels a person chooses from, the weakest first.
  public static let levels = ["novice", "casual", "club", "strong", "expert"]

  /// The mind of a name or of a level; nil of any other word.
  public static func mind(named name: String) -> (any Mind)? {
    switch name {
    case "random": RandomMind()
    case "flat": FlatMind()
    case "plain", "novice", "casual": PlainMind()
    case "club", "strong", "expert": ClubMind()
    default: nil
    }
  }
}
