import MueBots

/// What the bids of a seat say, as far as it has been worked out.
public struct BidAnswer: Equatable, Sendable {
  public let question: BidQuestion
  let reading: BidReading
  /// Whether the figures will not get any finer.
  public let isDone: Bool

  public init(question: BidQuestion, reading: BidReading, isDone: Bool) {
    self.question = question
    self.reading = reading
    self.isDone = isDone
  }
}
