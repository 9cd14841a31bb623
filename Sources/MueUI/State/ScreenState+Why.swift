import MueRules
import MueWords

extension ScreenState {
  /// Whether the hand has grey cards to ask about.
  var isSomethingGrey: Bool { isAsked && view.observation.hand.contains(where: isGrey) }

  /// Asks about the first grey card to the right of the chosen one; without grey cards, opens the
  /// help.
  mutating func askWhy() {
    let hand = handFromLeft
    let place = selection.card.flatMap(hand.firstIndex) ?? 0
    guard isAsked, let grey = (hand[place...] + hand[..<place]).first(where: isGrey) else {
      open(Reader(.howto))
      return
    }
    inspected = .card(grey)
  }

  /// Answers an input while a card is asked about: the arrow moves over all cards, including grey
  /// ones.
  ///
  /// Back at the table, the card stays chosen if it can be played.
  mutating func handleWhy(_ input: Input, about card: Card) {
    let hand = handFromLeft
    let place = hand.firstIndex(of: card) ?? 0
    switch input {
    case .command(.previous): inspected = .card(hand[(place + hand.count - 1) % hand.count])
    case .command(.next): inspected = .card(hand[(place + 1) % hand.count])
    case .command(.first): inspected = .card(hand.first ?? card)
    case .command(.last): inspected = .card(hand.last ?? card)
    case .digit(let digit): jump(in: hand, from: place) { $0.rank.number == digit }
    case .suit(let suit): jump(in: hand, from: place) { $0.suit == suit }
    case .command(.help): open(Reader(.howto))
    case .command(.menu), .command(.confirm), .command(.toggle), .command(.up), .command(.down):
      inspected = nil
      if !isGrey(card), view.observation.legalMoves?.isAboutCards == true {
        selection.card = card
      }
    default: refuse(.unknownKey)
    }
  }

  private mutating func jump(in hand: [Card], from place: Int, where fits: (Card) -> Bool) {
    if let card = (hand[(place + 1)...] + hand[...place]).first(where: fits) {
      inspected = .card(card)
    } else {
      refuse(.noSuchCard)
    }
  }

  private func isGrey(_ card: Card) -> Bool { Narration(view).reason(against: card) != nil }
}
