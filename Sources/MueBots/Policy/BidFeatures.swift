import MueRules

/// Inputs of the bid policy: features of a hand at its turn in the auction, and of each possible
/// bid.
struct BidFeatures {
  let turn: BidTurn
  let hand: BidHand
  /// The bonus value of becoming Chief, in hundredths of a point.
  let boldness: Int
  private var players: PlayerCount { turn.auction.players }
  private var laid: CardSet { turn.laid }
  private var most: Int { turn.most }
  private var second: Int { turn.second }

  /// The features of the turn.
  var moment: ScoringNet.Moment {
    var moment = ScoringNet.Moment(repeating: 0)
    let worths = (hand.worths[hand.best[0]], hand.worths[hand.best[1]])
    moment[0] = .flag(players == .three)
    moment[1] = .flag(players == .four)
    moment[2] = .flag(players == .six)
    moment[3] = Float(laid.count) / 6
    moment[4] = Float(most) / 6
    moment[5] = Float(second) / 6
    moment[6] = .flag(second == most && most > 0)
    moment[7] = .flag(most == 0 && laid.isEmpty)
    moment[8] = Float(turn.auction.passesInARow) / 5
    moment[9] = Float(worths.0) / 6000
    moment[10] = turn.margin(worths.0, most + 1)
    moment[11] = Float(worths.0 - worths.1) / 2000
    moment[12] = Float(turn.mostLaid(of: trump(0))) / 4
    moment[13] = Float((hand.cards & Self.nines).count) / 4
    moment[14] = Float((turn.leaderLaid & trump(0)).count) / 4
    moment[15] = Float(hand.cards.points) / 10
    moment[16] = Float(turn.bidders) / 5
    if let leader = turn.support.leader {
      let distance = (leader.index - turn.seat.index + players.number) % players.number
      moment[17] = Float(distance) / 5
    }
    moment[18] = Float(turn.ownBids) / 4
    moment[19] = Float(hand.cards.count - laid.count) / 15
    moment[20] = .flag(hand.best[0] < 5)
    moment[21] = .flag(hand.best[0] == 6 || hand.best[0] == 12)
    moment[22] = turn.margin(hand.worths[15], most + 1)
    moment[23] = turn.support.bySuit(hand.cards) / 2
    moment[24] = turn.support.byRank(hand.cards)
    moment[25] = turn.rival
    moment[26] = .flag(turn.auction.endsWithNextPass)
    moment[27] = Float(hand.cards.numberSum) / 60
    moment[28] = Float(boldness) / 400
    return moment
  }

  /// The features of laying these cards; an empty set is a pass.
  func numbers(of cards: CardSet) -> ScoringNet.Candidate {
    var numbers = ScoringNet.Candidate(repeating: 0)
    let shown = laid | cards
    let total = shown.count
    let leads = total > most && total > 0
    let best = hand.worths[hand.best[0]]
    let (named, fallback) = hand.bestTrumps(with: shown)
    let namable = hand.worths[named]
    numbers[0] = .flag(cards.isEmpty)
    numbers[1] = Float(cards.count) / 4
    numbers[2] = Float(total) / 6
    if leads {
      numbers[3] = 1
      let margin = turn.margin(namable, total)
      numbers[4] = margin
      let chance = max(0.05, min(0.95, 0.5 + 0.8 * margin))
      numbers[5] = chance * Float(total) / 10
      numbers[6] = max(0, -margin)
      numbers[7] = Float(total) / 8
    }
    numbers[8] = .flag(!leads && total > second)
    numbers[9] = .flag(!leads && total == second && total > 0)
    numbers[10] = .flag(total == 0)
    numbers[11] = Float(best - namable) / 2000
    numbers[12] = Float((shown & trump(0)).count) / 6
    numbers[13] = Float((shown & trump(1)).count) / 6
    numbers[14] = Float(cards.numberSum) / 20
    numbers[15] = Float((shown & Self.nines).count) / 3
    numbers[16] = Float((shown & Self.eights).count) / 3
    let bySuit = turn.support.bySuit(shown)
    let byRank = turn.support.byRank(shown)
    numbers[17] = bySuit
    numbers[18] = byRank
    numbers[19] = leads ? 0 : bySuit + byRank - turn.rival
    let top = (shown & turn.support.mainSuits).reduce(0) { max($0, $1.rank.number) }
    numbers[20] = Float(top) / 9
    numbers[21] = Float(shown.points) / 6
    numbers[22] = .flag(cards.isEmpty && turn.auction.endsWithNextPass)
    numbers[23] = .flag(cards.isEmpty && !laid.isEmpty && total > second)
    numbers[24] = Float(shown.suitCount) / 4
    numbers[25] = Float((hand.cards & trump(0) - shown).count) / 6
    numbers[26] = Float(shown.numberSum) / 40
    numbers[27] = Float((cards & trump(0)).numberSum) / 20
    numbers[28] = cards.isEmpty ? turn.margin(best, most) : 0
    if leads {
      let cards = TrumpWorths.trump(named).cards
      numbers[29] = Float(turn.mostLaid(of: cards)) / 3
      numbers[30] = Float((turn.leaderLaid & cards).count) / 4
      numbers[31] = Float(namable - hand.worths[fallback]) / 2000
    }
    return numbers
  }

  private static let nines = CardSet.rank(Rank.all[9])
  private static let eights = CardSet.rank(Rank.all[8])

  private func trump(_ index: Int) -> CardSet { hand.trumps[index] }
}
