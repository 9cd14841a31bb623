/// How long the table lets what happened be seen before it goes on.
public enum Speed: String, CaseIterable, Hashable, Sendable {
  case slow
  case normal
  case fast
  case fastest
}
