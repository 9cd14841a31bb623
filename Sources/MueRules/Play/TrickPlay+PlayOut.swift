/// Playing on without stopping, for the search.
extension TrickPlay {
  /// Goes back to another point of the same hand; the order of the cards is not copied.
  @inlinable @inline(__always) public mutating func rewind(to other: borrowing TrickPlay) {
    hands = other.hands
    won = other.won
    trick = other.trick
    mover = other.mover
  }

  /// Plays all that is left, every card as somebody chooses it.
  @inlinable @inline(__always)
  public mutating func playOut<Chooser: CardChooser>(_ chooser: inout Chooser) {
    if !trick.isEmpty { finishTrick(&chooser) }
    while true {
      let hand = hands[mover.index]
      if hand.isEmpty { return }
      lead(chooser.card(of: hand))
      finishTrick(&chooser)
    }
  }

  @inlinable @inline(__always)
  mutating func finishTrick<Chooser: CardChooser>(_ chooser: inout Chooser) {
    repeat {
      let hand = hands[mover.index]
      let follows = hand & trick.following
      answer(chooser.card(of: follows.isEmpty ? hand : follows))
    } while trick.left > 0
    gather()
  }
}
