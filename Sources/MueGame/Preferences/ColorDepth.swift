/// How many colours are shown.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  /// As many as the terminal has.
  case auto
  case direct = "24bit"
  case many = "256"
  case sixteen = "16"
  case none
}
