import MueGame
import MueRules

/// The auction in phrases: who leads, who would be Vice, what a bid or a pass leads to.
extension Narration {
  /// A seat in a sentence: the person as "you", anybody else by name.
  public func who(_ seat: Seat) -> Phrase {
    seat == view.person ? .you : .player(name: name(of: seat))
  }

  /// Who leads and who would be Vice; of a tie, who is level and what an éclat would cost.
  ///
  /// With `isWhole`, also that better cards decide who would be Vice, where they do.
  public func standing(isWhole: Bool = true) -> [Phrase] {
    let auction = publicState.auction
    switch auction.standing {
    case .allPassed: return [.nobodyHasLaid]
    case .roles(let roles):
      let target = publicState.rules.target(level: roles.level)
      let lead: Phrase =
        roles.chief == view.person
        ? .youLead(cards: roles.level, target: target)
        : .leads(name: name(of: roles.chief), cards: roles.level, target: target)
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

  /// The bid of the player who leads alone, and its target.
  public var leadingBid: Phrase? {
    guard case .roles(let roles) = publicState.auction.standing else { return nil }
    return .bidAndTarget(bid: roles.level, target: publicState.rules.target(level: roles.level))
  }

  /// What everybody involved scores in an éclat.
  func scores(of eclat: Eclat) -> Phrase {
    let bonus = publicState.rules.bonus(of: eclat)
    let gainers = eclat.tied.filter { $0 != eclat.last }
    return .eclatScores(
      payer: who(eclat.last), loss: bonus[eclat.last].withMinus, gainers: gainers.map(who),
      gain: (gainers.first.map { bonus[$0] } ?? 0).signed)
  }

  /// How the hand would go on if nobody laid another card.
  public func end(of auction: Auction) -> Phrase {
    switch auction.standing {
    case .allPassed: .nobodyPlays
    case .roles(let roles):
      roles.chief == view.person
        ? .chiefIsYou(target: publicState.rules.target(level: roles.level))
        : .chiefIs(name: name(of: roles.chief))
    case .eclat(let eclat): .endsInEclat(scored: scores(of: eclat))
    }
  }

  /// The question to the bidder: with cards pushed forward, what laying them leads to.
  func bidQuestion(pushed: CardSet, atMost: Int) -> Phrase {
    let auction = publicState.auction
    if pushed.isEmpty {
      if atMost == 0 { return .askPassOnly }
      return auction.endsWithNextPass
        ? .askBidLast(cards: atMost, what: .ifYouPass(what: end(of: auction)))
        : .askBid(cards: atMost)
    }
    let next = auction.taking(pushed)
    if next.leaders == [view.seat] {
      let target = publicState.rules.target(level: next.most)
      return .bidLeads(cards: pushed.count, total: next.most, target: target)
    }
    if next.leaders.contains(view.seat) {
      return .bidDraws(cards: pushed.count, what: .ifAllPass(what: end(of: next)))
    }
    if case .roles(let roles) = next.standing, roles.vice == view.seat {
      return .bidVice(cards: pushed.count)
    }
    return .bidShort(cards: pushed.count)
  }
}
