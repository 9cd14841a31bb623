import MueBots
import MueGame
import MueRules

extension Hint {
  /// The choices as sentences to show one at a time, in the order of `choices`: the figures of each, and
  /// a reason for it.
  ///
  /// Choices that cannot be told apart say so and have no number, or that of their common place.
  /// `isChief`: the contract is the reader's. With `isShort`, cards to lay are named by letter and
  /// number.
  public func lines(
    isShort: Bool = false, isChief: Bool, naming name: (Seat) -> String
  ) -> [(figures: Phrase, reason: Phrase?)] {
    let reasons = comparison.shownReasons
    return comparison.groups.flatMap { group in
      let others = group.choices.count - 1
      return group.choices.map { choice in
        var line = line(choice, isShort: isShort, isChief: isChief, naming: name)
        if others == 0 || group.place > 1 {
          line = .adviceNumbered(place: group.place, line: line)
        }
        if others > 0 { line = .adviceLevel(line: line, others: others) }
        return (line, reasons[choice.move]?.phrase(naming: name))
      }
    }
  }

  /// The choices as a list to read as a whole, each with a reason for it; those that cannot be told apart
  /// follow a line that says so.
  public func list(
    isChief: Bool, naming name: (Seat) -> String
  ) -> [(figures: Phrase, reason: Phrase?)] {
    let reasons = comparison.shownReasons
    return comparison.list(isChief: isChief, naming: name, marking: mark).map { line in
      (line.figures, line.choice.flatMap { reasons[$0.move] }?.phrase(naming: name))
    }
  }

  private func line(
    _ choice: Choice, isShort: Bool, isChief: Bool, naming name: (Seat) -> String
  ) -> Phrase {
    mark(choice, choice.line(isShort: isShort, isChief: isChief, naming: name))
  }

  private func mark(_ choice: Choice, _ line: Phrase) -> Phrase {
    choice.move == own ? .adviceOwn(line: line) : line
  }
}

extension Comparison {
  /// The reason to show for each move: the strongest that no better choice has shown, or else the
  /// strongest.
  var shownReasons: [Move: Reason] {
    var shown: [Move: Reason] = [:]
    for choice in choices {
      shown[choice.move] =
        choice.reasons.first { !shown.values.contains($0) } ?? choice.reasons.first
    }
    return shown
  }

  /// The choices as a list to read as a whole; those that cannot be told apart follow a line that says
  /// so, which is of none of them.
  ///
  /// `isChief`: the contract is the reader's. `mark` marks the line of a choice.
  func list(
    isChief: Bool, naming name: (Seat) -> String, marking mark: (Choice, Phrase) -> Phrase
  ) -> [(figures: Phrase, choice: Choice?)] {
    groups.flatMap { group -> [(figures: Phrase, choice: Choice?)] in
      let lines = group.choices.map { choice in
        mark(choice, choice.line(isShort: false, isChief: isChief, naming: name))
      }
      let isShared = lines.count > 1
      let head = isShared ? .adviceGroup(all: lines.count) : lines[0]
      let first: Phrase =
        isShared && group.place == 1 ? head : .adviceNumbered(place: group.place, line: head)
      return isShared
        ? [(first, nil)] + zip(lines, group.choices).map { ($0, $1) }
        : [(first, group.choices[0])]
    }
  }
}

extension Choice {
  /// The move with its expected result; near the end of a match, the chance of winning it comes
  /// first.
  ///
  /// With `isShort`, cards to lay are named by letter and number. `isChief` says that the contract is the
  /// reader's.
  fileprivate func line(isShort: Bool, isChief: Bool, naming name: (Seat) -> String) -> Phrase {
    let move = isShort ? move.shortPhrase(naming: name) : move.phrase(naming: name)
    let (score, chance) = (figures.score, figures.chance)
    if let wins = figures.wins {
      return .adviceHintMatch(move: move, wins: wins, score: score, chance: chance)
    }
    return isChief
      ? .adviceHintYours(move: move, score: score, chance: chance)
      : .adviceHint(move: move, score: score, chance: chance)
  }
}

