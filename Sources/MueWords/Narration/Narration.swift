import MueBots
import MueGame
import MueRules

/// The game in phrases, as one seat sees it: events, questions, state.
///
/// It contains only what the seat sees, so every phrase can be shown, printed or sent.
public struct Narration: Sendable {
  public let view: GameObservation

  public init(_ view: GameObservation) { self.view = view }

  /// The name of a seat.
  public func name(of seat: Seat) -> String { view.players[seat].name.text }

  var publicState: PublicState { view.observation.publicState }

  /// The latest move of another seat; nil for the person's own moves, and for played cards, which
  /// the table shows.
  public func news(of move: Move, by seat: Seat) -> Phrase? {
    if seat == view.person { return nil }
    let name = name(of: seat)
    let laid = publicState.auction.laid[seat].count
    return switch move {
    case .bid(let cards) where cards.isEmpty: .passes(name: who(seat))
    case .bid(let cards) where cards.count == laid: .laysFirst(name: name, cards: laid)
    case .bid(let cards): .lays(name: name, cards: cards.count, total: laid)
    case .name(let trump): names(seat, trump)
    case .pick(let partner): picks(seat, partner)
    case .play: nil
    }
  }

  /// Why a card in the seat's hand cannot be laid or played now; nil if it can, or if no card is
  /// asked for.
  public func reason(against card: Card) -> Phrase? {
    if case .bid(let free, _) = view.observation.legalMoves {
      return free.contains(card) ? nil : .liesAlready
    }
    guard case .mustFollow(let led, let with) = view.observation.reasonAgainst(card),
      let order = publicState.play?.order
    else { return nil }
    if order.trumps.contains(led) {
      return .mustFollowTrump(cards: with.count)
    }
    let suit = Phrase.name(of: led.suit)
    if order.trumps.contains(card), card.suit == led.suit {
      return .trumpDoesNotCount(suit: suit, rank: card.rank.number)
    }
    return .mustFollowSuit(suit: suit, cards: with.count)
  }

  /// The number of the hand and the length of the match, or the date of a deal of the day.
  public var title: Phrase {
    if let day = view.notes.day { return .dayTitle(day: day.text) }
    return switch view.rules.end {
    case .points(let points): .titleToPoints(hand: view.hand, points: points)
    case .hands(let hands): .titleOfHands(hand: view.hand, hands: hands)
    }
  }

  /// The winners of the match; nil while it goes on.
  public var victory: Phrase? {
    guard let first = view.winners.first else { return nil }
    let names = view.winners.map(name(of:))
    if names.count > 1 { return .sharedVictory(names: names.joined(separator: ", ")) }
    return .wins(name: who(first))
  }

  /// The seats in order of their totals, the highest first; ties in order of the seats.
  public var order: [Seat] {
    view.rules.players.seats.sorted {
      (view.totals[$1], $0.index) < (view.totals[$0], $1.index)
    }
  }

  /// The place of a seat in the match, from 1; players with equal totals share one.
  public func place(of seat: Seat) -> Int {
    1 + view.totals.count { $0 > view.totals[seat] }
  }

  /// The style of bidding of a computer player; nil for people.
  func style(of seat: Seat) -> BotSettings.Style? {
    if case .computer(let player) = view.players[seat].agent { player.style } else { nil }
  }

  /// The computer players with their styles of bidding; nil if all have the same.
  public var company: Phrase? {
    guard isMixed else { return nil }
    return .companyTold(
      players: view.rules.players.seats.compactMap { seat in
        style(of: seat).map { .playerOfStyle(name: name(of: seat), style: .name(of: $0)) }
      })
  }

  /// The style of bidding of a computer player if the players differ in it.
  public func distinctStyle(of seat: Seat) -> Phrase? {
    isMixed ? style(of: seat).map { .name(of: $0) } : nil
  }

  private var isMixed: Bool {
    Set(view.rules.players.seats.compactMap(style)).count > 1
  }

  /// The settings of a player, the most important first; each style of bidding is among them if the
  /// computer players differ in it.
  public func settings(of seat: Seat) -> [Phrase] {
    Phrase.settings(of: view.players[seat].agent, namesStyle: isMixed)
  }

