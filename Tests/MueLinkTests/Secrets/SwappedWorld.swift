import MueRules

/// A hand in which two cards that a guest cannot know are exchanged.
///
/// The guest must be sent the same, byte for byte, as long as neither card is seen.
struct SwappedWorld {
  let round: Round

  /// Exchanges two different hidden cards of two seats, neither of them the guest's; nil if there
  /// are none left.
  init?(_ round: Round, unseenBy seat: Seat?, chance: Chance) {
    let others = round.players.seats.filter { $0 != seat }
    let first = others[chance.below(others.count)]
    let rest = others.filter { $0 != first }
    let second = rest[chance.below(rest.count)]
    func hidden(_ seat: Seat) -> [Card] {
      Array(round.hand(of: seat) - round.publicState.auction.laid[seat])
    }
    guard let one = hidden(first).randomElement(by: chance),
      let two = hidden(second).filter({ $0.text != one.text }).randomElement(by: chance)
    else { return nil }
    var hands = round.deal.hands
    hands[first] = (hands[first] - CardSet(one)) | CardSet(two)
    hands[second] = (hands[second] - CardSet(two)) | CardSet(one)
    guard let deal = try? Deal(players: round.players, hands: hands),
      let round = Round(deal: deal, publicState: round.publicState)
    else { return nil }
    self.round = round
  }

  /// What a guest sees in it; an onlooker sees it from the host's seat.
  func observation(_ seat: Seat?, from hostSeat: Seat) -> Observation {
    seat.map { round.observation(for: $0) }
      ?? Observation(watching: round.publicState, from: hostSeat)
  }
}
