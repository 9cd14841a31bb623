import MueRules

/// The likelihood of a hand given the cards that its holder has played, by a policy that plays as others do.
struct PlayEvidence: Sendable {
  /// One card played, and the play as it was before.
  private struct Decision {
    var play: TrickPlay
    var memory: PlayMemory
    let card: Card
    /// What the seat has played since, this card included.
    var later: CardSet

    /// How little the hand explains the card, in 1024ths.
    mutating func negativeLogLikelihood(
      holding hand: CardSet, at seat: Int, by policy: CardPolicy
    ) -> Int {
      play.hands[seat] = hand
      return policy.negativeLogLikelihood(of: card, atMost: PlayEvidence.most, &play, &memory)
    }
  }

  private let policy: CardPolicy
  private var decisions: [[Decision]]

  /// The most that one card counts, in 1024ths.
  private static let most = 4096
  /// How many of a seat's last cards count.
  private static let cards = 15

  /// The evidence of the tricks so far; nil before another seat's first card.
  init?(_ observation: Observation, by policy: CardPolicy) {
    self.policy = policy
    let publicState = observation.publicState
    let players = observation.players
    guard let contract = publicState.contract, let now = publicState.play else { return nil }
    var play = TrickPlay(
      players: players, order: now.order, hands: [], chief: contract.roles.chief)
    var memory = PlayMemory(
      rules: observation.rules, contract: contract, order: now.order,
      laid: publicState.auction.laid)
    var decisions = Array(repeating: [Decision](), count: players.number)
    for trick in publicState.tricks {
      for card in trick.cards {
        let seat = play.turn
        if seat != observation.seat {
          decisions[seat].append(
            Decision(play: play, memory: memory, card: card, later: .none))
        }
        memory.note(card, by: seat, led: play.led, play.order)
        play.play(card)
      }
    }
    for seat in decisions.indices {
      decisions[seat] = Array(decisions[seat].suffix(Self.cards))
      var later = CardSet.none
      for index in decisions[seat].indices.reversed() {
        later.insert(decisions[seat][index].card)
        decisions[seat][index].later = later
      }
    }
    guard decisions.contains(where: { !$0.isEmpty }) else { return nil }
    self.decisions = decisions
  }

  /// The negative log-likelihood, in 1024ths, that a seat still holds these cards.
  mutating func negativeLogLikelihood(of hand: CardSet, at seat: Int) -> Int {
    var cost = 0
    for index in decisions[seat].indices {
      let held = hand | decisions[seat][index].later
      cost += decisions[seat][index].negativeLogLikelihood(holding: held, at: seat, by: policy)
    }
    return cost
  }
}