extension Move {
  /// The move in a few words, with cards to lay named by letter and number; `name` returns the name of a
  /// seat.
  public func shortPhrase(naming name: (Seat) -> String) -> Phrase {
    guard case .bid(let cards) = self, !cards.isEmpty else { return phrase(naming: name) }
    return .adviceLayThese(
      cards: cards.map { .smallCard(letter: .letter(of: $0.suit), rank: $0.rank.number) })
  }

  /// The move in words; `name` returns the name of a seat.
  func phrase(naming name: (Seat) -> String) -> Phrase {
    switch self {
    case .bid(let cards):
      cards.isEmpty ? .advicePass : .adviceLayThese(cards: cards.map { .name(of: $0) })
    case .name(let trump): .adviceName(trump: .name(of: trump))
    case .pick(let seat): .advicePick(name: name(seat))
    case .play(let card): .advicePlay(card: .name(of: card))
    }
  }
}

extension Decision {
  /// The decision; if it cost points, with the cost and the better move.
  public func phrase(naming name: (Seat) -> String) -> Phrase {
    let made = made.move.phrase(naming: name)
    if cost == 0 { return .reviewGood(step: step, made: made) }
    if costInWins != nil, let wins = self.made.figures.wins, let most = best.figures.wins {
      return .reviewDearerMatch(
        step: step, made: made, wins: wins, best: best.move.phrase(naming: name), chance: most)
    }
    return .reviewDearer(
      step: step, made: made, cost: cost.inTenths, best: best.move.phrase(naming: name))
  }

  /// The decision with its cost, without the better move; nil if it cost nothing.
  public func question(naming name: (Seat) -> String) -> Phrase? {
    if cost == 0 { return nil }
    let made = made.move.phrase(naming: name)
    if costInWins != nil, let wins = self.made.figures.wins {
      return .reviewCostMatch(step: step, made: made, wins: wins)
    }
    return .reviewCost(step: step, made: made, cost: cost.inTenths)
  }

  /// The move made, if it is clearly the best, and what it brings beyond the next best one.
  public func praise(naming name: (Seat) -> String) -> Phrase? {
    guard let lead else { return nil }
    let made = made.move.phrase(naming: name)
    let other = lead.next.move.phrase(naming: name)
    if let wins = self.made.figures.wins, let others = lead.next.figures.wins, others < wins {
      return .reviewDearerMatch(
        step: step, made: made, wins: wins, best: other, chance: others)
    }
    return .reviewPraise(step: step, made: made, lead: lead.points.inTenths, other: other)
  }

  /// Why the best move is better: the risk of an éclat after the move made, and reasons for the
  /// best; two at most.
  public func why(naming name: (Seat) -> String) -> [Phrase] {
    Array((risk + reasons(naming: name)).prefix(2))
  }

  /// The risk of an éclat after the move made, if it is notably greater than after the best.
  var risk: [Phrase] {
    cost > 0 && made.eclatPercent - best.eclatPercent > Self.notableRisk
      ? [.reviewEclat(percent: made.eclatPercent)] : []
  }

  /// The strongest reasons for the best move, two at most; with `isNamed`, the first names it.
  func reasons(naming name: (Seat) -> String, isNamed: Bool = true) -> [Phrase] {
    best.reasons.prefix(2).enumerated().map { index, reason in
      isNamed && index == 0
        ? reason.phrase(for: best.move, naming: name) : reason.phrase(naming: name)
    }
  }

  /// The difference in percentage points above which a greater risk of an éclat is mentioned.
  private static let notableRisk = 20

  public var step: Phrase { observation.publicState.step }
}

extension PublicState {
  var step: Phrase {
    switch phase {
    case .auction: return .stepTurn(turn: auction.turns.count + 1)
    case .viceNames: return .stepViceTrump
    case .chiefNames: return .stepChiefTrump
    case .chiefPicks: return .stepPartner
    case .play, .over:
      let card = currentTrick?.cards.count ?? 0
      return .stepCard(trick: tricks.count + (card == 0 ? 1 : 0), card: card + 1)
    }
  }
}

