import MueGame
import MueRules

extension Narration {
  /// What another seat has just done, for the view after it; nil of the own moves, which one knows,
  /// and of cards played, which one sees.
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
