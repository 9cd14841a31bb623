import MueBots
import MueGame
import MueRules
import MueWords

extension PlainTalk {
  /// The question to the person with the choices; empty while it is another player's turn.
  public var question: [Phrase] {
    guard asks else { return [] }
    if isTrickHeld { return [.plainNextTrick] }
    guard publicState.turn != nil else { return [next] }
    switch view.observation.legalMoves {
    case .bid(_, let atMost): return bidQuestion(atMost: atMost)
    case .name(let trumps):
      let names = trumps.map(Phrase.name(of:))
      if case .viceNames = publicState.phase { return [.plainAskViceTrump(trumps: names)] }
      return [.plainAskChiefTrump(trumps: names)]
    case .pick(let seats): return [.plainAskPartner(names: numbered(seats))]
    case .play:
      return [narration.question(), .plainMayPlay(cards: numberedCards)].compactMap(\.self)
    case nil: return []
    }
  }

  /// How the match goes on after a hand.
  private var next: Phrase {
    guard let people else { return view.isOver ? .plainNextMatch : .plainNextHand }
    if view.isOver { return .plainMatchOver }
    if view.isOnlookers { return .hostAwaited }
    return people.people.isHost ? .plainNextHand : .plainNextReady
  }

  private func bidQuestion(atMost: Int) -> [Phrase] {
    if atMost == 0 { return [.askPassOnly] }
    let end: [Phrase] =
      publicState.auction.endsWithNextPass
      ? [.ifYouPass(what: narration.end(of: publicState.auction))] : []
    return [.plainAskBid(cards: atMost)] + end + [.plainMayLay(cards: numberedCards)]
  }

  /// The cards that can be used now, with their numbers.
  private var numberedCards: [Phrase] {
    let list = CardList(narration, by: sorting)
    return list.cards.prefix(list.free).enumerated().map { index, card in
      .plainNumbered(number: index + 1, what: [.name(of: card)])
    }
  }

  func numbered(_ seats: [Seat]) -> [Phrase] {
    seats.enumerated().map { index, seat in
      .plainNumberedName(number: index + 1, name: narration.name(of: seat))
    }
  }

  var title: Phrase {
    switch view.rules.end {
    case .points(let points): .plainHandToPoints(hand: view.hand, points: points)
    case .hands(let hands): .plainHandOfHands(hand: view.hand, hands: hands)
    }
  }

  var table: [Phrase] {
    [title, dealer, roles] + bid + [trumps] + seats.map { line(of: $0) } + [trick, turn]
  }

  /// The seats clockwise, starting after the person.
  private var seats: [Seat] {
    publicState.players.seats(from: publicState.players.seat(after: view.seat))
  }

  var dealer: Phrase { .plainDealer(name: narration.name(of: publicState.dealer)) }

  /// Chief, Vice and partner, as far as known.
  var roles: Phrase {
    let known: [Phrase] = publicState.players.seats.compactMap { seat in
      narration.role(of: seat).map { .plainRole(role: $0, name: narration.name(of: seat)) }
    }
    return known.isEmpty ? .plainNoRoles : .plainRoles(roles: known)
  }

  /// The bid and its target; during the auction, who leads and who would be Vice.
  var bid: [Phrase] {
    if let level = publicState.roles?.level {
      return [.plainBid(bid: level, target: publicState.rules.target(level: level))]
    }
    switch publicState.auction.standing {
    case .allPassed: return [.plainNobodyHasLaid]
    case .roles(let roles):
      let lead = Phrase.plainLeads(
        name: narration.who(roles.chief), cards: roles.level,
        target: publicState.rules.target(level: roles.level))
      let vice = roles.vice.map { Phrase.plainLine(heading: .vice, what: [narration.who($0)]) }
      return [lead] + [vice].compactMap(\.self)
    case .eclat(let eclat):
      return [
        .plainLevelAt(cards: eclat.level, tied: eclat.tied.map(narration.who)),
        .ifAllPass(what: narration.end(of: publicState.auction)),
      ]
    }
  }

  var trumps: Phrase {
    if let sentence = narration.trumpSentence { return sentence }
    return narration.named.vice.map { .plainViceNamed(trump: .name(of: $0)) } ?? .plainTrumpsUnknown
  }

  /// A seat's role, cards, points and laid cards; if `isWhole`, its player's settings too.
  func line(of seat: Seat, isWhole: Bool = false) -> Phrase {
    let order = HandOrder(publicState.play?.order)
    let lying = order.sorted(publicState.lying(before: seat))
    let seen = order.sorted(view.observation.seenAlone(of: seat))
    var parts = [narration.role(of: seat)].compactMap(\.self)
    parts.append(.cardsHeld(cards: view.observation.handCount(of: seat)))
    if publicState.play != nil { parts.append(.plainPoints(points: publicState.points[seat])) }
    if isWhole { parts += narration.settings(of: seat) }
    if !lying.isEmpty { parts.append(.plainLies(cards: lying.map(Phrase.name(of:)))) }
    if !seen.isEmpty { parts.append(.plainSeen(cards: seen.map(Phrase.name(of:)))) }
    return .plainSeat(name: narration.name(of: seat), what: parts)
  }

