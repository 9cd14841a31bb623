import MueRules

/// What could have been made in a finished hand, with all cards open, step by step, so that the
/// caller can show progress and stop it.
///
/// Every step has a fixed number of playouts and a seed of its own, so that the result is the same on
/// every machine.
public struct Hindsight: Sendable {
  let seat: Seat
  /// The contract that was played.
  let contract: Contract
  let round: Round
  private let policies: Policies?
  private let peek: Peek

  /// The playouts of each card in a line.
  public static let playoutsOfCard = 24
  /// The playouts of each contract in the first round of the search for the best bid, and in the
  /// second.
  private static let playoutsOfContract = (first: 12, second: 80)
  /// The contracts in the second round.
  private static let finalists = 6
  /// The worlds that show what the seat could know of a bid.
  private static let worlds = 200

  /// Nil if no contract was played.
  public init?(_ round: Round, from seat: Seat, by policies: Policies?, peek: Peek = .none) {
    guard case .played(let reckoning)? = round.score?.result else { return nil }
    self.seat = seat
    self.policies = policies
    self.peek = peek
    self.round = round
    contract = reckoning.contract
  }

  private var rules: HandRules { round.rules }

  /// The contracts that Chief and Vice could have shown in place of that which was played: other
  /// trumps of the cards that they held.
  var alternatives: [Contract] {
    let (roles, hands) = (contract.roles, round.deal.hands)
    let chief = Trump.namable(over: contract.viceTrump, with: hands[roles.chief])
      .filter { $0 != contract.chiefTrump }
      .map { with(chiefTrump: $0, viceTrump: contract.viceTrump) }
    guard let vice = roles.vice else { return chief }
    return chief
      + Trump.namable(with: hands[vice])
      .filter { $0 != contract.viceTrump && $0 != contract.chiefTrump }
      .map { with(chiefTrump: contract.chiefTrump, viceTrump: $0) }
  }

  private func with(chiefTrump: Trump, viceTrump: Trump?) -> Contract {
    Contract(
      roles: contract.roles, viceTrump: viceTrump, chiefTrump: chiefTrump,
      partner: contract.partner)
  }
}

extension Hindsight {
  /// A line of best play: the card points of each seat; nil if it was given up.
  func line(
    _ number: Int, of contract: Contract, playouts: Int = Self.playoutsOfCard,
    isGivenUp: () -> Bool = { false }
  ) -> [Int]? {
    var generator = SeededGenerator(seed: Reviewer.seed ^ UInt64(number) << 40)
    var playout = start(contract, round.deal.hands)
    while playout.play.hands[playout.play.turn.index].count > EndingSearch.tricks {
      if isGivenUp() { return nil }
      playout.put(card(in: playout, playouts, &generator))
    }
    if isGivenUp() { return nil }
    var ending = EndingSearch(contract)
    ending.finish(&playout.play)
    return playout.points
  }

  /// The card that is best for the side of the seat to move, by playouts of the true deal.
  private func card(
    in playout: Playout, _ playouts: Int, _ generator: inout SeededGenerator
  ) -> Card {
    let cards = Array(
      SensibleCards.of(playout.play.legal.looks, playout.play, playout.memory))
    guard cards.count > 1 else { return cards[0] }
    var sums = cards.map { _ in 0 }
    for _ in 0..<playouts {
      let chance = SeededGenerator(seed: generator.next())
      for (index, card) in cards.enumerated() {
        var next = playout
        var chance = chance
        next.put(card)
        next.finish(by: policies, &chance)
        sums[index] += sidePoints(next)
      }
    }
    let isChiefs = playout.memory.isChiefSide[playout.play.turn.index]
    let best = sums.indices.max {
      (isChiefs ? sums[$0] : -sums[$0], $1) < (isChiefs ? sums[$1] : -sums[$1], $0)
    }
    return cards[best ?? 0]
  }

  private func sidePoints(_ playout: Playout) -> Int {
    rules.players.seats.reduce(0) { sum, seat in
      sum + (playout.memory.isChiefSide[seat.index] ? playout.play.points[seat.index] : 0)
    }
  }

  /// The first lead under a contract, if the seats hold these cards.
  private func start(_ contract: Contract, _ hands: [CardSet]) -> Playout {
    let order = TrickOrder(chiefTrump: contract.chiefTrump, viceTrump: contract.viceTrump)
    return Playout(
      play: TrickPlay(
        players: rules.players, order: order, hands: hands, chief: contract.roles.chief),
      memory: PlayMemory(
        rules: rules, contract: contract, order: order, laid: round.publicState.auction.laid))
  }
}

