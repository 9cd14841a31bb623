/// All that a person practises day by day.
public struct PracticeDecks: Sendable {
  public var puzzles: PracticeDeck<Puzzle>
  public var auctions: PracticeDeck<AuctionPuzzle>

  public init(puzzles: PracticeDeck<Puzzle>, auctions: PracticeDeck<AuctionPuzzle>) {
    self.puzzles = puzzles
    self.auctions = auctions
  }
}