extension Double {
  public var inTenths: Phrase {
    let tenths = Int((abs(self) * 10).rounded())
    let sign = self < 0 && tenths > 0 ? "−" : ""
    return .decimal(whole: sign + String(tenths / 10), tenth: tenths % 10)
  }
}

extension Reason {
  /// The reason behind the move that it is for.
  func phrase(for move: Move, naming name: (Seat) -> String) -> Phrase {
    .adviceWhy(move: move.shortPhrase(naming: name), reason: phrase(naming: name))
  }

  /// The reason as a sentence; `name` returns the name of a seat.
  public func phrase(naming name: (Seat) -> String) -> Phrase {
    switch self {
    case .onlyChoice: .reasonOnlyChoice
    case .drawsTrumps(let outstanding): .reasonDrawsTrumps(outstanding: outstanding)
    case .drawsLastTrumps: .reasonDrawsLastTrumps
    case .cashesWinner(let others): .reasonCashesWinner(others: others)
    case .leadsLoser: .reasonLeadsLoser
    case .takesForSure(let points): .reasonTakesForSure(points: points)
    case .trumpsForSure(let points): .reasonTrumpsForSure(points: points)
    case .takesAsLast(let points): .reasonTakesAsLast(points: points)
    case .takesForNow(let points): .reasonTakesForNow(points: points)
    case .makesContract: .reasonMakesContract
    case .setsContract: .reasonSetsContract
    case .feedsOwnSide(let points): .reasonFeedsOwnSide(points: points)
    case .leavesToOwnSide: .reasonLeavesToOwnSide
    case .givesLeast(let points): .reasonGivesLeast(points: points)
    case .emptiesSuit(let suit): .reasonEmptiesSuit(suit: .name(of: suit))
    case .keepsFromLead(let seat): .reasonKeepsFromLead(name: name(seat))
    case .takesToLead(let seat): .reasonTakesToLead(name: name(seat))
    case .leavesLead(let seat): .reasonLeavesLead(name: name(seat))
    case .winsTrick(let percent, let side): .reasonWinsTrick(percent: percent, side: side)
    case .keepsWinner(let card, let percent):
      .reasonKeepsWinner(card: .name(of: card), percent: percent)
    case .keepsToTrump(let card, let suit):
      .reasonKeepsToTrump(card: .name(of: card), suit: .name(of: suit))
    case .forcesTrump(let others): .reasonForcesTrump(others: others)
    case .risksPoints(let points): .reasonRisksPoints(points: points)
    case .winsPoints(let points): .reasonWinsPoints(points: points)
    case .failsByMore: .reasonFailsByMore
    case .makesAsChief(let percent, let otherwise):
      .reasonMakesAsChief(percent: percent, otherwise: otherwise)
    case .othersMakeLess(let percent, let otherwise):
      .reasonOthersMakeLess(percent: percent, otherwise: otherwise)
    case .raisesOthers(let level): .reasonRaisesOthers(level: level)
    case .bringsMore(as: .chief): .reasonMoreAsChief
    case .bringsMore(as: .partner): .reasonMoreAsPartner
    case .bringsMore(as: .opponent): .reasonMoreAsOpponent
    case .isPicked(let seat, nil, let percent):
      .reasonIsPicked(name: name(seat), percent: percent)
    case .isPicked(let seat, let trump?, let percent):
      .reasonIsPickedFor(name: name(seat), trump: .name(of: trump), percent: percent)
    case .names(let trump, let percent):
      .reasonNames(trump: .name(of: trump), percent: percent)
    case .fitsLeader(let seat, let trump, let cards):
      .reasonFitsLeader(name: name(seat), trump: .name(of: trump), cards: cards)
    case .shownBy(let seat, let cards): .reasonShownBy(name: name(seat), cards: cards)
    case .deniesChief(let trump): .reasonDeniesChief(trump: .name(of: trump))
    case .showsHighCards(let cards): .reasonShowsHighCards(cards: cards)
    case .savesTrump(let side): .reasonSavesTrump(side: side)
    case .makesMoreOften(let side): .reasonMakesMoreOften(side: side)
    case .breaksMoreOften: .reasonBreaksMoreOften
    case .failsByLess: .reasonFailsByLess
    case .bringsPoints(let points): .reasonBringsPoints(points: points)
    case .keepsFromWinning(let seat, let target?):
      .reasonKeepsFromTarget(name: name(seat), target: target)
    case .keepsFromWinning(let seat, nil): .reasonKeepsFromWinning(name: name(seat))
    case .winsMatch(let percent): .reasonWinsMatch(percent: percent)
    case .costsRival(let seat, let points): .reasonCostsRival(name: name(seat), points: points)
    case .wouldBeTooDear(let level, let percent):
      .reasonTooDear(level: level, percent: percent)
    case .othersFail(let percent): .reasonOthersFail(percent: percent)
    case .avoidsEclat(let percent): .reasonAvoidsEclat(percent: percent)
    case .hidesGoodCards: .reasonHidesGoodCards
    case .holdsTrumps(let cards): .reasonHoldsTrumps(cards: cards)
    case .bonus(let points): .reasonBonus(points: points)
    case .showsTrumps(let cards): .reasonShowsTrumps(cards: cards)
    case .leads(let level, let target): .reasonLeads(level: level, target: target)
    case .wouldBeVice: .reasonWouldBeVice
    case .showsCards: .reasonShowsCards
    case .risksEclat: .reasonRisksEclat
    case .restsOnLead: .reasonRestsOnLead
    case .couldBeTrump(let trump, let cards):
      .reasonCouldBeTrump(trump: .name(of: trump), cards: cards)
    case .becomesChief(let percent): .reasonBecomesChief(percent: percent)
    case .becomesVice(let percent): .reasonBecomesVice(percent: percent)
    case .becomesPartner(let percent): .reasonBecomesPartner(percent: percent)
    case .staysOut: .reasonStaysOut
    }
  }
}