/// The best bid of the seat.
extension Hindsight {
  /// The bids with which the seat would have become Chief if nobody had answered; nil if there is
  /// none.
  var levels: ClosedRange<Int>? {
    let laid = round.publicState.auction.laid
    let others = rules.players.seats.filter { $0 != seat }.map { laid[$0].count }
    let least = (others.max() ?? 0) + 1
    return least <= rules.handSize ? least...rules.handSize : nil
  }

  /// The contract of the seat as Chief that promises most with all cards open, by playouts of the
  /// true deal, at its best bid; nil if there is none, or it was given up.
  func bestBid(isGivenUp: () -> Bool = { false }) -> Contract? {
    guard let levels else { return nil }
    var contracts = ownContracts(at: levels.lowerBound)
    var generator = SeededGenerator(seed: Reviewer.seed)
    let rounds = [
      (playouts: Self.playoutsOfContract.first, left: Self.finalists),
      (playouts: Self.playoutsOfContract.second, left: 1),
    ]
    for round in rounds {
      var values: [(contract: Contract, value: Int)] = []
      for contract in contracts {
        if isGivenUp() { return nil }
        let play = sampled(contract, round.playouts, &generator).atBestLevel(in: levels)
        values.append((play.contract, play.score(of: seat)))
      }
      contracts = values.enumerated()
        .sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }
        .prefix(round.left).map(\.element.contract)
    }
    return contracts.first
  }

  /// The same play at the bid that would have brought the seat most.
  func atBestLevel(_ play: BestPlay) -> BestPlay {
    levels.map(play.atBestLevel) ?? play
  }

  /// A contract played out by the policies in the true deal.
  private func sampled(
    _ contract: Contract, _ playouts: Int, _ generator: inout SeededGenerator
  ) -> BestPlay {
    var play = BestPlay(contract, rules: rules)
    for _ in 0..<playouts {
      var playout = start(contract, round.deal.hands)
      playout.finish(by: policies, &generator)
      play.append(playout.points)
    }
    return play
  }

  /// All contracts that the seat can bid for as Chief.
  private func ownContracts(at level: Int) -> [Contract] {
    let isChief = contract.roles.chief == seat
    // The Chief of the hand has laid more cards than the others, and would be Vice.
    let vice = isChief ? contract.roles.vice : rules.hasPartners ? contract.roles.chief : nil
    let viceTrump = isChief ? contract.viceTrump : vice.flatMap(trump)
    let roles = Roles(chief: seat, vice: vice, level: level)
    let partners: [Seat?] =
      rules.hasPartners
      ? rules.players.seats.filter { $0 != seat && $0 != vice }.map { $0 } : [nil]
    return Trump.namable(over: viceTrump, with: round.deal.hands[seat]).flatMap { trump in
      partners.map { partner in
        Contract(roles: roles, viceTrump: viceTrump, chiefTrump: trump, partner: partner)
      }
    }
  }

  /// The trump that the Chief of the hand would name as Vice: the same, or its longest after
  /// no trump.
  private func trump(of chief: Seat) -> Trump? {
    if contract.chiefTrump != .noTrump { return contract.chiefTrump }
    let hand = round.deal.hands[chief]
    return Trump.namable(with: round.publicState.auction.laid[chief])
      .max { ($0.cards & hand).count < ($1.cards & hand).count }
  }

  /// In how many per cent of the worlds that agreed with what the seat knew at its last turn of the
  /// auction a bid would have been made; nil if it was given up.
  func known(_ contract: Contract, isGivenUp: () -> Bool = { false }) -> Int? {
    var replay = Round(deal: round.deal, dealer: round.publicState.dealer)
    var last: Round?
    for move in round.publicState.moves {
      if replay.publicState.roles != nil { break }
      if replay.turn == seat { last = replay }
      guard replay.applyLegal(move) else { break }
    }
    guard let last else { return nil }
    var generator = SeededGenerator(seed: Reviewer.seed)
    var sampler = MetropolisSampler(
      last.observation(for: seat, peek: peek), weighing: policies)
    var made = 0
    for _ in 0..<Self.worlds {
      if isGivenUp() { return nil }
      let world = sampler.world(using: &generator)
      var playout = start(contract, rules.players.seats.map { world.hands[$0.index] })
      playout.finish(by: policies, &generator)
      made += playout.scores.isMade ? 1 : 0
    }
    return made.inPercent(of: Self.worlds)
  }
}
