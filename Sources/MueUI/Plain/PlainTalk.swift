import MueGame
import MueRules
import MueWords

/// Plain mode as a dialogue: the person's lines in, sentences and effects out.
///
/// It has only what the person's seat can see. `read` answers a line with a `Reply`; `show` takes a
/// new view of the game and returns what happened, in sentences.
public struct PlainTalk: Sendable {
  public private(set) var view: GameObservation
  /// Whether a finished trick stays on the table until the person goes on.
  public private(set) var isTrickHeld = false
  /// The seed of the deals, for the score sheet and the end of the match.
  public var dealNumber: UInt64?
  /// The order of the person's cards.
  public var sorting = HandSorting.suits
  /// The people at a table of friends; nil if nobody else plays.
  public var people: PeopleTalk?
  let mayHint: Bool
  /// The words that the person can type.
  public let vocabulary: Vocabulary
  /// Whether to ask questions; a program that only watches is not asked.
  var asks: Bool

  /// A dialogue about a game; if `asks` is false, it asks no questions.
  public init(
    view: GameObservation, vocabulary: Vocabulary, mayHint: Bool = true, asks: Bool = true
  ) {
    self.mayHint = mayHint
    self.asks = asks
    self.view = view
    self.vocabulary = vocabulary
  }

  /// Whether the game waits for the person: to move, or to go on.
  public var isAsked: Bool {
    isTrickHeld || view.observation.publicState.turn.map { $0 == view.person } ?? true
  }

  /// The first sentences of a new or continued game.
  public func opening(isNew: Bool) -> [Phrase] {
    if isNew { return [title, narration.company].compactMap(\.self) + narration.happenings + rest }
    let log = [.plainGoesOn, title] + (hasScores ? [totals] : [])
    return log + position + rest
  }

  /// Takes the next view of the game; returns what happened, the result of a hand, and the
  /// question.
  ///
  /// If `holdsTrick`, a trick that has just been finished stays until the person goes on.
  public mutating func show(_ next: GameObservation, holdsTrick: Bool = false) -> [Phrase] {
    let isSameHand = next.hand == view.hand
    let known = isSameHand ? narration.happenings.count : 0
    let tricks = publicState.finishedTricks
    view = next
    isTrickHeld =
      holdsTrick && isSameHand && publicState.finishedTricks > tricks && publicState.turn != nil
    return (isSameHand ? [] : [title]) + narration.happenings.dropFirst(known) + rest
  }

  /// Takes a view that differs from the last one only in the notes kept about the game.
  public mutating func note(_ next: GameObservation) { view = next }

  /// Changes to another game, new or continued.
  public mutating func open(_ next: GameObservation, isNew: Bool) -> [Phrase] {
    view = next
    isTrickHeld = false
    return opening(isNew: isNew)
  }

  /// Takes the view after an undo; returns the state of the game in sentences.
  public mutating func turnBack(to next: GameObservation) -> [Phrase] {
    let isSameHand = next.hand == view.hand
    view = next
    isTrickHeld = false
    let trick = publicState.currentTrick == nil ? [] : [self.trick]
    return (isSameHand ? [] : [title]) + trick + question
  }

  /// Takes the held trick off the table; returns the next question.
  public mutating func releaseTrick() -> [Phrase] {
    isTrickHeld = false
    return question
  }

  var narration: Narration { Narration(view) }
  var publicState: PublicState { view.observation.publicState }

  /// A summary of the game, enough to go on playing.
  var position: [Phrase] {
    if publicState.score != nil { return narration.happenings }
    return publicState.contract == nil
      ? narration.happenings : [roles] + bid + [trumps, trick]
  }

  /// The result of the hand if it is over, and the question.
  private var rest: [Phrase] { reckoning + question }
}

extension PlainTalk {
  /// Enter: goes on after a trick, hand or match; otherwise repeats the question.
  func goOn() -> Reply {
    if isTrickHeld { return .perform(.goOn) }
    guard let turn = publicState.turn else {
      if people != nil, view.isOver || view.isOnlookers { return .tell(self.turn) }
      return .perform(view.isOver ? .newGame : .dealNextHand)
    }
    return .tell(turn == view.person ? question : [self.turn])
  }

  func pass() -> Reply {
    switch view.observation.legalMoves {
    case .bid: .perform(.make(.pass))
    case .play: .tell(.noPassInPlay)
    case .name, .pick: .tell([.mustChoose] + question)
    case nil: notAsked
    }
  }

  /// Lays cards; if no card is named, shows the bid.
  func bid(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { return .tell(bid) }
    guard case .bid(let free, let atMost) = view.observation.legalMoves else { return notAsked }
    let cards = try CardList(narration, by: sorting).read(words, vocabulary)
    if let lying = cards.first(where: { !free.contains($0) }) {
      return .tell(.alreadyLies(card: .name(of: lying)))
    }
    if cards.count > atMost {
      return .tell(atMost == 0 ? .askPassOnly : .limitReached(cards: atMost))
    }
    return .perform(.make(.bid(CardSet(cards))))
  }

  /// Names a trump; if no trump is given, shows the trump order.
  func name(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { return .tell(trumps) }
    guard case .name(let offered) = view.observation.legalMoves else { return notAsked }
    guard let trump = vocabulary.trump(Array(words)) else {
      throw .unknownTrump(words.joined(separator: " "))
    }
    if offered.contains(trump) { return .perform(.make(.name(trump))) }
    return .tell([.notOffered] + question)
  }

  /// Picks a partner; if no player is named, shows the roles.
  func pick(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { return .tell(roles) }
    guard case .pick(let seats) = view.observation.legalMoves else { return notAsked }
    do throws(Misreading) {
      return .perform(.make(.pick(try view.seat(called: words, among: seats))))
    } catch {
      let here = try view.seat(called: words, among: publicState.players.seats)
      return .tell([seats.contains(here) ? error.phrase : .notOffered] + question)
    }
  }

  /// Plays a card, or says why it cannot be played.
  func play(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    guard case .play(let legal) = view.observation.legalMoves else { return notAsked }
    let cards = try CardList(narration, by: sorting).read(words, vocabulary)
    guard cards.count == 1 else { throw .severalCards }
    if legal.contains(cards[0]) { return .perform(.make(.play(cards[0]))) }
    return .tell(narration.reason(against: cards[0]) ?? .notOffered)
  }

  /// The only card that can be played; nil if there is a choice or no card is asked for.
  public var forcedMove: Move? {
    guard case .play(let cards) = view.observation.legalMoves, cards.looks.count == 1,
      !isTrickHeld
    else { return nil }
    return cards.first.map(Move.play)
  }

  func hint() -> Reply {
    if view.observation.legalMoves == nil { return notAsked }
    return mayHint ? .perform(.hint) : .tell(.hintsAreOff)
  }

  /// Asks for the curve of the hand just played, if it has one.
  var curve: Reply {
    if publicState.score == nil { return .tell(.curveAfterHand) }
    return publicState.contract == nil ? .tell(.curveNone) : .perform(.curve)
  }

  func claim() -> Reply {
    guard case .play = view.observation.legalMoves else { return .tell([.claimNotNow] + question) }
    return .perform(.claim)
  }

  /// The answer to a move that nobody asks for now.
  private var notAsked: Reply {
    if let turn = publicState.turn, turn != view.seat {
      return .tell(.notYourTurn(name: narration.name(of: turn)))
    }
    return .tell([.notAsked] + question)
  }
}
