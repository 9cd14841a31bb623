import MueRules
import MueWords

extension PlainTalk {
  /// The question to the person with the choices; empty while it is another player's turn.
  var question: [Phrase] {
    guard asks else { return [] }
    if isTrickHeld { return [.plainNextTrick] }
    guard publicState.turn != nil else { return [view.isOver ? .plainNextMatch : .plainNextHand] }
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

  private func bidQuestion(atMost: Int) -> [Phrase] {
    if atMost == 0 { return [.askPassOnly] }
    let end: [Phrase] =
      publicState.auction.endsWithNextPass
      ? [.ifYouPass(what: narration.end(of: publicState.auction))] : []
    return [.plainAskBid(cards: atMost)] + end + [.plainMayLay(cards: numberedCards)]
  }

  /// The cards that can be used now, each with its number.
  private var numberedCards: [Phrase] {
    let list = CardList(narration)
    return list.cards.prefix(list.free).enumerated().map { place, card in
      .plainNumbered(number: place + 1, what: [.name(of: card)])
    }
  }

  private func numbered(_ seats: [Seat]) -> [Phrase] {
    seats.enumerated().map { place, seat in
      .plainNumberedName(number: place + 1, name: narration.name(of: seat))
    }
  }
}
