import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers an input by which the person chooses or makes a move.
  mutating func handleMove(_ input: Input, _ legalMoves: LegalMoves) -> [Effect] {
    defer { selection.input = input }
    return switch legalMoves {
    case .bid(let free, let atMost): handleBid(input, free: free, atMost: atMost)
    case .name(let trumps): handleOption(input, trumps.map(Move.name))
    case .pick(let seats): handleOption(input, seats.map(Move.pick))
    case .play(let cards): handlePlay(input, cards)
    }
  }

  /// The move that is made without the person: a pass while the person passes on, or the only legal
  /// card, if the setting plays such cards automatically.
  public var forcedMove: Move? {
    if passesOn { return .pass }
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
      guard let card = selection.card else {
        refuse(.chooseCardFirst)
        return []
      }
      return [.make(.play(card))]
    case .command(.pass), .command(.passOn):
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
    case .command(.passOn):
      if !isExercise { passing = auctionRole }
      return [.make(.pass)]
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
    case .command(.pass), .command(.passOn): refuse(.passNotHere)
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
    // Without a chosen card, the arrow comes from beyond either end.
    let index = selection.card.flatMap(cards.firstIndex)
    switch input {
    case .command(.previous):
      selection.card = cards[((index ?? 0) + cards.count - 1) % cards.count]
    case .command(.next): selection.card = cards[((index ?? -1) + 1) % cards.count]
    case .command(.first): selection.card = cards.first
    case .command(.last): selection.card = cards.last
    case .digit(let digit): jump(by: input, among: cards) { $0.rank.number == digit }
    case .suit(let suit): jump(by: input, among: cards) { $0.suit == suit }
    default: refuse(.unknownKey)
    }
  }

  /// Goes to the next card that fits; the first press stays on one that does, unless it is pushed
  /// forward already.
  private mutating func jump(
    by input: Input, among cards: [Card], where fits: (Card) -> Bool
  ) {
    let isFirstPress = selection.input != input
    let index = selection.card.flatMap(cards.firstIndex) ?? -1
    let start = isFirstPress ? max(0, index) : index + 1
    let turned = cards[start...] + cards[..<start]
    if let card = turned.first(where: { fits($0) && !selection.pushed.contains($0) })
      ?? turned.first(where: fits)
    {
      selection.card = card
    } else if let grey = choosable(view.observation.hand).first(where: fits) {
      refuse(Narration(view).reason(against: grey) ?? .noSuchCard)
    } else {
      refuse(.noSuchCard)
    }
  }
}

/// The role that a person would have if the auction ended now.
enum AuctionRole: Int {
  case none, vice, chief
}

extension ScreenState {
  /// The person's role if nobody laid another card; nil while players are level.
  private var auctionRole: AuctionRole? {
    switch view.observation.publicState.auction.standing {
    case .allPassed: AuctionRole.none
    case .eclat: nil
    case .roles(let roles):
      roles.chief == view.seat ? .chief : roles.vice == view.seat ? .vice : AuctionRole.none
    }
  }

  /// Whether the person passes on: nobody is level, and the person has not lost a role.
  private var passesOn: Bool {
    guard isAsked, case .bid = view.observation.legalMoves, let passing, let now = auctionRole
    else { return false }
    return now.rawValue >= passing.rawValue
  }

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

  /// Closes an open card on any input that stays at the table; returns whether that is all it does.
  ///
  /// A key that an instruction may ask for does its work as well, except the one that confirms.
  mutating func closesLessonCard(_ input: Input) -> Bool {
    guard isLessonCardOpen, input != .command(.leave), input != .command(.menu) else {
      return false
    }
    card?.isOpen = false
    guard lesson != nil, isAsked else { return true }
    switch input {
    case .command(.previous), .command(.next), .command(.first), .command(.last), .command(.up),
      .command(.down), .command(.pass), .digit, .suit:
      return false
    default: return true
    }
  }
}

/// What the person has chosen and not yet confirmed.
struct Selection: Hashable, Sendable {
  var card: Card?
  var pushed: CardSet = .none
  /// The last input: a digit or letter pressed again goes on to the next card.
  fileprivate(set) var input: Input?
  /// The index of the chosen line where something is named or picked.
  var option = 0
  /// What is asked; another question begins where a slip costs least.
  private var asked: LegalMoves?

  /// Keeps what still applies to a view; a new question begins where a slip costs least.
  ///
  /// `hand` are the person's cards from left to right.
  mutating func adapt(to view: GameObservation, hand: [Card]) {
    let isAskedStill = view.observation.legalMoves == asked
    asked = view.observation.legalMoves
    let publicState = view.observation.publicState
    switch asked {
    case .bid(let free, let atMost):
      pushed = pushed & free
      if pushed.count > atMost { pushed = .none }
      if !isAskedStill || card.map(free.contains) != true {
        card = hand.first(where: free.contains)
      }
    case .play(let cards):
      pushed = .none
      if !isAskedStill || card.map(cards.contains) != true {
        card = publicState.cheapest(of: hand.filter(cards.contains))
      }
    case .name(let trumps):
      reset()
      if isAskedStill { return }
      option = trumps.indices.preferred { index in
        let cards = trumps[index].cards
        let laid = publicState.auction.laid[view.seat] & cards
        return (laid.count, (view.observation.hand & cards).count)
      }
    case .pick(let seats):
      reset()
      if isAskedStill { return }
      let named = Narration(view).namedCards
      option = seats.indices.preferred { ((publicState.auction.laid[seats[$0]] & named).count, 0) }
    case nil:
      reset()
      option = 0
    }
  }

  private mutating func reset() {
    card = nil
    pushed = .none
  }
}

extension Range<Int> {
  /// The first of the numbers with the greatest value; 0 if there are none.
  fileprivate func preferred(by value: (Int) -> (Int, Int)) -> Int {
    self.max { value($0) < value($1) } ?? 0
  }
}

extension PublicState {
  /// The card that costs least if it is played by mistake: of those with the fewest points the
  /// weakest.
  ///
  /// A lead can cost anything, so that none is chosen unless there is no other.
  fileprivate func cheapest(of cards: [Card]) -> Card? {
    guard let play, play.led != nil || CardSet(cards).looks.count == 1 else { return nil }
    func cost(_ card: Card) -> (Int, Int) { (card.points, Int(play.order.strength(card))) }
    return cards.min { cost($0) < cost($1) }
  }
}

/// Advice for the person's move, as the table shows it, the best move first.
public struct Advice: Hashable, Sendable {
  /// A move with its figures and reason.
  public struct Choice: Hashable, Sendable {
    let move: Move
    let figures: Phrase
    /// Why the move is good, if there is something to say.
    let reason: Phrase?

    public init(move: Move, figures: Phrase, reason: Phrase?) {
      self.move = move
      self.figures = figures
      self.reason = reason
    }
  }

  /// The moves, the best first.
  let choices: [Choice]
  private var index = 0

  public init?(_ choices: [Choice]) {
    if choices.isEmpty { return nil }
    self.choices = choices
  }

  /// The move shown now.
  var choice: Choice { choices[index] }

  /// Shows the next best move, and the best one after the last.
  mutating func turn() { index = (index + 1) % choices.count }
}
