import MueRules

/// Finds the reasons for a move that follow from the observation alone.
public struct Reasons: Sendable {
  let observation: Observation

  public init(_ observation: Observation) { self.observation = observation }

  /// The reasons for a move, the strongest first; none if the move is illegal.
  public func reasons(for move: Move) -> [Reason] {
    guard let legal = observation.legalMoves, legal.contains(move) else { return [] }
    return switch (move, legal) {
    case (.bid(let cards), _): [auction(laying: cards)] + trump(laying: cards)
    case (.name(let trump), .name(let trumps)):
      trumps.count == 1 ? [.onlyChoice] : naming(trump)
    case (.pick(let seat), _): picking(seat)
    case (.play(let card), .play(let cards)):
      cards.looks.count == 1 ? [.onlyChoice] : PlayReasons(observation)?.reasons(for: card) ?? []
    default: []
    }
  }

  private func auction(laying cards: CardSet) -> Reason {
    let auction = observation.publicState.auction
    let players = observation.players
    let counts = players.seats.map { auction.laid[$0].count }
    let mine = counts[observation.seat] + cards.count
    let others = players.seats.filter { $0 != observation.seat }.map { counts[$0] }
    let best = others.max() ?? 0
    if cards.isEmpty { return mine > best ? .restsOnLead : .staysOut }
    if mine > best { return .leads(level: mine, target: observation.rules.target(level: mine)) }
    if mine == best { return .risksEclat }
    let ahead = others.count { $0 >= mine }
    return observation.rules.hasPartners && ahead == 1 ? .wouldBeVice : .showsCards
  }

  /// The possible trump that all laid cards share; if there are several, the one with the most
  /// cards in the hand.
  private func trump(laying cards: CardSet) -> [Reason] {
    if cards.isEmpty { return [] }
    let laid = observation.publicState.auction.laid[observation.seat] | cards
    let shared = Trump.namable(with: laid).filter { $0.cards.contains(laid) }
      .map { ($0, (observation.hand & $0.cards).count) }
    guard let best = shared.max(by: { $0.1 < $1.1 }), best.1 > 1 else { return [] }
    return [.couldBeTrump(best.0, cards: best.1)]
  }

  private func naming(_ trump: Trump) -> [Reason] {
    let held = Reason.holdsTrumps(cards: (observation.hand & trump.cards).count)
    guard case .chiefNames(let roles, _) = observation.publicState.phase else { return [held] }
    let bonus = Reason.bonus(points: observation.rules.bonus(level: roles.level, trump: trump))
    return trump == .noTrump ? [bonus] : [held, bonus]
  }

  private func picking(_ seat: Seat) -> [Reason] {
    guard case .chiefPicks(_, let vice, let chief) = observation.publicState.phase else {
      return []
    }
    let trumps = chief.cards | (vice?.cards ?? .none)
    return [.showsTrumps(cards: (observation.publicState.lying(before: seat) & trumps).count)]
  }
}

/// Finds the reasons for playing a card.
struct PlayReasons {
  private let observation: Observation
  private let play: TrickPlay
  private let contract: Contract
  private let memory: PlayMemory

  /// The reasons at a position; nil outside card play.
  init?(_ observation: Observation) {
    guard let play = observation.publicState.play, let contract = observation.publicState.contract,
      let memory = PlayMemory(observation.publicState)
    else { return nil }
    self.observation = observation
    self.play = play
    self.contract = contract
    self.memory = memory
  }

  /// The reasons for a legal card, those of this trick first.
  func reasons(for card: Card) -> [Reason] { trick(card) + emptying(card) }

  private func trick(_ card: Card) -> [Reason] {
    guard let holding = play.winning else { return [leading(card)] }
    let points = play.table.points + card.points
    if play.order.beats(card, holding) {
      let isSure = !canBeTaken(card)
      return isSure
        ? fate(winning: points) + [taking(card, points: points)] : [.takesForNow(points: points)]
    }
    if isOwnSide(play.winner) {
      return [card.points > 0 ? .feedsOwnSide(points: card.points) : .leavesToOwnSide]
    }
    return [.givesLeast(points: card.points)].filter { _ in card.points == fewestPoints }
  }

  /// The reason for a card that is sure to take the trick.
  private func taking(_ card: Card, points: Int) -> Reason {
    let trumps = play.order.trumps
    if trumps.contains(card), let led = play.led, !trumps.contains(led) {
      return .trumpsForSure(points: points)
    }
    let played = observation.publicState.currentTrick?.cards.count ?? 0
    return played + 1 == observation.players.number
      ? .takesAsLast(points: points) : .takesForSure(points: points)
  }

  private func leading(_ card: Card) -> Reason {
    if play.order.trumps.contains(card), contract.isChiefSide(observation.seat) {
      let outstanding = (play.order.trumps & observation.rules.deck) - memory.gone
      let count = (outstanding - observation.hand).count
      if count > 0 { return .drawsTrumps(outstanding: count) }
    }
    return canBeTaken(card) ? .leadsLoser : .cashesWinner
  }