extension Strength {
  /// The person's strength compared with the levels, as a sentence.
  public var phrase: Phrase {
    let behind = (-beyondExpert).inTenths
    let gap = margin.map { Phrase.coachGap(points: behind, margin: $0.inTenths) } ?? behind
    return switch (above, below) {
    case (let above?, let below?):
      .strengthBetween(weaker: .name(of: above), stronger: .name(of: below), gap: gap)
    case (nil, let below?): .strengthBelow(level: .name(of: below), gap: gap)
    case (_, nil): .strengthTop
    }
  }
}

extension LeakFigures {
  public var phrase: Phrase {
    .leakLine(what: leak.phrase, times: cases.count, cost: cost.inTenths)
  }
}

extension Replay {
  /// The mistake for which the hand is replayed: the move made, its cost and the better one; nil at
  /// other positions.
  public func mistake(naming name: (Seat) -> String) -> Phrase? {
    guard let mistake = hand.mistake, mistake.moveIndex == index, let nextMove,
      let best = mistake.best.flatMap({ round.move(text: $0.text) })
    else { return nil }
    return .reviewDearer(
      step: round.publicState.step, made: nextMove.shortPhrase(naming: name),
      cost: mistake.cost.inTenths, best: best.shortPhrase(naming: name))
  }
}

extension Leak {
  /// The pattern as a sentence to the person, without a full stop.
  fileprivate var phrase: Phrase { Phrase("coach.leak", of: self) }

  /// The fault of a move that shows the pattern, as a whole sentence.
  fileprivate var warning: Phrase { Phrase("coach.warn", of: self) }
}

extension Decision {
  /// The coach's warning before the move is made: why it is a mistake, and its cost.
  public var warning: Phrase {
    .coachWarning(what: Leak(self)?.warning ?? .warnAnother, cost: cost.inTenths)
  }
}
