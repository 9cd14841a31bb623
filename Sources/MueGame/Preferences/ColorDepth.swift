/// The number of colours used.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  /// As many as the terminal supports.
  case auto
  case direct = "24bit"
  case many = "256"
  case sixteen = "16"
  case none
}
