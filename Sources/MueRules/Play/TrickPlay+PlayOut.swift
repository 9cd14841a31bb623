/// Playing on without stopping, for the search.
extension TrickPlay {
  /// Where the play stands.
  @inlinable @inline(__always) public var position: Position {
    Position(hands: hands, won: won, trick: trick, mover: mover)
  }

  /// Goes back to where the same hand stood before.
  @inlinable @inline(__always) public mutating func rewind(to position: borrowing Position) {
    hands = position.hands
    won = position.won
    trick = position.trick
    mover = position.mover
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
