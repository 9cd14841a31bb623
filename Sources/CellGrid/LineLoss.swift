/// Why writing lines has failed.
public enum LineLoss: Sendable {
  /// The reader has closed its end, or the terminal is gone.
  case unread
  /// The system refuses it, as on a full disk.
  case refused
}
