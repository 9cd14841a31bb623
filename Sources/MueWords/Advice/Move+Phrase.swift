import MueRules

extension Move {
  /// The move in a few words, of cards laid their number alone.
  public func shortPhrase(naming name: (Seat) -> String) -> Phrase {
    if case .bid(let cards) = self, !cards.isEmpty { return .adviceLay(cards: cards.count) }
    return phrase(naming: name)
  }

  /// The move in words; `name` tells what a seat is called.
  public func phrase(naming name: (Seat) -> String) -> Phrase {
    switch self {
    case .bid(let cards):
      cards.isEmpty ? .advicePass : .adviceLayThese(cards: cards.map { .name(of: $0) })
    case .name(let trump): .adviceName(trump: .name(of: trump))
    case .pick(let seat): .advicePick(name: name(seat))
    case .play(let card): .advicePlay(card: .name(of: card))
    }
  }
}
