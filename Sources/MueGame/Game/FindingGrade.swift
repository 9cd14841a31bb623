/// How surely the host of a linked table has deviated from an honest host's program, from harmless
/// to certain.
public enum FindingGrade: Int, Comparable, Sendable {
  /// A fact that the person should know, such as another seat than before.
  case told
  /// The host could have chosen the cards of a hand or its continuation.
  case inDoubt
  /// The host has changed something that it had shown or promised before.
  case contradicted

  /// The more serious grade is the greater one.
  public static func < (left: FindingGrade, right: FindingGrade) -> Bool {
    left.rawValue < right.rawValue
  }
}
