/// How long a game has been played: time counts while the game is on the screen and somebody is
/// there.
///
/// It has no clock of its own: all times come from the caller's clock, which may start anywhere.
public struct PlayingTime: Hashable, Sendable {
  /// How long the person may press no key and still count as present.
  public static let patience = Duration.seconds(120)

  private var counted: Duration
  /// Time has been counted up to this point; nil while the game is not on the screen.
  private var since: Duration?
  private var lastTouch: Duration

  /// The time of a game that has been played for some seconds and is not on the screen yet.
  public init(seconds: Int = 0) {
    counted = .seconds(seconds)
    lastTouch = .zero
  }

  /// Notes that the game is on the screen now; opening it counts as a touch.
  public mutating func start(at now: Duration) {
    guard since == nil else { return }
    since = now
    lastTouch = now
  }

  /// Notes that the game is no longer on the screen.
  public mutating func stop(at now: Duration) {
    counted = total(at: now)
    since = nil
  }

  /// Notes a key or a mouse action.
  public mutating func touch(at now: Duration) {
    guard since != nil else { return }
    counted = total(at: now)
    since = now
    lastTouch = now
  }

  /// The counted time, in whole seconds.
  public func seconds(at now: Duration) -> Int { Int(total(at: now).components.seconds) }

  /// How long until another minute is complete; nil if time is not counted, or nobody will be there
  /// by then.
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
