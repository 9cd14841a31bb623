import MueBots
import MueGame
import MueRules
import MueWords

/// Finished hands in plain mode, with all cards open: the person's lines in, sentences out.
public struct PlainReplay: Sendable {
  /// Never empty.
  private let hands: [ReplayedHand]
  private var replay: Replay
  private var talk: PlainTalk
  private let vocabulary: Vocabulary
  public private(set) var isLeft = false
  /// Whether the person has asked for the rules.
  public private(set) var wantsRules = false
  /// What the person has asked for that must be worked out first.
  public private(set) var wanted: Wanted?

  /// What can be worked out of the open hand.
  public enum Wanted: Equatable, Sendable {
    case curve
    /// What could have been made, or one of the other trumps, counted from 1.
    case best(Int?)
  }
  /// What the person has asked about bids and has not been told yet.
  public private(set) var bidQuestion: BidQuestion?
  /// What the person has asked about a move and has not been told yet.
  public private(set) var explainQuestion: ExplainQuestion?

  /// Finished hands, with the one at `index` open; nil if there are none.
  public init?(_ hands: [ReplayedHand], open index: Int, vocabulary: Vocabulary) {
    guard hands.indices.contains(index) else { return nil }
    self.hands = hands
    self.vocabulary = vocabulary
    replay = Replay(hands[index])
    talk = PlainTalk(view: replay.view, vocabulary: vocabulary, asks: false)
  }

  /// The open hand.
  public var hand: ReplayedHand { replay.hand }

  /// The curve of the open hand in sentences.
  public func sentences(about curve: ContractCurve) -> [Phrase] {
    talk.narration.sentences(about: curve)
  }

  /// What could have been made in the open hand, in sentences.
  public func sentences(about plays: BestPlays, number: Int?) -> [Phrase] {
    talk.narration.sentences(about: plays, number: number)
  }

  /// The first sentences.
  public var opening: [Phrase] {
    let more: [Phrase] = hands.count > 1 ? [.plainReplayMore(number: hands.count)] : []
    return begin + more + [.plainReplayBegins]
  }

  private var begin: [Phrase] {
    [.plainHand(hand: replay.hand.number), talk.dealer] + (replay.index > 0 ? talk.position : [])
  }

  /// Answers a line typed by the person.
  public mutating func read(_ line: String) -> [Phrase] {
    wantsRules = false
    wanted = nil
    let words = line.typedWords
    guard let first = words.first else { return go { $0.go(to: $0.index + 1) } }
    do throws(Misreading) {
      return try answer(try vocabulary.verb(begunBy: first), words.dropFirst(), line)
    } catch {
      return [error.phrase]
    }
  }

  private mutating func answer(
    _ verb: Verb, _ words: ArraySlice<Substring>, _ line: String
  ) throws(Misreading) -> [Phrase] {
    switch verb {
    case .hand: return try cards(words)
    case .open: return try open(words)
    case .best:
      if hand.record.round.publicState.contract == nil { return [.curveNone] }
      wanted = .best(try PlainTalk.number(words))
      return [.bestBegins]
    case .seat, .last: return talk.read(line).lines
    case .bids, .explain: return ask(talk.read(line))
    default: break
    }
    if let extra = words.first { throw .wordTooMany(String(extra)) }
    switch verb {
    case .next: return go { $0.go(to: $0.index + 1) }
    case .trick: return go { $0.goToNextStop() }
    case .all: return go { $0.go(to: $0.count) }
    case .undo: return goBack()
    case .table, .who, .points, .summary, .log, .turn: return talk.read(line).lines
    case .help: return help
    case .rules: wantsRules = true
    case .curve where hand.record.round.publicState.contract == nil: return [.curveNone]
    case .curve:
      wanted = .curve
      return [.curveBegins]
    case .quit: isLeft = true
    default: return [.lessonNotHere]
    }
    return []
  }

  /// Moves to another position of the hand; returns what happens on the way.
  private mutating func go(_ step: (inout Replay) -> Void) -> [Phrase] {
    guard replay.index < replay.count else { return [.plainReplayEnd] }
    let known = talk.narration.happenings.count
    step(&replay)
    talk.note(replay.view)
    return talk.narration.happenings.dropFirst(known) + score
  }

  private mutating func goBack() -> [Phrase] {
    replay.go(to: replay.index - 1)
    talk.note(replay.view)
    return talk.narration.happenings.last.map { [$0] } ?? begin
  }

  /// Asks about bids or a move, or says why they are not explained here.
  private mutating func ask(_ reply: Reply) -> [Phrase] {
    if case .bids(let seat, let fromOwnSeat) = reply.effect {
      bidQuestion = talk.question(about: seat, fromOwnSeat: fromOwnSeat)
    }
    if case .explain(let number, let isOpen) = reply.effect {
      let asked = talk.question(
        aboutMove: number ?? max(1, replay.index), isOpen: isOpen, in: replay.hand)
      explainQuestion = asked.question
      return asked.lines
    }
    return reply.lines
  }

  /// The sentences that answer the question about bids.
  public mutating func tell(_ answer: BidAnswer) -> [Phrase] {
    bidQuestion = nil
    return talk.told(answer)
  }

  /// The sentences that answer the question about a move.
  public mutating func tell(_ explanation: MoveExplanation) -> [Phrase] {
    defer { explainQuestion = nil }
    return explainQuestion.map { talk.told(explanation, to: $0) } ?? []
  }

  /// The points and the scores at the end of the hand.
  private var score: [Phrase] {
    guard let score = talk.publicState.score else { return [] }
    return talk.points + [talk.past(hand: replay.hand.number, score), .plainReplayEnd]
  }

  /// The cards that a player holds now; without a name, those of all players.
  private func cards(_ words: ArraySlice<Substring>) throws(Misreading) -> [Phrase] {
    let seats = talk.publicState.players.seats
    let named = words.isEmpty ? seats : [try talk.view.seat(called: words, among: seats)]
    let order = HandOrder(talk.publicState.play?.order)
    return named.map { seat in
      let cards = order.sorted(replay.round.hand(of: seat)).map(Phrase.name(of:))
      return .plainSeat(
        name: talk.narration.name(of: seat), what: cards.isEmpty ? [.cardsHeld(cards: 0)] : cards)
    }
  }

  private mutating func open(_ words: ArraySlice<Substring>) throws(Misreading) -> [Phrase] {
    guard let word = words.first else { return [.plainReplayMore(number: hands.count)] }
    if let extra = words.dropFirst().first { throw .wordTooMany(String(extra)) }
    guard let number = Int(word), let hand = hands.first(where: { $0.number == number }) else {
      return [.plainReplayMore(number: hands.count)]
    }
    replay = Replay(hand)
    talk.note(replay.view)
    return begin
  }

  private var help: [Phrase] {
    let own: [Phrase] = [
      .ordersReplay, .replayNext, .replayTrick, Verb.all.help, .replayBack, .replayHand,
      .replayOpen,
    ]
    let known: [Verb] = [
      .table, .who, .seat, .bids, .last, .turn, .points, .summary, .log, .curve, .best, .explain,
      .rules,
      .help,
    ]
    return own + [.ordersKnow] + known.map(\.help) + [.replayLeave]
  }
}