  /// Emptying a suit counts if the hand can then trump it.
  private func emptying(_ card: Card) -> [Reason] {
    let trumps = play.order.trumps
    let suit = CardSet.suit(card.suit) - trumps
    let open = observation.rules.deck & suit - memory.gone - CardSet(card)
    guard suit.contains(card), (observation.hand & suit).count == 1, !open.isEmpty,
      !(observation.hand & trumps).isEmpty
    else { return [] }
    return [.emptiesSuit(card.suit)]
  }

  /// Whether a later seat of the other side may hold a card that takes the trick.
  private func canBeTaken(_ card: Card) -> Bool {
    let players = observation.players
    let played = observation.publicState.currentTrick?.cards.count ?? 0
    let toCome = players.seats(from: observation.seat).dropFirst().prefix(
      players.number - played - 1)
    let stronger = memory.beaters[Int(card.index)] & observation.rules.deck
    let open = stronger - memory.gone - observation.hand
    let following = play.order.following(play.led ?? card)
    return toCome.contains { seat in
      guard !isOwnSide(seat) else { return false }
      let elsewhere = memory.lyingAnywhere - memory.lying[seat.index]
      let possible = open - elsewhere - memory.lacking[seat.index]
      // A seat with a laid card of the suit led must follow suit and cannot trump.
      let follows = !(memory.lying[seat.index] & following).isEmpty
      return !(follows ? possible & following : possible).isEmpty
    }
  }

  /// Winning these points may decide the contract.
  private func fate(winning points: Int) -> [Reason] {
    let won = observation.publicState.points
    let sidePoints = observation.players.seats.filter(contract.isChiefSide).reduce(0) {
      $0 + won[$1]
    }
    let others = won.reduce(0, +) - sidePoints
    if contract.isChiefSide(observation.seat) {
      return sidePoints < memory.target && sidePoints + points >= memory.target
        ? [.makesContract] : []
    }
    let wasOpen = memory.allPoints - others >= memory.target
    return wasOpen && memory.allPoints - others - points < memory.target ? [.setsContract] : []
  }

  private func isOwnSide(_ seat: Seat) -> Bool {
    contract.isChiefSide(seat) == contract.isChiefSide(observation.seat)
  }

  private var fewestPoints: Int {
    guard case .play(let cards) = observation.legalMoves else { return 0 }
    return cards.map(\.points).min() ?? 0
  }
}

/// Finds the reasons for a move that only rollouts show.
struct PlayoutReasons {
  let observation: Observation
  let summary: RolloutSummary
  /// The move with which it is compared.
  let rival: RolloutSummary?
  let utility: Utility

  /// Percentages of worlds: an event counts as happening from `likely` up, and as not happening up
  /// to `unlikely`.
  private static let likely = 70
  private static let unlikely = 20
  /// The difference, in percentage points, that counts as a reason; `some` is enough if there is no
  /// other reason.
  private static let notable = 8
  private static let some = 3

  /// The reasons, in no particular order.
  var all: [Reason] {
    guard summary.tally.worlds > 0 else { return [] }
    let reasons: [Reason] =
      switch summary.move {
      case .bid(let cards): bidding(cards) + auction
      case .play(let card): drawing(card) + keeping + handing + spending(card)
      case .name, .pick: []
      }
    return match + reasons + outcome
  }

  /// The effect on who wins the match with this hand, compared with another move.
  private var match: [Reason] {
    guard let rival, utility.isForMatch else { return [] }
    let seats = observation.players.seats.filter { $0 != observation.seat }
    func difference(_ seat: Seat) -> Int {
      rival.percent(rival.wins[seat]) - summary.percent(summary.wins[seat])
    }
    let held = seats.max { difference($0) < difference($1) }
      .filter { difference($0) >= Self.notable }
    if let held { return [.keepsFromWinning(held, target: utility.target)] }
    if difference(observation.seat) <= -Self.notable {
      return [.winsMatch(percent: summary.percent(summary.wins[observation.seat]))]
    }
    guard let ahead = utility.rival else { return [] }
    let points = rival.mean(rival.scores[ahead]) - summary.mean(summary.scores[ahead])
    return points >= 3 ? [.costsRival(ahead, points: Int(points.rounded()))] : []
  }

  /// The effect on the hand's result, the weakest reasons of all.
  private var outcome: [Reason] {
    guard let rival else { return [] }
    let made = summary.percent(summary.tally.made) - rival.percent(rival.tally.made)
    let sides = observation.publicState.contract
    let isChiefSide = sides?.isChiefSide(observation.seat) ?? (summary.move.isNaming)
    let points = summary.mean(summary.points) - rival.mean(rival.points)
    let isPlay = sides != nil
    return [
      isChiefSide && made >= Self.some ? .makesMoreOften : nil,
      isPlay && !isChiefSide && made <= -Self.some ? .breaksMoreOften : nil,
      isChiefSide && abs(made) < Self.some
        && summary.mean(summary.tally.score) > rival.mean(rival.tally.score)
        ? .failsByLess : nil,
      isPlay && points > 0.2 ? .bringsPoints(points: Int(points.rounded())) : nil,
    ].compactMap(\.self)
  }

