import MueRules
import MueTable
import MueTelling
import MueWords

extension PlainTalk {
  /// Which hand it is.
  var title: Phrase {
    switch view.rules.end {
    case .points(let points): .plainHandToPoints(hand: view.hand, points: points)
    case .hands(let hands): .plainHandOfHands(hand: view.hand, hands: hands)
    }
  }

  /// All that lies on the table.
  var table: [Phrase] {
    [title, dealer, roles, bid, trumps] + seats.map { line(of: $0) } + [trick, turn]
  }

  /// The seats in the order of their turns, beginning behind the person.
  private var seats: [Seat] {
    faceUp.players.seats(from: faceUp.players.seat(after: view.seat))
  }

  /// Who dealt.
  var dealer: Phrase { .plainDealer(name: telling.name(of: faceUp.dealer)) }

  /// Chief, Vice and partner, as far as they are known.
  var roles: Phrase {
    let known: [Phrase] = faceUp.players.seats.compactMap { seat in
      telling.role(of: seat).map { .plainRole(role: $0, name: telling.name(of: seat)) }
    }
    return known.isEmpty ? .plainNoRoles : .plainRoles(roles: known)
  }

  /// What is bid, and what it asks.
  var bid: Phrase {
    let players = faceUp.players
    if let level = faceUp.roles?.level {
      return .plainBid(bid: level, target: players.target(level: level))
    }
    let most = faceUp.auction.most
    return most == 0
      ? .plainNobodyHasLaid : .plainMostLaid(cards: most, target: players.target(level: most))
  }

  /// The trumps, as far as they are named.
  var trumps: Phrase {
    if let sentence = telling.trumpSentence { return sentence }
    return telling.named.vice.map { .plainViceNamed(trump: .name(of: $0)) } ?? .plainTrumpsUnknown
  }

  /// What a seat is, holds, has won and has laid; who decides for it when asked for it alone.
  func line(of seat: Seat, isWhole: Bool = false) -> Phrase {
    let order = HandOrder(faceUp.play?.order)
    let lying = order.sorted(faceUp.lying(before: seat))
    let seen = order.sorted(view.observation.seenAlone(of: seat))
    var parts = [telling.role(of: seat)].compactMap(\.self)
    parts.append(.cardsHeld(cards: view.observation.handCount(of: seat)))
    if faceUp.play != nil { parts.append(.plainPoints(points: faceUp.points[seat])) }
    if isWhole { parts += Phrase.settings(of: view.players[seat].agent) }
    if !lying.isEmpty { parts.append(.plainLies(cards: lying.map(Phrase.name(of:)))) }
    if !seen.isEmpty { parts.append(.plainSeen(cards: seen.map(Phrase.name(of:)))) }
    return .plainSeat(name: telling.name(of: seat), what: parts)
  }

  /// The trick on the table.
  var trick: Phrase {
    guard let trick = faceUp.currentTrick else { return .plainNoTrick }
    return .plainTrick(
      number: faceUp.tricks.count, cards: cards(of: trick),
      best: telling.name(of: trick.winner), points: trick.points)
  }

  /// A trick of this hand that is over, by its place.
  func pastTrick(_ place: Int) -> Phrase {
    let trick = faceUp.tricks[place]
    return .plainPastTrick(
      number: place + 1, cards: cards(of: trick), winner: telling.name(of: trick.winner),
      points: trick.points)
  }

  private func cards(of trick: Trick) -> [Phrase] {
    zip(faceUp.players.seats(from: trick.leader), trick.cards).map { seat, card in
      .plainCardOf(name: telling.name(of: seat), card: .name(of: card))
    }
  }

  /// Whose turn it is.
  var turn: Phrase {
    guard let turn = faceUp.turn else { return view.isOver ? .plainNextMatch : .plainNextHand }
    return turn == view.seat ? .plainYourTurn : .plainTurn(name: telling.name(of: turn))
  }

  /// The points won in this hand.
  var points: [Phrase] {
    guard faceUp.play != nil else { return [.plainNoPoints] }
    let points: [Phrase] = faceUp.players.seats.map {
      .plainTotal(name: telling.name(of: $0), total: String(faceUp.points[$0]))
    }
    return [.plainLine(heading: .points, what: points)] + [team].compactMap(\.self)
  }

  private var team: Phrase? {
    faceUp.contract.map {
      .plainTeam(
        points: faceUp.teamPoints, target: faceUp.players.target(level: $0.roles.level))
    }
  }
}
