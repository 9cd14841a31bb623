import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers an input by which the person chooses or makes a move.
  mutating func handleMove(_ input: Input, _ legalMoves: LegalMoves) -> [Effect] {
    switch legalMoves {
    case .bid(let free, let atMost): handleBid(input, free: free, atMost: atMost)
    case .name(let trumps): handleOption(input, trumps.map(Move.name))
    case .pick(let seats): handleOption(input, seats.map(Move.pick))
    case .play(let cards): handlePlay(input, cards)
    }
  }

  /// The only legal card, if the setting plays such cards automatically.
  public var forcedMove: Move? {
    guard preferences.autoPlay, isAsked, case .play(let cards) = view.observation.legalMoves,
      cards.looks.count == 1
    else { return nil }
    return cards.first.map(Move.play)
  }

  /// The cards to choose from, from left to right.
  func choosable(_ cards: CardSet) -> [Card] {
    handFromLeft.filter(cards.contains)
  }

  private mutating func handlePlay(_ input: Input, _ cards: CardSet) -> [Effect] {
    switch input {
    case .command(.toggle) where preferences.confirming == .enter,
      .command(.up) where preferences.confirming == .enter:
      refuse(.onlyOneKeyPlays)
    case .command(.confirm), .command(.toggle), .command(.up):
      guard let card = selection.card else { return [] }
      return [.make(.play(card))]
    case .command(.pass):
      refuse(.passNotInPlay)
    default: choose(input, among: cards)
    }
    return []
  }

  private mutating func handleBid(_ input: Input, free: CardSet, atMost: Int) -> [Effect] {
    switch input {
    case .command(.up): push(atMost: atMost)
    case .command(.down): pull()
    case .command(.toggle):
      if let card = selection.card, selection.pushed.contains(card) {
        pull()
      } else {
        push(atMost: atMost)
      }
    case .command(.confirm):
      if selection.pushed.isEmpty {
        refuse(.nothingPushed)
      } else {
        return [.make(.bid(selection.pushed))]
      }
    case .command(.pass): return [.make(.pass)]
    default: choose(input, among: free)
    }
    return []
  }

  private mutating func push(atMost: Int) {
    guard let card = selection.card else { return }
    if selection.pushed.contains(card) {
      refuse(.alreadyPushed)
    } else if selection.pushed.count >= atMost {
      refuse(atMost == 0 ? .nothingToLay : .pushedEnough(cards: atMost))
    } else {
      selection.pushed.insert(card)
    }
  }

  private mutating func pull() {
    guard let card = selection.card, selection.pushed.contains(card) else {
      refuse(.notPushed)
      return
    }
    selection.pushed.remove(card)
  }

  private mutating func handleOption(_ input: Input, _ moves: [Move]) -> [Effect] {
    switch input {
    case .command(.previous), .command(.up):
      selection.option = (selection.option + moves.count - 1) % moves.count
    case .command(.next), .command(.down): selection.option = (selection.option + 1) % moves.count
    case .command(.first): selection.option = 0
    case .command(.last): selection.option = moves.count - 1
    case .digit(let digit): jump(to: Rank(digit).map { .name(.number($0)) }, in: moves)
    case .suit(let suit): jump(to: .name(.suit(suit)), in: moves)
    case .command(.confirm), .command(.toggle): return [.make(moves[selection.option])]
    case .command(.pass): refuse(.passNotHere)
    default: refuse(.unknownKey)
    }
    return []
  }

  private mutating func jump(to move: Move?, in moves: [Move]) {
    if let move, let index = moves.firstIndex(of: move) {
      selection.option = index
    } else {
      refuse(.notListed)
    }
  }

  private mutating func choose(_ input: Input, among cards: CardSet) {
    let cards = choosable(cards)
    guard !cards.isEmpty else { return }
    let place = selection.card.flatMap(cards.firstIndex) ?? 0
    switch input {
    case .command(.previous): selection.card = cards[(place + cards.count - 1) % cards.count]
    case .command(.next): selection.card = cards[(place + 1) % cards.count]
    case .command(.first): selection.card = cards.first
    case .command(.last): selection.card = cards.last
    case .digit(let digit): jump(among: cards, from: place) { $0.rank.number == digit }
    case .suit(let suit): jump(among: cards, from: place) { $0.suit == suit }
    default: refuse(.unknownKey)
    }
  }

  private mutating func jump(
    among cards: [Card], from place: Int, where fits: (Card) -> Bool
  ) {
    let turned = cards[(place + 1)...] + cards[...place]
    if let card = turned.first(where: fits) {
      selection.card = card
    } else if let grey = choosable(view.observation.hand).first(where: fits) {
      refuse(Narration(view).reason(against: grey) ?? .noSuchCard)
    } else {
      refuse(.noSuchCard)
    }
  }
}

