import MueData
import MueGame
import MueRules

/// One line of the log of a hand.
public struct LogLine: Hashable, Sendable {
  public let phrase: Phrase
  /// Whether it begins a new part of the hand.
  public var isHeading = false
}

extension Narration {
  /// The public events of the hand, in order; `card` writes a card.
  public func log(writing card: (Card) -> String) -> [LogLine] {
    let dealer = publicState.dealer
    let dealt: Phrase =
      dealer == view.person
      ? .logYouDeal(hand: view.hand) : .logHeading(hand: view.hand, name: name(of: dealer))
    let heading = LogLine(phrase: dealt, isHeading: true)
    let happened = auctionLog(card) + namingLog + playLog(card) + endLog
    return [heading] + (happened.isEmpty ? [LogLine(phrase: .logEmpty)] : happened)
  }

  private func auctionLog(_ card: (Card) -> String) -> [LogLine] {
    publicState.auction.turns.map { turn in
      let isOwn = turn.seat == view.person
      let name = name(of: turn.seat)
      let cards = turn.cards.map(card).joined(separator: " ")
      if turn.cards.isEmpty {
        return LogLine(phrase: isOwn ? .toldYouPass : .passes(name: name))
      }
      return LogLine(
        phrase: isOwn ? .logYouLay(cards: cards) : .logLays(name: name, cards: cards))
    }
  }

  private var namingLog: [LogLine] {
    guard let roles = publicState.roles else { return [] }
    var lines: [Phrase] = []
    if let seat = roles.vice, let trump = named.vice {
      lines.append(names(seat, trump))
    }
    if let trump = named.chief { lines.append(names(roles.chief, trump)) }
    if let partner = publicState.contract?.partner { lines.append(picks(roles.chief, partner)) }
    return lines.map { LogLine(phrase: $0) }
  }

  private func taking(_ trick: Trick) -> Phrase {
    trick.winner == view.person
      ? .youTakeTrick(points: trick.points)
      : .takesTrick(name: name(of: trick.winner), points: trick.points)
  }

  private func playLog(_ card: (Card) -> String) -> [LogLine] {
    publicState.tricks.enumerated().flatMap { index, trick in
      let seats = publicState.players.seats(from: trick.leader)
      // A name and its card stay in one row.
      let cards = zip(seats, trick.cards).map {
        "\(name(of: $0))\(Character.noBreakSpace)\(card($1))"
      }
      let line = LogLine(
        phrase: .logTrick(trick: index + 1, cards: cards.joined(separator: ", ")))
      if trick.cards.count < publicState.players.number { return [line] }
      return [line, LogLine(phrase: taking(trick))]
    }
  }

  private var endLog: [LogLine] {
    guard let score = publicState.score else { return [] }
    return [LogLine(phrase: verdict(on: score), isHeading: true)]
      + story(of: score).map { LogLine(phrase: $0) }
  }
}
