import MueGame
import MueRules
import MueWords

extension PlainTalk {
  /// The number of the hand.
  var title: Phrase {
    switch view.rules.end {
    case .points(let points): .plainHandToPoints(hand: view.hand, points: points)
    case .hands(let hands): .plainHandOfHands(hand: view.hand, hands: hands)
    }
  }

  /// Everything on the table.
  var table: [Phrase] {
    [title, dealer, roles] + bid + [trumps] + seats.map { line(of: $0) } + [trick, turn]
  }

  /// The seats clockwise, starting after the person.
  private var seats: [Seat] {
    publicState.players.seats(from: publicState.players.seat(after: view.seat))
  }

  /// Who dealt.
  var dealer: Phrase { .plainDealer(name: narration.name(of: publicState.dealer)) }

  /// Chief, Vice and partner, as far as they are known.
  var roles: Phrase {
    let known: [Phrase] = publicState.players.seats.compactMap { seat in
      narration.role(of: seat).map { .plainRole(role: $0, name: narration.name(of: seat)) }
    }
    return known.isEmpty ? .plainNoRoles : .plainRoles(roles: known)
  }

  /// The bid and its target; in the auction, who leads and who would be Vice.
  var bid: [Phrase] {
    if let level = publicState.roles?.level {
      return [.plainBid(bid: level, target: publicState.rules.target(level: level))]
    }
    switch publicState.auction.standing {
    case .allPassed: return [.plainNobodyHasLaid]
    case .roles(let roles):
      let target = publicState.rules.target(level: roles.level)
      let lead: Phrase =
        roles.chief == view.person
        ? .plainYouLead(cards: roles.level, target: target)
        : .plainLeads(
          name: narration.name(of: roles.chief), cards: roles.level, target: target)
      let vice = roles.vice.map { Phrase.plainLine(heading: .vice, what: [narration.who($0)]) }
      return [lead] + [vice].compactMap(\.self)
    case .eclat(let eclat):
      return [
        .plainLevelAt(cards: eclat.level, tied: eclat.tied.map(narration.who)),
        .ifAllPass(what: narration.end(of: publicState.auction)),
      ]
    }
  }

  /// The trumps, as far as they are named.
  var trumps: Phrase {
    if let sentence = narration.trumpSentence { return sentence }
    return narration.named.vice.map { .plainViceNamed(trump: .name(of: $0)) } ?? .plainTrumpsUnknown
  }

  /// A seat's role, cards, points and laid cards; with `isWhole`, its player's settings too.
  func line(of seat: Seat, isWhole: Bool = false) -> Phrase {
    let order = HandOrder(publicState.play?.order)
    let lying = order.sorted(publicState.lying(before: seat))
    let seen = order.sorted(view.observation.seenAlone(of: seat))
    var parts = [narration.role(of: seat)].compactMap(\.self)
    parts.append(.cardsHeld(cards: view.observation.handCount(of: seat)))
    if publicState.play != nil { parts.append(.plainPoints(points: publicState.points[seat])) }
    if isWhole { parts += Phrase.settings(of: view.players[seat].agent) }
    if !lying.isEmpty { parts.append(.plainLies(cards: lying.map(Phrase.name(of:)))) }
    if !seen.isEmpty { parts.append(.plainSeen(cards: seen.map(Phrase.name(of:)))) }
    return .plainSeat(name: narration.name(of: seat), what: parts)
  }

  /// The trick on the table.
  var trick: Phrase {
    guard let trick = publicState.currentTrick else { return .plainNoTrick }
    return .plainTrick(
      number: publicState.tricks.count, cards: cards(of: trick),
      best: narration.name(of: trick.winner), points: trick.points)
  }

  /// A finished trick of this hand, by its index.
  func pastTrick(_ place: Int) -> Phrase {
    let trick = publicState.tricks[place]
    return .plainPastTrick(
      number: place + 1, cards: cards(of: trick), winner: narration.name(of: trick.winner),
      points: trick.points)
  }

  private func cards(of trick: Trick) -> [Phrase] {
    zip(publicState.players.seats(from: trick.leader), trick.cards).map { seat, card in
      .plainCardOf(name: narration.name(of: seat), card: .name(of: card))
    }
  }

  /// Whose turn it is.
  var turn: Phrase {
    guard let turn = publicState.turn else { return view.isOver ? .plainNextMatch : .plainNextHand }
    return turn == view.seat ? .plainYourTurn : .plainTurn(name: narration.name(of: turn))
  }

  /// The points won in this hand.
  var points: [Phrase] {
    guard publicState.play != nil else { return [.plainNoPoints] }
    let points: [Phrase] = publicState.players.seats.map {
      .plainTotal(name: narration.name(of: $0), total: String(publicState.points[$0]))
    }
    return [.plainLine(heading: .points, what: points)] + [team].compactMap(\.self)
  }

  private var team: Phrase? {
    publicState.contract.map {
      .plainTeam(
        points: publicState.teamPoints, target: publicState.rules.target(level: $0.roles.level))
    }
  }
}