  /// The question to the seat; nil if it is not the seat's turn.
  ///
  /// `pushed` contains the cards pushed forward, `option` is the index of the marked trump.
  public func question(pushed: CardSet = .none, option: Int = 0) -> Phrase? {
    switch view.observation.legalMoves {
    case .bid(_, let atMost): bidQuestion(pushed: pushed, atMost: atMost)
    case .name(let trumps):
      trumps.indices.contains(option) ? trumpQuestion(trumps[option]) : nil
    case .pick: .askPartner
    case .play(let cards): cardQuestion(cards)
    case nil: nil
    }
  }

  private func trumpQuestion(_ trump: Trump) -> Phrase {
    let count = (view.observation.hand & trump.cards).count
    guard case .chiefNames(let roles, _) = publicState.phase else {
      return .askViceTrump(trump: .name(of: trump), cards: count)
    }
    return .askChiefTrump(
      trump: .name(of: trump), cards: count,
      bonus: publicState.rules.bonus(level: roles.level, trump: trump))
  }

  private func cardQuestion(_ cards: CardSet) -> Phrase {
    if view.observation.hand.count == 1 { return .askLastCard }
    guard let play = publicState.play, let led = play.led else { return .askLead }
    if !play.order.following(led).contains(cards) { return .askAnything }
    return play.order.trumps.contains(led)
      ? .askFollowTrump : .askFollow(suit: .name(of: led.suit))
  }

  /// The person's role in the hand, and whether that side succeeded; nil before the end of the
  /// hand.
  public var dayPart: Phrase? {
    guard let score = view.scores.first else { return nil }
    guard case .played(let reckoning) = score.result else { return headline(of: score) }
    let part = Part(of: view.seat, in: reckoning.contract)
    let isWon = reckoning.isMade == part.isChiefSide
    return isWon ? .dayWon(part: .name(of: part)) : .dayLost(part: .name(of: part))
  }

  /// Whether each trick went to the person's side; empty if no card was played.
  public var tricksTaken: [Bool] {
    guard let contract = publicState.contract else { return [] }
    return publicState.tricks.map {
      contract.isChiefSide($0.winner) == contract.isChiefSide(view.seat)
    }
  }

  /// The result of a deal of the day in one line, with a square for each trick and the score of an
  /// expert in the same seat; nil before its end.
  ///
  /// It reveals no card.
  public func dayLine(_ day: Day, par: Int) -> Phrase? {
    guard let part = dayPart else { return nil }
    let squares = tricksTaken.map { $0 ? "🟩" : "⬛" }.joined()
    let (score, par) = (view.totals[view.seat].withMinus, par.withMinus)
    let line: Phrase =
      squares.isEmpty
      ? .dayLine(day: day.text, part: part, score: score, par: par, level: level)
      : .dayLinePlayed(day: day.text, squares: squares, score: score, par: par, level: level)
    let (undos, hints) = (view.notes.undos, view.notes.hints)
    return undos + hints == 0 ? line : .dayLineHelped(line: line, undos: undos, hints: hints)
  }

  /// The level shared by all other players.
  private var level: Phrase {
    view.players.lazy.compactMap { player in
      if case .computer(let computer) = player.agent { .name(of: computer.level) } else { nil }
    }.first ?? .levelClub
  }
}

extension Phrase {
  /// The role of a seat in a hand.
  public static func name(of part: Part) -> Phrase {
    switch part {
    case .chief: .chief
    case .partner: .partner
    case .vice: .vice
    case .opponent: .opponentPart
    }
  }
}

/// The auction in phrases: who leads, who would be Vice, the consequences of a bid or a pass.
extension Narration {
  /// A seat in a sentence: "you" for the person, a name for anybody else.
  public func who(_ seat: Seat) -> Phrase {
    seat == view.person ? .you : .player(name: name(of: seat))
  }