  var trick: Phrase {
    guard let trick = publicState.currentTrick else { return .plainNoTrick }
    return .plainTrick(
      number: publicState.tricks.count, cards: cards(of: trick),
      best: narration.name(of: trick.winner), points: trick.points)
  }

  /// A finished trick of this hand, by its index.
  func pastTrick(_ index: Int) -> Phrase {
    let trick = publicState.tricks[index]
    return .plainPastTrick(
      number: index + 1, cards: cards(of: trick), winner: narration.name(of: trick.winner),
      points: trick.points)
  }

  private func cards(of trick: Trick) -> [Phrase] {
    zip(publicState.players.seats(from: trick.leader), trick.cards).map { seat, card in
      .plainCardOf(name: narration.name(of: seat), card: .name(of: card))
    }
  }

  var turn: Phrase {
    publicState.turn.map { .plainTurn(name: narration.who($0)) } ?? next
  }

  var points: [Phrase] {
    guard publicState.play != nil else { return [.plainNoPoints] }
    let points: [Phrase] = publicState.players.seats.map {
      .plainTotal(name: narration.name(of: $0), total: String(publicState.points[$0]))
    }
    return [.plainLine(heading: .points, what: points)] + [side].compactMap(\.self)
  }

  private var side: Phrase? {
    publicState.contract.map {
      .plainSide(
        points: publicState.sidePoints, target: publicState.rules.target(level: $0.roles.level))
    }
  }

  /// The person's cards in numbered lines; those that can be used now come first.
  var hand: [Phrase] {
    if view.isOnlookers { return [.peopleOnlooking] }
    let list = CardList(narration, by: sorting)
    if list.cards.isEmpty { return [.plainNoCards] }
    return list.cards.enumerated().map { index, card in
      .plainNumbered(
        number: index + 1, what: [.name(of: card)] + marks(card, isFree: index < list.free))
    }
  }

  private func marks(_ card: Card, isFree: Bool) -> [Phrase] {
    var marks: [Phrase] = []
    if publicState.play?.order.trumps.contains(card) == true { marks.append(.plainTrump) }
    if publicState.auction.laid[view.seat].contains(card) { marks.append(.plainLaid) }
    if !isFree, publicState.play != nil { marks.append(.plainNotNow) }
    return marks
  }

  /// The result of the last hand, and the final order after a match; empty during a hand.
  var reckoning: [Phrase] {
    guard let score = publicState.score else { return [] }
    // After an undo, par is already known when the hand ends again.
    let par = view.againstPar?.hands.last?.par == nil ? nil : par(ofHand: view.scores.count)
    return scored(score) + [par].compactMap(\.self) + finalOrder + (view.isOver ? deal : [])
  }

  /// The score sheet: the totals, then every finished hand.
  var scoreSheet: [Phrase] {
    [totals] + [narration.parSum].compactMap(\.self) + deal + narration.helpTaken
      + view.scores.enumerated().flatMap { index, score in
        [past(hand: index + 1, score), par(ofHand: index + 1)].compactMap(\.self)
      } + finalOrder
  }

  /// The seed of the deals, with which the match can be played again.
  private var deal: [Phrase] { dealNumber.map { [.sheetDeal(seed: String($0))] } ?? [] }

  /// Takes a view in which par of more hands is known; returns the sentences about it.
  public mutating func tellPar(in next: GameObservation) -> [Phrase] {
    let known = view.notes.pars?.count ?? 0
    note(next)
    let isKnown = view.againstPar?.isComplete ?? false
    return (known..<max(known, view.notes.pars?.count ?? 0)).compactMap { par(ofHand: $0 + 1) }
      + [view.isOver && isKnown ? narration.outcome : narration.parSum].compactMap(\.self)
  }

  private func par(ofHand number: Int) -> Phrase? {
    narration.par(ofHand: number).map {
      .plainLine(heading: .sheetHand(hand: number), what: [$0])
    }
  }

  /// The totals, the highest first.
  var totals: Phrase {
    .plainTotals(
      totals: narration.order.map {
        .plainTotal(name: narration.name(of: $0), total: view.totals[$0].withMinus)
      })
  }

  var hasScores: Bool { !view.scores.isEmpty }

  private func scored(_ score: RoundScore) -> [Phrase] {
    publicState.players.seats.map { seat in
      .plainScored(
        name: narration.name(of: seat), points: score.points[seat],
        bonus: score.bonus[seat].signed, total: view.totals[seat].withMinus)
    }
  }

