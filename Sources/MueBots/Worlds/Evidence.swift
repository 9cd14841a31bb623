import MueRules

/// The likelihood of a hand given the bids and passes of its holder, by a policy that bids as
/// others do.
///
/// It is a negative log-likelihood in 1024ths of a natural logarithm. Each turn counts by the
/// probability that the policy lays exactly these cards, and a little by the probability of a bid
/// of the same kind (a pass, fewer cards than the leader, a lead). Each turn's cost has a limit, so
/// that one strange bid rules out no hand.
struct BidEvidence: Sendable {
  private struct Decision: Sendable {
    let turn: BidTurn
    let cards: CardSet
    let kind: Kind

    init(_ turn: BidTurn, _ cards: CardSet) {
      self.turn = turn
      self.cards = cards
      kind = Kind(of: cards, at: turn)
    }
  }

  private enum Kind {
    case pass, show, lead

    init(of cards: CardSet, at turn: BidTurn) {
      self =
        cards.isEmpty
        ? .pass : turn.laid.count + cards.count > turn.most ? .lead : .show
    }
  }

  private let policy: ContractPolicy
  private let players: PlayerCount
  private let decisions: [[Decision]]

  /// The share of a turn's likelihood that comes from the kind of bid alone.
  private static let kindShare: Float = 0.02
  /// The limit of one turn's cost, in natural logarithms.
  private static let mostOfTurn: Float = 5

  init(_ observation: Observation, by policy: ContractPolicy) {
    self.policy = policy
    players = observation.players
    let publicState = observation.publicState
    var auction = Auction(rules: observation.rules, dealer: publicState.dealer)
    var decisions = Array(repeating: [Decision](), count: players.number)
    for turn in publicState.auction.turns {
      // A second pass in a row adds little.
      let repeats = turn.cards.isEmpty && decisions[turn.seat].last?.kind == .pass
      if turn.seat != observation.own, !repeats {
        decisions[turn.seat].append(Decision(BidTurn(auction, turn.seat), turn.cards))
      }
      auction = auction.taking(turn.cards)
    }
    self.decisions = decisions
  }

  /// The negative log-likelihood, in 1024ths, that a seat was dealt these cards.
  ///
  /// If it exceeds `most`, any number above `most` may be returned.
  func negativeLogLikelihood(of dealt: CardSet, at seat: Int, atMost most: Int = .max) -> Int {
    let hand = BidHand(dealt, players: players)
    var cost: Float = 0
    for decision in decisions[seat] where Int(1024 * cost) <= most {
      let choice = ContractChoice(decision.turn, hand)
      if choice.moves.count == 1 { continue }
      let chances = policy.chances(choice)
      var (exact, alike): (Float, Float) = (0, 0)
      for (move, chance) in zip(choice.moves, chances) {
        let cards = move.cards
        if Kind(of: cards, at: decision.turn) == decision.kind { alike += chance }
        if cards == decision.cards { exact += chance }
      }
      let likelihood = (1 - Self.kindShare) * exact + Self.kindShare * alike
      cost += min(Self.mostOfTurn, Float(negativeLogarithm(Double(max(1e-3, min(1, likelihood))))))
    }
    return Int(1024 * cost)
  }
}

/// The likelihood of a hand given the trump that its holder named, by a policy that names as others
/// do.
///
/// It is a negative log-likelihood in 1024ths of a natural logarithm.
struct NamingEvidence: Sendable {
  private let policy: ContractPolicy
  /// The namings of the Vice and the Chief, without the observer's own.
  private let namings: [(turn: TrumpTurn, trump: Trump)]

  /// The share of namings assumed to be random, so that a strange one rules out no hand.
  private static let randomShare: Float = 0.1

  /// The evidence of the trumps named so far; nil if no other seat has named one.
  init?(_ observation: Observation, by policy: ContractPolicy) {
    let publicState = observation.publicState
    guard let roles = publicState.roles else { return nil }
    var namings: [(turn: TrumpTurn, trump: Trump)] = []
    if let vice = roles.vice, let trump = publicState.viceTrump {
      namings.append((TrumpTurn(publicState, roles, by: vice, over: nil), trump))
    }
    if let trump = publicState.chiefTrump {
      let turn = TrumpTurn(publicState, roles, by: roles.chief, over: publicState.viceTrump)
      namings.append((turn, trump))
    }
    namings.removeAll { $0.turn.seat == observation.own || $0.turn.trumps.count < 2 }
    if namings.isEmpty { return nil }
    self.policy = policy
    self.namings = namings
  }

  /// The negative log-likelihood, in 1024ths, that a seat was dealt these cards.
  func negativeLogLikelihood(of dealt: CardSet, at seat: Int) -> Int {
    guard let naming = namings.first(where: { $0.turn.seat.index == seat }) else { return 0 }
    let chances = policy.chances(ContractChoice(naming.turn, dealt))
    let chance = zip(naming.turn.trumps, chances).first { $0.0 == naming.trump }?.1 ?? 0
    let likelihood =
      (1 - Self.randomShare) * chance + Self.randomShare / Float(naming.turn.trumps.count)
    return Int(1024 * negativeLogarithm(Double(min(1, likelihood))))
  }
}

extension PublicState {
  /// The lower trump, once named.
  var viceTrump: Trump? {
    switch phase {
    case .chiefNames(_, let trump), .chiefPicks(_, let trump, _): trump
    default: contract?.viceTrump
    }
  }

  /// The higher trump, once named.
  var chiefTrump: Trump? {
    if case .chiefPicks(_, _, let trump) = phase { trump } else { contract?.chiefTrump }
  }
}

/// The likelihood of a hand given the cards that its holder has played, by a policy that plays as
/// others do.
struct PlayEvidence: Sendable {
  /// A card played, with the state of play before it.
  private struct Decision {
    var play: TrickPlay
    var memory: PlayMemory
    let card: Card
    /// The cards that the seat has played since, including this one.
    var later: CardSet

    /// How poorly the hand explains the card, in 1024ths.
    mutating func negativeLogLikelihood(
      holding hand: CardSet, at seat: Int, by policy: CardPolicy
    ) -> Int {
      play.hands[seat] = hand
      return policy.negativeLogLikelihood(of: card, atMost: PlayEvidence.most, &play, &memory)
    }
  }

  private let policy: CardPolicy
  private var decisions: [[Decision]]

  /// The limit of one card's cost, in 1024ths.
  private static let most = 4096
  /// How many of a seat's latest cards count.
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
        if seat != observation.own {
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
