import MueRules

/// The starting point of the hands of a duel: the deal, or a stage of recorded hands.
///
/// With the auction given, a duel needs half the hands for the same interval, and each takes a fraction of the
/// time.
enum HandStart: String, CaseIterable, Sendable {
  /// After the deal.
  case deal
  /// After the auction, before the trump is named.
  case naming
  /// After the trump and partner are named, before the first card.
  case play

  /// The hand at that point; nil if it ended before.
  func begin(of round: Round) -> Round? {
    guard round.publicState.contract != nil else { return nil }
    var begin = Round(deal: round.deal, dealer: round.publicState.dealer)
    for move in round.publicState.moves {
      if self == .deal || self == .naming && begin.publicState.roles != nil
        || begin.publicState.play != nil
      {
        break
      }
      guard begin.applyLegal(move) else { return nil }
    }
    return begin
  }
}