  private var finalOrder: [Phrase] {
    guard let outcome = narration.outcome else { return [] }
    return [outcome]
      + narration.order.map {
        .plainPlace(
          place: narration.place(of: $0), name: narration.name(of: $0),
          total: view.totals[$0].withMinus)
      }
  }

  func past(hand: Int, _ score: RoundScore) -> Phrase {
    let scores: [Phrase] = publicState.players.seats.map {
      .plainTotal(name: narration.name(of: $0), total: score.score[$0].signed)
    }
    return .plainPastHand(hand: hand, result: narration.result(of: score), scores: scores)
  }

  /// The summary of the rules: trump order, targets, bonus steps and card points.
  var summary: [Phrase] {
    let rules = publicState.rules
    let bonus = [.summaryMade(of: rules)] + Phrase.bonusSteps(rules)
    return [trumps, targets, .plainLine(heading: .summaryBonus, what: bonus)]
      + [.summaryLost(of: rules), .plainLine(heading: .summaryPoints, what: Phrase.cardPoints)]
  }

  private var targets: Phrase {
    let rules = publicState.rules
    return .plainLine(
      heading: .summaryTargets(players: rules.players.number),
      what: (1...rules.handSize).map {
        .plainTarget(bid: $0, target: rules.target(level: $0))
      })
  }

  /// A question about bids in this position.
  public func question(about seat: Seat, fromOwnSeat: Bool) -> BidQuestion {
    BidQuestion(about: seat, in: view, fromOwnSeat: fromOwnSeat, worlds: Self.bidWorlds)
  }

  /// The worlds behind an answer about bids, which is told once.
  private static let bidWorlds = 256

  /// The question why a move was made, by its number in the hand, or the latest one; or else why it is not
  /// explained.
  ///
  /// `hand` is the finished hand, `considered` what is kept of the computer players' thoughts in it; without
  /// it, only the person's own moves are explained.
  public func question(
    aboutMove number: Int?, isOpen: Bool, in hand: ReplayedHand?,
    considered: [ConsideredMove] = []
  ) -> (question: ExplainQuestion?, lines: [Phrase]) {
    var explained =
      hand.map { ExplainedHand($0, in: view, considered: considered) }
      ?? ExplainedHand(ownMovesIn: view)
    explained.setOpen(isOpen)
    let moves = explained.moves
    let index =
      number.map { number in moves.firstIndex { $0.index == number - 1 } } ?? moves.indices.last
    if let index { return (explained.question(about: index), []) }
    if moves.isEmpty { return (nil, [.explainNone]) }
    return (
      nil,
      [
        hand == nil
          ? .explainOwnOnly(
            moves: moves.map { String($0.index + 1) }.joined(separator: ", "))
          : .explainNoSuch(number: moves.count)
      ]
    )
  }

  /// Why a move was made.
  public func told(_ explanation: MoveExplanation, to question: ExplainQuestion) -> [Phrase] {
    let sentences = ExplainSentences(question.made, in: view, isOpen: question.isOpen)
    let heading: [Phrase] = [
      .explainTold(
        number: question.made.index + 1, all: question.count, name: sentences.who,
        what: sentences.what),
      .toldSentence(what: sentences.seen), .toldSentence(what: sentences.title(explanation)),
    ]
    return heading + [sentences.address(explanation)].compactMap(\.self)
      + sentences.choices(explanation).flatMap { [$0.figures] + $0.reasons }
      + [sentences.method(explanation)].compactMap(\.self)
  }

  /// What the bids of a seat say.
  public func told(_ answer: BidAnswer) -> [Phrase] {
    let seat = answer.reading.seat
    let seen: [Phrase] =
      !answer.question.observation.isWatching
      ? [.bidsOwn] : seat == view.person ? [.bidsPublic(name: narration.who(seat))] : []
    return seen + BidSentences(answer.reading, in: view).told
      + [.bidsDone(worlds: answer.reading.worlds)]
  }

  /// The commands, one per line.
  var help: [Phrase] {
    [.ordersMoves, people == nil ? .ordersShelf : .ordersFriends, .ordersKnow].flatMap { kind in
      [kind] + Verb.allCases.filter { $0.kind == kind }.map(\.help)
    }
  }
}

extension Phrase {
  /// A game on the shelf in one sentence, beginning with its number.
  public static func line(of game: ShelfGame) -> Phrase {
    guard let summary = game.summary else { return .shelfUnreadable(game: game.number) }
    return .plainGame(
      game: game.number, name: summary.shelfName, length: .length(of: summary.rules.end),
      hand: summary.hand, own: summary.own.withMinus, other: summary.bestOther.withMinus,
      percent: summary.percent, time: .played(summary.notes.secondsPlayed),
      standing: .name(of: summary.standing))
  }
}
