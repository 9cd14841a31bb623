import MueRules

/// What the cards played by the others say about the cards they kept.
///
/// A player is taken to play roughly by the rules of thumb: the worse the card it chose would be for
/// a hand by these rules, the harder that hand is to believe.
struct PlayEvidence: Sendable {
  /// One card played, and the table as it was then.
  private struct Moment {
    var play: TrickPlay
    var memory: PlayMemory
    let card: Card
    /// What the seat has played since, the card among it.
    var later: CardSet

    /// How much better another card would have been, had the seat held this hand.
    mutating func regret(holding hand: CardSet, at seat: Int) -> Int {
      play.hands[seat] = hand
      return HeuristicPlay.regret(of: card, &play, &memory)
    }
  }

  private var moments: [[Moment]]
  private let tuning: PlayTuning

  /// The evidence of the tricks so far; nil before the first card of another.
  init?(_ observation: Observation, tuning: PlayTuning) {
    let publicState = observation.publicState
    let players = observation.players
    guard let contract = publicState.contract, let now = publicState.play else { return nil }
    var play = TrickPlay(
      players: players, order: now.order, hands: [], chief: contract.roles.chief)
    var memory = PlayMemory(
      players: players, contract: contract, order: now.order, laid: publicState.auction.laid)
    var moments = Array(repeating: [Moment](), count: players.number)
    for trick in publicState.tricks {
      for card in trick.cards {
        let seat = play.turn
        if seat != observation.seat {
          moments[seat].append(Moment(play: play, memory: memory, card: card, later: .none))
        }
        memory.note(card, by: seat, led: play.led, play.order)
        play.play(card)
      }
    }
    for seat in moments.indices {
      moments[seat] = Array(moments[seat].suffix(tuning.cards))
      var later = CardSet.none
      for place in moments[seat].indices.reversed() {
        later.insert(moments[seat][place].card)
        moments[seat][place].later = later
      }
    }
    guard moments.contains(where: { !$0.isEmpty }) else { return nil }
    self.moments = moments
    self.tuning = tuning
  }

  /// How hard it is to believe that a seat still holds some cards, in 1024ths.
  mutating func negativeLogLikelihood(of hand: CardSet, at seat: Int) -> Int {
    var negativeLogLikelihood = 0
    for place in moments[seat].indices {
      let held = hand | moments[seat][place].later
      let regret = moments[seat][place].regret(holding: held, at: seat)
      negativeLogLikelihood += min(tuning.most, regret * 1024 / tuning.scale)
    }
    return negativeLogLikelihood
  }
}

/// How much the evidence of cards played weighs.
struct PlayTuning: Sendable {
  /// The 1024ths of a point that are worth one natural logarithm.
  var scale = 4096
  /// The most that one card may weigh, in 1024ths.
  var most = 2048
  /// How many of a seat's last cards are looked at.
  var cards = 15
}
