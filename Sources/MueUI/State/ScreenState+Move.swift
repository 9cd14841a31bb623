import CellGrid
import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers a key by which the person chooses or makes a move.
  mutating func handleMove(_ intent: Intent, _ legalMoves: LegalMoves) -> [Effect] {
    switch legalMoves {
    case .bid(let free, let atMost): handleBid(intent, free: free, atMost: atMost)
    case .name(let trumps): handleOption(intent, trumps.map(Move.name))
    case .pick(let seats): handleOption(intent, seats.map(Move.pick))
    case .play(let cards): handlePlay(intent, cards)
    }
  }

  /// The only card the person may play, if such cards are to be played by themselves.
  public var forcedMove: Move? {
    guard preferences.autoPlay, isAsked, case .play(let cards) = view.observation.legalMoves,
      cards.looks.count == 1
    else { return nil }
    return cards.first.map(Move.play)
  }

  /// The cards from left to right among which the person chooses.
  func choosable(_ cards: CardSet) -> [Card] {
    handFromLeft.filter(cards.contains)
  }

  private mutating func handlePlay(_ intent: Intent, _ cards: CardSet) -> [Effect] {
    switch intent {
    case .toggle where preferences.confirming == .enter,
      .up where preferences.confirming == .enter:
      notice = .onlyOneKeyPlays
    case .confirm, .toggle, .up:
      guard let card = selection.card else { return [] }
      return [.make(.play(card))]
    case .pass:
      notice = .noPassInPlay
    default: choose(intent, among: cards)
    }
    return []
  }

  private mutating func handleBid(_ intent: Intent, free: CardSet, atMost: Int) -> [Effect] {
    switch intent {
    case .up: push(atMost: atMost)
    case .down: pull()
    case .toggle:
      if let card = selection.card, selection.pushed.contains(card) {
        pull()
      } else {
        push(atMost: atMost)
      }
    case .confirm:
      if selection.pushed.isEmpty {
        notice = .nothingPushed
      } else {
        return [.make(.bid(selection.pushed))]
      }
    case .pass:
      if selection.pushed.isEmpty { return [.make(.pass)] }
      notice = .pullBackToPass
    default: choose(intent, among: free)
    }
    return []
  }

  private mutating func push(atMost: Int) {
    guard let card = selection.card else { return }
    if selection.pushed.contains(card) {
      notice = .alreadyPushed
    } else if selection.pushed.count >= atMost {
      notice = .limitReached(cards: atMost)
    } else {
      selection.pushed.insert(card)
    }
  }

  private mutating func pull() {
    guard let card = selection.card, selection.pushed.contains(card) else {
      notice = .notPushed
      return
    }
    selection.pushed.remove(card)
  }

  private mutating func handleOption(_ intent: Intent, _ moves: [Move]) -> [Effect] {
    switch intent {
    case .previous, .up: selection.option = (selection.option + moves.count - 1) % moves.count
    case .next, .down: selection.option = (selection.option + 1) % moves.count
    case .first: selection.option = 0
    case .last: selection.option = moves.count - 1
    case .jump(let rank): jump(to: .name(.number(rank)), in: moves)
    case .jumpToSuit(let suit): jump(to: .name(.suit(suit)), in: moves)
    case .confirm, .toggle: return [.make(moves[selection.option])]
    case .pass: notice = .mustChoose
    default: notice = .unknownKey
    }
    return []
  }

  private mutating func jump(to move: Move, in moves: [Move]) {
    if let index = moves.firstIndex(of: move) {
      selection.option = index
    } else {
      notice = .notOffered
    }
  }

  private mutating func choose(_ intent: Intent, among cards: CardSet) {
    let cards = choosable(cards)
    guard !cards.isEmpty else { return }
    let place = selection.card.flatMap(cards.firstIndex) ?? 0
    switch intent {
    case .previous: selection.card = cards[(place + cards.count - 1) % cards.count]
    case .next: selection.card = cards[(place + 1) % cards.count]
    case .first: selection.card = cards.first
    case .last: selection.card = cards.last
    case .jump(let rank): jump(among: cards, from: place) { $0.rank == rank }
    case .jumpToSuit(let suit): jump(among: cards, from: place) { $0.suit == suit }
    default: notice = .unknownKey
    }
  }

  private mutating func jump(
    among cards: [Card], from place: Int, where fits: (Card) -> Bool
  ) {
    let turned = cards[(place + 1)...] + cards[...place]
    if let card = turned.first(where: fits) {
      selection.card = card
    } else if let grey = choosable(view.observation.hand).first(where: fits) {
      notice = Narration(view).reason(against: grey) ?? .noSuchCard
    } else {
      notice = .noSuchCard
    }
  }
}

extension ScreenState {
  /// Lays a card of the first hand on the table.
  public mutating func lay(_ card: LessonCard) {
    lesson = card
    scene = .table
    notice = nil
  }

  /// Whether a card of the first hand is being read; nothing moves meanwhile.
  public var isLessonCardOpen: Bool { lesson?.isOpen == true && scene == .table }

  /// Turns an open card over by any key but those that lead away; answers whether it did.
  mutating func closesLessonCard(_ key: Key) -> Bool {
    guard isLessonCardOpen else { return false }
    switch keys.intent(of: key, suitLetters: suitLetters) {
    case .leave, .menu: return false
    default:
      lesson?.isOpen = false
      return true
    }
  }
}