  /// Who leads and who would be Vice; in a tie, who is level and what an éclat would cost.
  ///
  /// With `isWhole`, it mentions if better cards decide who would be Vice.
  public func standing(isWhole: Bool = true) -> [Phrase] {
    let auction = publicState.auction
    switch auction.standing {
    case .allPassed: return [.nobodyHasLaid]
    case .roles(let roles):
      let target = publicState.rules.target(level: roles.level)
      let lead = Phrase.leads(name: who(roles.chief), cards: roles.level, target: target)
      guard let vice = roles.vice else { return [lead] }
      let isTie = publicState.players.seats.contains { seat in
        seat != vice && seat != roles.chief
          && auction.laid[seat].count == auction.laid[vice].count
      }
      return [
        lead, isTie && isWhole ? .viceOnTie(player: who(vice)) : .viceSoFar(player: who(vice)),
      ]
    case .eclat(let eclat):
      return [
        .levelAt(cards: eclat.level, tied: eclat.tied.map(who)),
        .eclatWould(scored: scores(of: eclat)),
      ]
    }
  }

  /// The highest bid: that of the sole leader, with its target, or the cards of those who are
  /// level.
  public var leadingBid: Phrase? {
    switch publicState.auction.standing {
    case .allPassed: nil
    case .roles(let roles):
      .bidAndTarget(bid: roles.level, target: publicState.rules.target(level: roles.level))
    case .eclat(let eclat): .levelBriefly(cards: eclat.level)
    }
  }

  /// The scores of all seats involved in an éclat.
  func scores(of eclat: Eclat) -> Phrase {
    let bonus = publicState.rules.bonus(of: eclat)
    let gainers = eclat.tied.filter { $0 != eclat.last }
    return .eclatScores(
      payer: who(eclat.last), loss: bonus[eclat.last].withMinus, gainers: gainers.map(who),
      gain: (gainers.first.map { bonus[$0] } ?? 0).signed)
  }

  /// The continuation of the hand if nobody lays another card.
  public func end(of auction: Auction) -> Phrase {
    switch auction.standing {
    case .allPassed: .nobodyPlays
    case .roles(let roles):
      .chiefIs(
        name: who(roles.chief), target: publicState.rules.target(level: roles.level))
    case .eclat(let eclat): .endsInEclat(scored: scores(of: eclat))
    }
  }

  /// The question to the bidder; with cards pushed forward, the consequence of laying them.
  func bidQuestion(pushed: CardSet, atMost: Int) -> Phrase {
    let auction = publicState.auction
    if pushed.isEmpty {
      if atMost == 0 { return .askPassOnly }
      return auction.endsWithNextPass
        ? .askBidLast(cards: atMost, what: .ifYouPass(what: end(of: auction)))
        : .askBid(cards: atMost)
    }
    switch outcome(of: pushed) {
    case .leads(let total, let target):
      return .bidLeads(cards: pushed.count, total: total, target: target)
    case .drawsLevel:
      let next = auction.taking(pushed)
      return .bidDraws(cards: pushed.count, what: .ifAllPass(what: end(of: next)))
    case .isVice: return .bidVice(cards: pushed.count)
    case .isShort: return .bidShort(cards: pushed.count)
    }
  }

  /// What a bid leads to if nobody lays another card.
  private enum BidOutcome: Hashable {
    case leads(total: Int, target: Int)
    case drawsLevel(Eclat)
    case isVice
    /// The bid only shows cards.
    case isShort
  }

  /// The outcome if the seat to move lays some cards.
  private func outcome(of cards: CardSet) -> BidOutcome {
    let next = publicState.auction.taking(cards)
    switch next.standing {
    case .roles(let roles) where roles.chief == view.seat:
      return .leads(total: next.most, target: publicState.rules.target(level: next.most))
    case .roles(let roles) where roles.vice == view.seat: return .isVice
    case .eclat(let eclat) where eclat.tied.contains(view.seat): return .drawsLevel(eclat)
    case .allPassed, .roles, .eclat: return .isShort
    }
  }

