import MueBots
import MueGame
import MueRules

extension Narration {
  /// The events of the hand, one sentence each, from the deal to the result.
  ///
  /// The list only grows: for a later view of the same hand it begins with the events of the
  /// earlier one, so the rest is new.
  public var happenings: [Phrase] {
    [dealt] + bidding + settled + naming(isWhole: true) + tricks.flatMap(\.self)
      + (publicState.score.map(ending) ?? [])
  }

  /// The tricks so far, each as the sentences about its cards and, if it is finished, its winner.
  var tricks: [[Phrase]] {
    let players = publicState.players
    return publicState.tricks.map { trick in
      let played: [Phrase] = trick.cards.enumerated().map { index, card in
        let seat = players.seats(from: trick.leader)[index]
        let (name, card) = (who(seat), Phrase.name(of: card))
        return index == 0 ? .toldLeads(name: name, card: card) : .toldPlays(name: name, card: card)
      }
      return trick.cards.count == players.number
        ? played + [.toldTakes(name: who(trick.winner), points: trick.points)] : played
    }
  }

  /// The trumps, the highest first: double trumps, the Chief's, the Vice's; nil before both are
  /// known.
  var trumpOrder: [Phrase]? {
    guard let chief = named.chief else { return nil }
    let chiefs: [Phrase] = chief == .noTrump ? [] : [.name(of: chief)]
    guard let vice = named.vice else { return chiefs }
    let double: [Phrase] =
      switch (chief, vice) {
      case (.suit(let suit), .number(let rank)), (.number(let rank), .suit(let suit)):
        [.name(of: Card(suit, rank))]
      default: []
      }
    return double + chiefs + [.name(of: vice)]
  }

  /// The trump order as a sentence; nil before it is known.
  public var trumpSentence: Phrase? {
    trumpOrder.map { $0.isEmpty ? .toldNoTrumps : .toldTrumps(order: $0) }
  }

  private var dealt: Phrase {
    .toldDeals(name: who(publicState.dealer))
  }

  private var bidding: [Phrase] {
    var totals = Array(repeating: 0, count: publicState.players.number)
    return publicState.auction.turns.map { turn in
      totals[turn.seat] += turn.cards.count
      if turn.cards.isEmpty { return .passes(name: who(turn.seat)) }
      let cards = HandOrder(nil).sorted(turn.cards).map(Phrase.name(of:))
      return .toldLays(name: who(turn.seat), cards: cards, total: totals[turn.seat])
    }
  }

  private var settled: [Phrase] {
    guard let roles = publicState.roles else { return [] }
    let target = publicState.rules.target(level: roles.level)
    let chief = Phrase.toldChief(name: who(roles.chief), bid: roles.level, target: target)
    if !publicState.rules.hasPartners { return [chief] }
    guard let vice = roles.vice else { return [chief, .toldNoVice] }
    return [chief, .toldVice(name: who(vice))]
  }

  /// The trumps named and the partner picked; with `isWhole`, with the resulting trump order.
  private func naming(isWhole: Bool) -> [Phrase] {
    guard let roles = publicState.roles else { return [] }
    var said: [Phrase] = []
    if let trump = named.vice, let vice = roles.vice { said.append(names(vice, trump)) }
    if let trump = named.chief { said.append(names(roles.chief, trump)) }
    if isWhole, let trumpSentence { said.append(trumpSentence) }
    if let partner = publicState.contract?.partner { said.append(picks(roles.chief, partner)) }
    return said
  }

  func names(_ seat: Seat, _ trump: Trump) -> Phrase {
    .names(name: who(seat), trump: .name(of: trump))
  }

  func picks(_ chief: Seat, _ partner: Seat) -> Phrase {
    .picks(name: who(chief), partner: who(partner))
  }

  private func ending(_ score: RoundScore) -> [Phrase] {
    ([headline(of: score), gain(of: score)].compactMap(\.self) + story(of: score)).map {
      .toldSentence(what: $0)
    }
  }
}

/// One line of the log of a hand.
public struct LogLine: Hashable, Sendable {
  public let phrase: Phrase
  /// Whether it begins a new part of the hand.
  public var isHeading = false
  /// The moves that it reports; those of all lines are the moves of the hand, in order.
  public var moves: [LoggedMove] = []
}

/// A move in a line of the log.
public struct LoggedMove: Hashable, Sendable {
  public let seat: Seat
  /// The move as it is written in the line.
  public let phrase: Phrase
}

extension LogLine {
  /// A line about one move.
  fileprivate init(_ phrase: Phrase, by seat: Seat) {
    self.phrase = phrase
    moves = [LoggedMove(seat: seat, phrase: phrase)]
  }
}