extension ScreenState {
  /// Puts an instruction of a lesson or the answer to a puzzle or a count on the table.
  public mutating func lay(_ card: LessonCard) {
    switch kind {
    case .puzzle, .count: self.card = card
    default: lesson = card
    }
    closePages()
    notice = nil
  }

  /// Whether such a card is open; the game waits meanwhile.
  public var isLessonCardOpen: Bool { card?.isOpen == true && isTableShown }

  /// Closes an open card on any input that stays at the table; returns whether it did.
  mutating func closesLessonCard(_ input: Input) -> Bool {
    guard isLessonCardOpen, input != .command(.leave), input != .command(.menu) else {
      return false
    }
    card?.isOpen = false
    return true
  }
}

/// What the person has chosen and not yet confirmed.
public struct Selection: Hashable, Sendable {
  /// The card the arrow points at.
  public var card: Card?
  /// The cards pushed forward in the auction.
  public var pushed: CardSet = .none
  /// The index of the chosen line where something is named or picked.
  public var option = 0
  /// What the lines stand for; other lines begin at the first.
  private var asked: LegalMoves?

  /// Nothing chosen.
  public init() {}

  /// Keeps what still applies to a view, and chooses the first card when one is asked for.
  mutating func adapt(to view: GameObservation) {
    let hand = HandOrder(view.observation.publicState.play?.order).sorted(view.observation.hand)
    if view.observation.legalMoves != asked { option = 0 }
    asked = view.observation.legalMoves
    switch asked {
    case .bid(let free, let atMost):
      pushed = pushed & free
      if pushed.count > atMost { pushed = .none }
      keep(in: hand.filter(free.contains))
    case .play(let cards):
      pushed = .none
      keep(in: hand.filter(cards.contains))
    case .name, .pick, nil:
      card = nil
      pushed = .none
    }
  }

  private mutating func keep(in cards: [Card]) {
    if let card, cards.contains(card) { return }
    // Showing one of two twins can swap their identities: compare by suit and rank.
    card = cards.first { $0.suit == card?.suit && $0.rank == card?.rank } ?? cards.first
  }
}

/// Advice for the person's move, as the table shows it, the best move first.
public struct Advice: Hashable, Sendable {
  /// A move with its figures and reason.
  public struct Choice: Hashable, Sendable {
    /// The move, legal now.
    public let move: Move
    /// What the move is worth, in figures.
    public let figures: Phrase
    /// Why the move is good, if there is something to say.
    public let reason: Phrase?

    public init(move: Move, figures: Phrase, reason: Phrase?) {
      self.move = move
      self.figures = figures
      self.reason = reason
    }
  }

  /// The moves, the best first.
  public let choices: [Choice]
  private var place = 0

  /// Advice of several moves; nil if there are none.
  public init?(_ choices: [Choice]) {
    if choices.isEmpty { return nil }
    self.choices = choices
  }

  /// The move shown now.
  var choice: Choice { choices[place] }

  /// Shows the next best move, and the best one after the last.
  mutating func turn() { place = (place + 1) % choices.count }
}
