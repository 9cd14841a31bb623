import MueGame
import MueRules

extension Narration {
  /// The events of the hand, one sentence each, from the deal to the result.
  ///
  /// The list only grows: that of a later view of the same hand begins with the events of an
  /// earlier one, so the rest is new.
  public var happenings: [Phrase] {
    [dealt] + bidding + settled + naming(isWhole: true) + tricks.flatMap(\.self)
      + (publicState.score.map(ending) ?? [])
  }

  /// The tricks so far, each as the sentences about its cards and, once it is finished, about its
  /// winner.
  var tricks: [[Phrase]] {
    let players = publicState.players
    return publicState.tricks.map { trick in
      let played = trick.cards.enumerated().map { index, card in
        let seat = players.seats(from: trick.leader)[index]
        return index == 0 ? leads(seat, card) : plays(seat, card)
      }
      return trick.cards.count == players.number ? played + [takes(trick)] : played
    }
  }

  /// The trumps from the highest down: double trumps, the Chief's, the Vice's; nil before both are
  /// known.
  var trumpOrder: [Phrase]? {
    guard let chief = named.chief else { return nil }
    let chiefs: [Phrase] = chief == .noTrump ? [] : [.name(of: chief)]
    guard let vice = named.vice else { return chiefs }
    let double: [Phrase] =
      switch (chief, vice) {
      case (.suit(let suit), .number(let rank)), (.number(let rank), .suit(let suit)):
        [.name(of: Card(suit, rank))]
      default: []
      }
    return double + chiefs + [.name(of: vice)]
  }

  /// The trump order as a sentence; nil before it is known.
  public var trumpSentence: Phrase? {
    trumpOrder.map { $0.isEmpty ? .toldNoTrumps : .toldTrumps(order: $0) }
  }

  private var dealt: Phrase {
    let dealer = publicState.dealer
    return dealer == view.person ? .toldYouDeal : .toldDeals(name: name(of: dealer))
  }

  private var bidding: [Phrase] {
    var totals = Array(repeating: 0, count: publicState.players.number)
    return publicState.auction.turns.map { turn in
      totals[turn.seat] += turn.cards.count
      let isOwn = turn.seat == view.person
      let name = name(of: turn.seat)
      if turn.cards.isEmpty { return isOwn ? .toldYouPass : .passes(name: name) }
      let cards = HandOrder(nil).sorted(turn.cards).map(Phrase.name(of:))
      return isOwn
        ? .toldYouLay(cards: cards, total: totals[turn.seat])
        : .toldLays(name: name, cards: cards, total: totals[turn.seat])
    }
  }

  private var settled: [Phrase] {
    guard let roles = publicState.roles else { return [] }
    let target = publicState.rules.target(level: roles.level)
    let chief: Phrase =
      roles.chief == view.person
      ? .toldYouAreChief(bid: roles.level, target: target)
      : .toldChief(name: name(of: roles.chief), bid: roles.level, target: target)
    if !publicState.rules.hasPartners { return [chief] }
    guard let vice = roles.vice else { return [chief, .toldNoVice] }
    return [chief, vice == view.person ? .toldYouAreVice : .toldVice(name: name(of: vice))]
  }

  /// What has been named and picked; with `isWhole`, what that makes of the trumps too.
  private func naming(isWhole: Bool) -> [Phrase] {
    guard let roles = publicState.roles else { return [] }
    var said: [Phrase] = []
    if let trump = named.vice, let vice = roles.vice { said.append(names(vice, trump)) }
    if let trump = named.chief { said.append(names(roles.chief, trump)) }
    if isWhole, let trumpSentence { said.append(trumpSentence) }
    if let partner = publicState.contract?.partner { said.append(picks(roles.chief, partner)) }
    return said
  }

  func names(_ seat: Seat, _ trump: Trump) -> Phrase {
    seat == view.person
      ? .toldYouName(trump: .name(of: trump))
      : .names(name: name(of: seat), trump: .name(of: trump))
  }

  func picks(_ chief: Seat, _ partner: Seat) -> Phrase {
    if chief == view.person { return .toldYouPick(partner: name(of: partner)) }
    return partner == view.person
      ? .picksYou(name: name(of: chief))
      : .picks(name: name(of: chief), partner: name(of: partner))
  }

  private func leads(_ seat: Seat, _ card: Card) -> Phrase {
    seat == view.person
      ? .toldYouLead(card: .name(of: card))
      : .toldLeads(name: name(of: seat), card: .name(of: card))
  }

  private func plays(_ seat: Seat, _ card: Card) -> Phrase {
    seat == view.person
      ? .toldYouPlay(card: .name(of: card))
      : .toldPlays(name: name(of: seat), card: .name(of: card))
  }

  private func takes(_ trick: Trick) -> Phrase {
    trick.winner == view.person
      ? .toldYouTake(points: trick.points)
      : .toldTakes(name: name(of: trick.winner), points: trick.points)
  }

