/// How long a game has been played: it counts while the game is on the screen and somebody is there.
///
/// It has no clock of its own: all times are what the caller's clock shows, from any beginning.
public struct PlayingTime: Hashable, Sendable {
  /// After so long without a key nobody is there.
  public static let patience = Duration.seconds(120)

  private var counted: Duration
  /// What is counted goes up to here; nil while the game is not on the screen.
  private var since: Duration?
  private var lastTouch: Duration

  /// The time of a game that was played for some seconds, not on the screen yet.
  public init(seconds: Int = 0) {
    counted = .seconds(seconds)
    lastTouch = .zero
  }

  /// The game is on the screen from now on; that somebody opened it is a touch.
  public mutating func start(at now: Duration) {
    guard since == nil else { return }
    since = now
    lastTouch = now
  }

  /// The game is not on the screen any more.
  public mutating func stop(at now: Duration) {
    counted = total(at: now)
    since = nil
  }

  /// Somebody touched a key or the mouse.
  public mutating func touch(at now: Duration) {
    guard since != nil else { return }
    counted = total(at: now)
    since = now
    lastTouch = now
  }

  /// What is counted, in whole seconds.
  public func seconds(at now: Duration) -> Int { Int(total(at: now).components.seconds) }

  /// How long it takes until another minute is counted; nil while nothing is, or if nobody will be
  /// there by then.
  public func untilNextMinute(at now: Duration) -> Duration? {
    guard since != nil else { return nil }
    let next = Duration.seconds((seconds(at: now) / 60 + 1) * 60) - total(at: now)
    return now + next <= lastTouch + Self.patience ? next : nil
  }

  private func total(at now: Duration) -> Duration {
    guard let since else { return counted }
    return counted + max(.zero, min(now, lastTouch + Self.patience) - since)
  }
}
