/// A motion and how far it has come.
public struct MotionProgress: Hashable, Sendable {
  /// How long a picture of it stands before the next one.
  public static let frameMilliseconds = 33

  /// What moves.
  public let motion: Motion
  /// How far it has come, from 0 to 1.
  public let progress: Double

  /// A motion some time after its beginning; nil when it is over.
  public init?(_ motion: Motion, after time: Duration) {
    guard time < motion.duration else { return nil }
    self.init(motion, progress: time / motion.duration)
  }

  init(_ motion: Motion, progress: Double) {
    self.motion = motion
    self.progress = progress
  }
}
