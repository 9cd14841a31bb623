import MueRules
import MueWords

extension PlainTalk {
  /// What Enter does: goes on where something is over, and else asks once more.
  func goOn() -> Reply {
    if isTrickHeld { return .perform(.goOn) }
    guard let turn = publicState.turn else {
      return .perform(view.isOver ? .newMatch : .dealNextHand)
    }
    return .tell(turn == view.seat ? question : [self.turn])
  }

  func pass() -> Reply {
    switch view.observation.legalMoves {
    case .bid: .perform(.make(.pass))
    case .play: .tell(.noPassInPlay)
    case .name, .pick: .tell([.mustChoose] + question)
    case nil: notAsked
    }
  }

  /// Lays cards; without any it tells what is bid.
  func bid(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { return .tell(bid) }
    guard case .bid(let free, let atMost) = view.observation.legalMoves else { return notAsked }
    let cards = try CardList(narration).read(words, vocabulary)
    if let lying = cards.first(where: { !free.contains($0) }) {
      return .tell(.alreadyLies(card: .name(of: lying)))
    }
    if cards.count > atMost {
      return .tell(atMost == 0 ? .askPassOnly : .limitReached(cards: atMost))
    }
    return .perform(.make(.bid(CardSet(cards))))
  }

  /// Names a trump; without any it tells the order.
  func name(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { return .tell(trumps) }
    guard case .name(let offered) = view.observation.legalMoves else { return notAsked }
    guard let trump = vocabulary.trump(Array(words)) else {
      throw .unknownTrump(words.joined(separator: " "))
    }
    if offered.contains(trump) { return .perform(.make(.name(trump))) }
    return .tell([.notOffered] + question)
  }

  /// Picks a partner; without any it tells who is what.
  func pick(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { return .tell(roles) }
    guard case .pick(let seats) = view.observation.legalMoves else { return notAsked }
    do throws(Misreading) {
      return .perform(.make(.pick(try view.seat(called: words, among: seats))))
    } catch {
      let here = try view.seat(called: words, among: publicState.players.seats)
      return .tell([seats.contains(here) ? error.phrase : .notOffered] + question)
    }
  }

  /// Plays a card, or says why it may not be played.
  func play(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    guard case .play(let legal) = view.observation.legalMoves else { return notAsked }
    let cards = try CardList(narration).read(words, vocabulary)
    guard cards.count == 1 else { throw .severalCards }
    if legal.contains(cards[0]) { return .perform(.make(.play(cards[0]))) }
    return .tell(narration.reason(against: cards[0]) ?? .notOffered)
  }

  /// The card that the person plays in any case; nil when there is a choice, or none is asked.
  public var forcedMove: Move? {
    guard case .play(let cards) = view.observation.legalMoves, cards.looks.count == 1,
      !isTrickHeld
    else { return nil }
    return cards.first.map(Move.play)
  }

  /// Asks for a hint.
  func hint() -> Reply {
    if view.observation.legalMoves == nil { return notAsked }
    return mayHint ? .perform(.hint) : .tell(.hintsAreOff)
  }

  /// Claims the rest of the hand.
  func claim() -> Reply {
    guard case .play = view.observation.legalMoves else { return .tell([.claimNotNow] + question) }
    return .perform(.claim)
  }

  /// The answer to a move that is not asked now.
  private var notAsked: Reply {
    if let turn = publicState.turn, turn != view.seat {
      return .tell(.notYourTurn(name: narration.name(of: turn)))
    }
    return .tell([.notAsked] + question)
  }
}