  private func ending(_ score: RoundScore) -> [Phrase] {
    ([headline(of: score), gain(of: score)].compactMap(\.self) + story(of: score)).map {
      .toldSentence(what: $0)
    }
  }
}

/// One line of the log of a hand.
public struct LogLine: Hashable, Sendable {
  public let phrase: Phrase
  /// Whether it begins a new part of the hand.
  public var isHeading = false
}

extension Narration {
  /// The public events of the hand, in order; `card` writes a card.
  public func log(writing card: (Card) -> String) -> [LogLine] {
    let dealer = publicState.dealer
    let dealt: Phrase =
      dealer == view.person
      ? .logYouDeal(hand: view.hand) : .logHeading(hand: view.hand, name: name(of: dealer))
    let heading = LogLine(phrase: dealt, isHeading: true)
    let happened = auctionLog(card) + namingLog + playLog(card) + endLog
    return [heading] + (happened.isEmpty ? [LogLine(phrase: .logEmpty)] : happened)
  }

  private func auctionLog(_ card: (Card) -> String) -> [LogLine] {
    publicState.auction.turns.map { turn in
      let isOwn = turn.seat == view.person
      let name = name(of: turn.seat)
      let cards = HandOrder(nil).sorted(turn.cards).map(card).joined(separator: " ")
      if turn.cards.isEmpty {
        return LogLine(phrase: isOwn ? .toldYouPass : .passes(name: name))
      }
      return LogLine(
        phrase: isOwn ? .logYouLay(cards: cards) : .logLays(name: name, cards: cards))
    }
  }

  private var namingLog: [LogLine] {
    naming(isWhole: false).map { LogLine(phrase: $0) }
  }

  private func taking(_ trick: Trick) -> Phrase {
    trick.winner == view.person
      ? .youTakeTrick(points: trick.points)
      : .takesTrick(name: name(of: trick.winner), points: trick.points)
  }

  private func playLog(_ card: (Card) -> String) -> [LogLine] {
    publicState.tricks.enumerated().flatMap { index, trick in
      let seats = publicState.players.seats(from: trick.leader)
      let cards = zip(seats, trick.cards).map {
        Phrase.logCard(player: who($0), card: card($1))
      }
      let line = LogLine(phrase: .logTrick(trick: index + 1, cards: cards))
      if trick.cards.count < publicState.players.number { return [line] }
      return [line, LogLine(phrase: taking(trick))]
    }
  }

  private var endLog: [LogLine] {
    guard let score = publicState.score else { return [] }
    return [LogLine(phrase: headline(of: score), isHeading: true)]
      + ([gain(of: score)].compactMap(\.self) + story(of: score)).map { LogLine(phrase: $0) }
  }
}

/// What a computer player says of a hand, now and then.
extension Narration {
  /// What one of the computer players says of what has just happened, at most once a hand: of an
  /// éclat, a trick with nearly all points it can have, or a contract made or lost by a point.
  public var remark: (seat: Seat, phrase: QuickPhrase)? {
    guard publicState.currentTrick == nil else { return nil }
    guard let great = publicState.tricks.firstIndex(where: isGreat) else {
      return publicState.score.flatMap(remark(on:))
    }
    guard great == publicState.finishedTricks - 1 else { return nil }
    let winner = publicState.tricks[great].winner
    if isComputer(winner) { return (winner, .thanks) }
    guard let contract = publicState.contract else { return nil }
    return first { contract.isChiefSide($0) == contract.isChiefSide(winner) }
      .map { ($0, .wellPlayed) }
  }

  private func remark(on score: RoundScore) -> (seat: Seat, phrase: QuickPhrase)? {
    switch score.result {
    case .allPassed: return nil
    case .eclat(let eclat):
      if isComputer(eclat.last) { return (eclat.last, .oops) }
      return first(where: eclat.tied.contains).map { ($0, .thanks) }
    case .played(let reckoning):
      let contract = reckoning.contract
      switch reckoning.teamPoints - reckoning.target {
      case 0, 1: return first { !contract.isChiefSide($0) }.map { ($0, .wellPlayed) }
      case -1: return isComputer(contract.roles.chief) ? (contract.roles.chief, .oops) : nil
      default: return nil
      }
    }
  }

  /// Whether all but one of the cards of a finished trick could be worth two points.
  private func isGreat(_ trick: Trick) -> Bool {
    let players = publicState.players.number
    return trick.cards.count == players && trick.points >= 2 * (players - 1)
  }

  private func isComputer(_ seat: Seat) -> Bool {
    if case .computer = view.players[seat].agent { true } else { false }
  }

  /// The first computer player of whom a condition holds.
  private func first(where holds: (Seat) -> Bool) -> Seat? {
    publicState.players.seats.first { isComputer($0) && holds($0) }
  }
}
