import MueWords

/// What the person's decisions in a hand cost, as far as they have been looked at.
public struct Review: Hashable, Sendable {
  /// One decision that was looked at.
  public struct Entry: Hashable, Sendable {
    /// Its place among all moves of the hand, from 0.
    public let place: Int
    /// What was decided, what it cost, and what would have been better.
    public let what: Phrase
    /// Why that would have been better.
    public let why: [Phrase]

    /// A decision.
    public init(place: Int, what: Phrase, why: [Phrase]) {
      self.place = place
      self.what = what
      self.why = why
    }
  }

  /// Whose decisions they are, and what all cost so far.
  public let heading: Phrase
  /// How many decisions there are to look at.
  public let count: Int
  /// The decisions looked at so far, in the order they were made.
  public let entries: [Entry]
  /// Those that cost most, the dearest first.
  public let dearest: [Entry]

  /// A review, finished or not.
  public init(heading: Phrase, count: Int, entries: [Entry], dearest: [Entry]) {
    self.heading = heading
    self.count = count
    self.entries = entries
    self.dearest = dearest
  }

  /// Whether all decisions have been looked at.
  public var isDone: Bool { entries.count == count }
}
