import MueGame
import MueRules

/// The game in phrases, as one seat sees it: events, questions, state.
///
/// It knows only what the seat sees, so every phrase can be shown, printed or sent.
public struct Narration: Sendable {
  public let view: GameObservation

  public init(_ view: GameObservation) { self.view = view }

  /// The name of a seat.
  public func name(of seat: Seat) -> String { view.players[seat].name.text }

  var publicState: PublicState { view.observation.publicState }
}

extension Narration {
  /// The latest move of another seat; nil for the person's own moves, and for cards played, which
  /// the table shows.
  public func news(of move: Move, by seat: Seat) -> Phrase? {
    if seat == view.person { return nil }
    let name = name(of: seat)
    return switch move {
    case .bid(let cards):
      cards.isEmpty
        ? .passes(name: name)
        : .lays(name: name, cards: cards.count, total: publicState.auction.laid[seat].count)
    case .name(let trump): .names(name: name, trump: .name(of: trump))
    case .pick(let partner):
      partner == view.person
        ? .picksYou(name: name) : .picks(name: name, partner: self.name(of: partner))
    case .play: nil
    }
  }
}

extension Narration {
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
}

extension Narration {
  /// The number of the hand and the length of the match, or the day of a deal of the day.
  public var title: Phrase {
    if let day = view.notes.day { return .dayTitle(day: day.text) }
    return switch view.rules.end {
    case .points(let points): .titleToPoints(hand: view.hand, points: points)
    case .hands(let hands): .titleOfHands(hand: view.hand, hands: hands)
    }
  }

  /// The winners of the match; nil while it goes on.
  public var victory: Phrase? {
    let names = view.winners.map(name(of:))
    guard let first = names.first else { return nil }
    if names.count > 1 { return .sharedVictory(names: names.joined(separator: ", ")) }
    return view.winners == [view.person] ? .youWin : .wins(name: first)
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
}

extension Narration {
  /// The question to the seat; nil when it is not the seat's turn.
  ///
  /// `pushed` are the cards pushed forward, `option` is the index of the marked trump.
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
}

extension Narration {
  /// The person's role in the hand, and whether that side succeeded; nil before its end.
  public var dayPart: Phrase? {
    guard let score = view.scores.first else { return nil }
    guard case .played(let reckoning) = score.result else { return headline(of: score) }
    let part = Part(of: view.seat, in: reckoning.contract)
    let isWon = reckoning.isMade == part.isChiefSide
    return isWon ? .dayWon(part: .name(of: part)) : .dayLost(part: .name(of: part))
  }

  /// The result of a deal of the day in one line, beside an expert's score in the same seat; nil
  /// before its end.
  ///
  /// It reveals no card.
  public func dayLine(_ day: Day, par: Int) -> Phrase? {
    guard let part = dayPart else { return nil }
    let line = Phrase.dayLine(
      day: day.text, part: part, score: view.totals[view.seat].withMinus, par: par.withMinus,
      level: level)
    let (undos, hints) = (view.notes.undos, view.notes.hints)
    return undos + hints == 0 ? line : .dayLineHelped(line: line, undos: undos, hints: hints)
  }

  /// The level of the other players, which is the same for all of them.
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
