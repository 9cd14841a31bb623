import MueGame
import MueRules

/// The answer to a question about an auction, with what gave it away.
public struct AuctionAnswer: Sendable {
  public let isRight: Bool
  public let verdict: Phrase
  /// What is right, what lies on the table, and what everybody could read in it.
  public let lines: [Phrase]
  /// The cards that each seat was dealt.
  public let hands: [Phrase]

  /// The answer to a choice by the person who sees a game; nil if it is not offered.
  public init?(_ puzzle: AuctionPuzzle, to choice: Move, in view: GameObservation) {
    guard let isRight = puzzle.isRight(choice) else { return nil }
    let narration = Narration(view)
    self.isRight = isRight
    verdict = isRight ? .practiceRight : .practiceMissed
    lines = puzzle.truth(narration) + puzzle.signs(narration) + [puzzle.read(choice, narration)]
    hands = view.rules.players.seats.map { seat in
      let cards = HandOrder(nil).sorted(puzzle.round.deal.hands[seat])
      return .plainLine(heading: narration.who(seat), what: cards.map(Phrase.name(of:)))
    }
  }
}

extension AuctionPuzzle {
  /// The question to the person who sees a game.
  public func asked(in view: GameObservation) -> Phrase {
    let narration = Narration(view)
    return switch question {
    case .trump(let seat): .auctionAskTrump(name: narration.name(of: seat))
    case .partner(let seat): .auctionAskPartner(name: narration.name(of: seat))
    case .most(.number(let rank)): .auctionAskMostNumber(rank: rank.number)
    case .most(let suit): .auctionAskMostSuit(suit: .name(of: suit))
    }
  }

  /// A choice in a list.
  public func label(of choice: Move, in view: GameObservation) -> Phrase {
    switch choice {
    case .name(let trump): .name(of: trump)
    case .pick(let seat): Narration(view).who(seat)
    case .bid, .play: .you
    }
  }

  /// The right answer, and the cards behind it.
  fileprivate func truth(_ narration: Narration) -> [Phrase] {
    switch (question, choices[answer]) {
    case (.trump(let seat), .name(let trump)):
      return [narration.names(seat, trump)] + dealt(trump, seat, narration)
    case (.partner(let chief), .pick(let partner)):
      return [narration.picks(chief, partner)]
        + narration.namedTrumps.flatMap { dealt($0, partner, narration) }
    case (.most(let trump), .pick(let seat)): return dealt(trump, seat, narration)
    default: return []
    }
  }

  private func dealt(_ trump: Trump, _ seat: Seat, _ narration: Narration) -> [Phrase] {
    let cards = cards(of: trump, at: seat)
    let all = (round.rules.deck & trump.cards).count
    if trump == .noTrump { return [] }
    return [
      .auctionDealt(
        trump: .name(of: trump), name: narration.who(seat), held: cards.dealt, all: all,
        laid: cards.laid)
    ]
  }

  /// What the seat that the answer is about has laid, in the order of its bids.
  fileprivate func signs(_ narration: Narration) -> [Phrase] {
    let seat: Seat? =
      switch (question, choices[answer]) {
      case (.trump(let seat), _): seat
      case (_, .pick(let seat)): seat
      default: nil
      }
    return seat.map(narration.cardsLaid) ?? []
  }

  /// What everybody could read about the likeliest choices, and about the person's.
  fileprivate func read(_ choice: Move, _ narration: Narration) -> Phrase {
    let likely = choices.indices.sorted { (-readings[$0], $0) < (-readings[$1], $1) }
    let shown = likely.enumerated().filter { place, index in
      place < 2 || choices[index] == choice || index == answer
    }.map(\.element)
    return .auctionRead(
      what: shown.map { index in
        .bidsLine(
          what: label(of: choices[index], in: narration.view), part: part(of: readings[index]))
      })
  }

  /// A reading in words.
  private func part(of reading: Int) -> Phrase {
    if case .most = question { return .bidsAbout(held: (reading + 5) / 10) }
    return .cases(reading.tenths)
  }
}

extension Narration {
  /// The trumps named so far, the Vice's first.
  fileprivate var namedTrumps: [Trump] { [named.vice, named.chief].compactMap(\.self) }
}