  /// What laying more cards would do for the seat that is asked for a bid: how many more make it
  /// Vice whichever they are, draw level, or lead.
  ///
  /// With `isWhole`, they are sentences, with the target and with whom the seat draws level.
  public func raises(isWhole: Bool = true) -> [Phrase] {
    guard case .bid(let free, let atMost) = view.observation.legalMoves, atMost > 0 else {
      return []
    }
    // Between players with as many cards the better ones decide who is Vice.
    let worst = free.sorted { $0.rank < $1.rank }
    var last = outcome(of: .none)
    return (1...atMost).compactMap { number in
      let outcome = outcome(of: CardSet(worst.prefix(number)))
      defer { last = outcome }
      if outcome == last { return nil }
      switch outcome {
      case .leads(_, let target):
        return isWhole
          ? .raiseLeads(number: number, target: target) : .raiseLeadsBriefly(number: number)
      case .drawsLevel(let eclat):
        let loss = publicState.rules.bonus(of: eclat)[view.seat].withMinus
        let tied = eclat.tied.filter { $0 != view.seat }.map(who)
        return isWhole
          ? .raiseDraws(number: number, tied: tied, loss: loss)
          : .raiseDrawsBriefly(number: number, loss: loss)
      case .isVice:
        return isWhole ? .raiseVice(number: number) : .raiseViceBriefly(number: number)
      case .isShort: return nil
      }
    }
  }

  /// The news that the person was picked as partner; nil from the person's first card on.
  public var pick: Phrase? {
    guard let contract = publicState.contract, let person = view.person,
      contract.partner == person, publicState.played[person].isEmpty
    else { return nil }
    return picks(contract.roles.chief, person)
  }

  /// Bid and target; nil during the auction.
  public var bid: Phrase? {
    publicState.roles.map {
      .bidAndTarget(bid: $0.level, target: publicState.rules.target(level: $0.level))
    }
  }

  /// The points of the Chief's side with its target, and whether they already decide the contract.
  ///
  /// With `isWhole`, it includes the points of the other side, as the person's own where they are,
  /// and the points still open. Nil before the play.
  public func points(isWhole: Bool) -> Phrase? {
    guard let contract = publicState.contract else { return nil }
    let bid = contract.roles.level
    let target = publicState.rules.target(level: bid)
    let points = publicState.sidePoints
    let (won, open) = (publicState.wonPoints, publicState.openPoints)
    let bonus = publicState.rules.bonus(of: contract)
    let isMade = points >= target
    let isLost = points + open < target
    if !isWhole {
      return isMade
        ? .sheetMade(points: points, target: target)
        : isLost
          ? .sheetLost(points: points, target: target)
          : .bidAndPoints(bid: bid, points: points, target: target, bonus: bonus)
    }
    let opposed =
      view.person.map(contract.isChiefSide) == false
      ? Phrase.opposedByYou(points: won - points) : .opposedBy(points: won - points)
    if isLost {
      return .pointsLost(points: points, target: target, opposed: opposed, open: open)
    }
    let whole = isMade ? Phrase.pointsMade : Phrase.pointsRunning
    return whole(points, target, bonus, opposed, open)
  }

  public var named: (chief: Trump?, vice: Trump?) {
    switch publicState.phase {
    case .chiefNames(_, let vice): (nil, vice)
    case .chiefPicks(_, let vice, let chief): (chief, vice)
    default: (publicState.contract?.chiefTrump, publicState.contract?.viceTrump)
    }
  }

  public var namedCards: CardSet {
    (named.chief?.cards ?? .none) | (named.vice?.cards ?? .none)
  }

  /// The role of a seat; nil for an opponent, and before the end of the auction.
  public func role(of seat: Seat) -> Phrase? {
    if seat == publicState.roles?.chief { return .chief }
    if seat == publicState.roles?.vice { return .vice }
    return seat == publicState.contract?.partner ? .partner : nil
  }

  /// The points of the Chief's side and its target; nil before the play.
  public var side: Phrase? {
    guard let contract = publicState.contract else { return nil }
    return .sheetSide(
      points: publicState.sidePoints,
      target: publicState.rules.target(level: contract.roles.level))
  }
}

extension PublicState {
  /// The card points that all seats have won so far.
  public var wonPoints: Int { players.seats.reduce(0) { $0 + points[$1] } }
  /// The card points that are still to come.
  public var openPoints: Int { rules.allPoints - wonPoints }

  /// The card points that the Chief's side has won so far.
  public var sidePoints: Int {
    guard let contract else { return 0 }
    return players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
  }
}