  /// The risks of another bid that this one avoids.
  private func bidding(_ cards: CardSet) -> [Reason] {
    guard let rival, case .bid(let other) = rival.move else { return [] }
    let mine = observation.publicState.auction.laid[observation.seat].count
    let level = mine + other.count
    let leads = observation.publicState.auction.laid.allSatisfy { $0.count < level }
    let eclat = rival.percent(rival.eclat)
    // If both contracts (the seat's own and that of the others) are seldom made, the one made less
    // often is the reason.
    let own = rival.percent(rival.chiefMade, of: rival.chief)
    let others = summary.percent(summary.opposedMade, of: summary.opposed)
    let isDear = leads && rival.percent(rival.chief) > Self.unlikely && own < 50
    let opposes = summary.percent(summary.opposed) >= 50 && others < 50
    let dear: Reason? =
      if cards.count >= other.count { nil } else if opposes, !isDear || others < own {
        .othersFail(percent: others)
      } else if isDear { .wouldBeTooDear(level: level, percent: own) } else { nil }
    let sum = { (cards: CardSet) in cards.reduce(0) { $0 + $1.rank.number } }
    return [
      eclat - summary.percent(summary.eclat) >= Self.notable ? .avoidsEclat(percent: eclat) : nil,
      dear,
      !cards.isEmpty && cards.count == other.count && sum(cards) < sum(other)
        ? .hidesGoodCards : nil,
    ].compactMap(\.self)
  }

  /// What the card saves that another card would spend, and whether it wins the trick.
  private func spending(_ card: Card) -> [Reason] {
    guard let rival, case .play(let other) = rival.move,
      let contract = observation.publicState.contract
    else { return [] }
    let own = observation.players.seats.filter {
      contract.isChiefSide($0) == contract.isChiefSide(observation.seat)
    }
    func taken(_ summary: RolloutSummary) -> Int {
      summary.percent(own.reduce(0) { $0 + summary.takers[$1] })
    }
    let price = { observation.price(of: .play($0)) }
    return [
      rival.mean(rival.trumps) - summary.mean(summary.trumps) >= 0.7 ? .savesTrump : nil,
      taken(summary) - taken(rival) >= Self.unlikely
        ? .winsTrick(percent: taken(summary)) : nil,
      price(other) > price(card) && (other.rank.number >= 8 || price(other) > 50)
        ? .saves(other) : nil,
    ].compactMap(\.self)
  }

  private var auction: [Reason] {
    let chief = summary.percent(summary.chief)
    let vice = summary.percent(summary.vice)
    let partner = summary.percent(summary.partner)
    // A seat that passes becomes Chief or Vice by a later bid, not by passing.
    let bids = summary.move != .pass
    return [
      bids && chief > Self.unlikely ? .becomesChief(percent: chief) : nil,
      bids && vice > Self.unlikely ? .becomesVice(percent: vice) : nil,
      partner > Self.unlikely ? .becomesPartner(percent: partner) : nil,
    ].compactMap(\.self)
  }

  /// The reason for leading a trump that usually leaves the other side without any.
  private func drawing(_ card: Card) -> [Reason] {
    guard let play = observation.publicState.play, play.led == nil,
      play.order.trumps.contains(card),
      summary.percent(summary.cleared) >= Self.likely
    else { return [] }
    return Reasons(observation).reasons(for: summary.move).contains { reason in
      if case .drawsTrumps = reason { true } else { false }
    } ? [.drawsLastTrumps] : []
  }

  /// The seat of the other side that would take the trick after the other move, but not after this
  /// one.
  private var keeping: [Reason] {
    guard let rival, let contract = observation.publicState.contract else { return [] }
    let rivals = observation.players.seats.filter {
      contract.isChiefSide($0) != contract.isChiefSide(observation.seat)
    }
    let worst = rivals.filter {
      rival.percent(rival.takers[$0]) >= Self.likely
        && summary.percent(summary.takers[$0]) <= Self.unlikely
    }.max { rival.takers[$0] < rival.takers[$1] }
    return worst.map { [.keepsFromLead($0)] } ?? []
  }

  /// The other seat of the same side that takes the trick after this move, but not after the other
  /// one.
  private var handing: [Reason] {
    guard let contract = observation.publicState.contract else { return [] }
    let own = observation.seat
    let friend = observation.players.seats.first { seat in
      seat != own && contract.isChiefSide(seat) == contract.isChiefSide(own)
        && summary.percent(summary.takers[seat]) >= Self.likely
    }
    guard let friend, let rival, rival.percent(rival.takers[friend]) < Self.likely / 2
    else { return [] }
    return [.leavesLead(to: friend)]
  }
}

extension Move {
  fileprivate var isNaming: Bool {
    switch self {
    case .name, .pick: true
    case .bid, .play: false
    }
  }
}

extension Optional {
  fileprivate func filter(_ isKept: (Wrapped) -> Bool) -> Wrapped? {
    flatMap { isKept($0) ? $0 : nil }
  }
}
