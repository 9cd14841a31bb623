import MueRules

/// A short animation on the table; the state already contains its end.
public enum Motion: Hashable, Sendable {
  /// The person's cards are dealt, from left to right.
  case deal
  /// The card of a seat moves to its place in the trick.
  case card(Seat)
  case trick(Trick)
  /// The score of a finished hand is counted, trick by trick.
  case score
  /// The final order of a match appears, from the last player to the winner.
  case finalOrder

  /// How long the animation takes.
  var duration: Duration {
    switch self {
    case .deal: .milliseconds(450)
    case .card: .milliseconds(160)
    case .trick: .milliseconds(200)
    case .score: .milliseconds(1600)
    case .finalOrder: .milliseconds(500)
    }
  }
}

/// An animation and its progress.
public struct MotionProgress: Hashable, Sendable {
  /// The time from one frame to the next, in milliseconds.
  public static let frameMilliseconds = 33

  let motion: Motion
  /// From 0 to 1.
  let progress: Double

  /// The distance covered at some progress: fast at first, slow at the end.
  static func eased(_ progress: Double) -> Double { progress * (2 - progress) }

  /// An animation at some time after its beginning; nil when it is over.
  public init?(_ motion: Motion, after time: Duration) {
    guard time < motion.duration else { return nil }
    self.init(motion, progress: time / motion.duration)
  }

  init(_ motion: Motion, progress: Double) {
    self.motion = motion
    self.progress = progress
  }
}

extension ScreenState {
  /// The animation that leads from an earlier state to this one; nil if there is none or animations
  /// are off.
  public func motion(since old: ScreenState) -> Motion? {
    guard mayMove else { return nil }
    if isJustDealt, !old.isJustDealt || view.hand != old.view.hand { return .deal }
    guard preferences.animation == .on, view.hand == old.view.hand else { return nil }
    if isResultShown, !isFinalOrderShown,
      old.view.observation.publicState.score == nil || old.isTrickHeld
    {
      return .score
    }
    if isFinalOrderShown, !old.isFinalOrderShown, dayResult == nil { return .finalOrder }
    let (before, now) = (old.view.observation.publicState, view.observation.publicState)
    if old.isTrickHeld, !isTrickHeld, case .play = now.phase, let trick = before.tricks.last {
      return .trick(trick)
    }
    guard now.cardsPlayed == before.cardsPlayed + 1 else { return nil }
    return now.lastPlayer.map(Motion.card)
  }

  /// The first animation: the deal, if nobody has moved yet.
  public var firstMotion: Motion? { mayMove && isJustDealt ? .deal : nil }

  /// Whether animations are on: they are off at the fastest speed, and by a setting.
  private var mayMove: Bool {
    isTableShown && preferences.animation != .off && !preferences.slowLine
      && preferences.speed != .fastest
  }

  /// The share of the last trick's points that its winner has: none while the trick lies on the
  /// felt, all of it if nothing is animated.
  var shareTaken: Double {
    guard mayMove, preferences.animation == .on else { return 1 }
    if isTrickHeld { return 0 }
    guard let moving, case .trick = moving.motion else { return 1 }
    return MotionProgress.eased(moving.progress)
  }

  /// Whether the hand is over but its score is not counted yet; totals on the screen wait for that.
  var awaitsCount: Bool {
    guard view.observation.publicState.score != nil, !isFinalOrderShown else { return false }
    return isTrickHeld || moving.map { $0.motion == .score && $0.progress < 1 } ?? false
  }

  /// Whether the result of the hand or the match is shown in place of the table.
  var isResultShown: Bool {
    view.observation.publicState.score != nil && isTableShown && !isTrickHeld
  }

  private var isJustDealt: Bool { view.observation.publicState.auction.turns.isEmpty }
}

extension PublicState {
  fileprivate var cardsPlayed: Int { tricks.reduce(0) { $0 + $1.cards.count } }

  fileprivate var lastPlayer: Seat? {
    guard let trick = tricks.last, let card = trick.cards.last else { return nil }
    return players.seats.first { trick.card(of: $0, players) == card }
  }
}