extension Narration {
  /// The public events of the hand, in order; `card` returns the text for a card.
  public func log(writing card: (Card) -> String) -> [LogLine] {
    let dealt = Phrase.logHeading(hand: view.hand, name: who(publicState.dealer))
    let heading = LogLine(phrase: dealt, isHeading: true)
    let happened = auctionLog(card) + namingLog + playLog(card) + endLog
    return [heading] + (happened.isEmpty ? [LogLine(phrase: .logEmpty)] : happened)
  }

  private func auctionLog(_ card: (Card) -> String) -> [LogLine] {
    publicState.auction.turns.map { turn in
      if turn.cards.isEmpty { return LogLine(.passes(name: who(turn.seat)), by: turn.seat) }
      let cards = HandOrder(nil).sorted(turn.cards).map(card).joined(separator: " ")
      return LogLine(.logLays(name: who(turn.seat), cards: cards), by: turn.seat)
    }
  }

  private var namingLog: [LogLine] {
    guard let roles = publicState.roles else { return [] }
    // The Vice names a trump, then the Chief does, who also picks the partner.
    let seats = [named.vice == nil ? nil : roles.vice, roles.chief, roles.chief]
    return zip(naming(isWhole: false), seats.compactMap(\.self)).map { LogLine($0, by: $1) }
  }

  private func playLog(_ card: (Card) -> String) -> [LogLine] {
    publicState.tricks.enumerated().flatMap { index, trick in
      let seats = publicState.players.seats(from: trick.leader)
      let moves = zip(seats, trick.cards).map {
        LoggedMove(seat: $0, phrase: .logCard(player: who($0), card: card($1)))
      }
      let line = LogLine(
        phrase: .logTrick(trick: index + 1, cards: moves.map(\.phrase)), moves: moves)
      if trick.cards.count < publicState.players.number { return [line] }
      return [
        line, LogLine(phrase: .takesTrick(name: who(trick.winner), points: trick.points)),
      ]
    }
  }

  private var endLog: [LogLine] {
    guard let score = publicState.score else { return [] }
    return [LogLine(phrase: headline(of: score), isHeading: true)]
      + ([gain(of: score)].compactMap(\.self) + story(of: score)).map { LogLine(phrase: $0) }
  }
}

/// What a computer player may remark on.
enum Remark: String, CaseIterable {
  case wellPlayed, thanks, oops

  /// The words of a player with a style of bidding; those of balanced players are the phrases that
  /// people send with one key.
  func words(in style: BotSettings.Style) -> Phrase {
    switch style {
    case .cautious: Phrase("voices.cautious", of: self)
    case .balanced: Phrase("people.ready", of: self)
    case .bold: Phrase("voices.bold", of: self)
    }
  }
}

/// The occasional remarks of computer players about a hand.
extension Narration {
  /// A computer player's remark about the latest event, at most one in a hand: about an éclat, a
  /// trick with nearly all possible points, or a contract made or lost by one point.
  ///
  /// Its words differ by its style of bidding.
  public var remark: (seat: Seat, phrase: Phrase)? {
    occasion.map { ($0.seat, $0.remark.words(in: style(of: $0.seat) ?? .balanced)) }
  }

  private var occasion: (seat: Seat, remark: Remark)? {
    guard publicState.currentTrick == nil else { return nil }
    guard let great = publicState.tricks.firstIndex(where: isGreat) else {
      return publicState.score.flatMap(remark(on:))
    }
    guard great == publicState.finishedTricks - 1 else { return nil }
    let winner = publicState.tricks[great].winner
    if isComputer(winner) { return (winner, .thanks) }
    guard let contract = publicState.contract else { return nil }
    return first { contract.isChiefSide($0) == contract.isChiefSide(winner) }
      .map { ($0, .wellPlayed) }
  }

  private func remark(on score: RoundScore) -> (seat: Seat, remark: Remark)? {
    switch score.result {
    case .allPassed: return nil
    case .eclat(let eclat):
      if isComputer(eclat.last) { return (eclat.last, .oops) }
      return first(where: eclat.tied.contains).map { ($0, .thanks) }
    case .played(let reckoning):
      let contract = reckoning.contract
      switch reckoning.sidePoints - reckoning.target {
      case 0, 1: return first { !contract.isChiefSide($0) }.map { ($0, .wellPlayed) }
      case -1: return isComputer(contract.roles.chief) ? (contract.roles.chief, .oops) : nil
      default: return nil
      }
    }
  }

  /// Whether a finished trick has at least two points for each of its cards but one.
  private func isGreat(_ trick: Trick) -> Bool {
    let players = publicState.players.number
    return trick.cards.count == players && trick.points >= 2 * (players - 1)
  }

  private func isComputer(_ seat: Seat) -> Bool { style(of: seat) != nil }

  /// The first computer player that meets a condition.
  private func first(where holds: (Seat) -> Bool) -> Seat? {
    publicState.players.seats.first { isComputer($0) && holds($0) }
  }
}
