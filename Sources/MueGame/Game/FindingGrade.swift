/// How certain it is that the host of a linked table has done something else than the program of an
/// honest host, from harmless to certain.
public enum FindingGrade: Int, Comparable, Sendable {
  /// A fact that the person should know, such as another seat than before.
  case told
  /// The host could have chosen, the cards of a hand or how it goes on.
  case inDoubt
  /// The host has changed something that it had shown or promised.
  case contradicted

  /// The more serious grade is the greater one.
  public static func < (left: FindingGrade, right: FindingGrade) -> Bool {
    left.rawValue < right.rawValue
  }
}
