import MueGame

/// The answer to the question of how many trumps are out.
public struct CountAnswer: Sendable {
  /// Whether the person's number is right.
  public let isRight: Bool
  public let verdict: Phrase
  public let lines: [Phrase]

  public init(_ count: TrumpCount, to number: Int) {
    isRight = number == count.out.count
    verdict = isRight ? .practiceRight : .countMissed(number: number)
    let cards = HandOrder(count.hand.publicState.play?.order).sorted(count.out)
    lines =
      cards.isEmpty
      ? [.countNone]
      : [.countLeft(left: cards.count), .countOut(cards: cards.map(Phrase.name(of:)))]
  }
}
