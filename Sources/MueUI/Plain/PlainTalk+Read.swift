import MueGame
import MueWords

extension String {
  /// The words of a typed line, without characters that cannot be shown.
  var typedWords: [Substring] {
    split(whereSeparator: \.isWhitespace).map { $0.printable[...] }.filter { !$0.isEmpty }
  }
}

extension PlainTalk {
  /// Answers a line typed by the person.
  public func read(_ line: String) -> Reply {
    let words = line.typedWords
    if let consent = people?.consent(words) { return consent }
    guard let first = words.first else { return goOn() }
    do throws(Misreading) {
      guard let verb = try verb(first) else {
        return try bareAnswer(words)
      }
      return try answer(verb, words.dropFirst())
    } catch {
      return .tell(error.phrase)
    }
  }

  /// The verb at the beginning of a line; nil if the line may be a bare answer to the question.
  private func verb(_ word: Substring) throws(Misreading) -> Verb? {
    if let verb = vocabulary.verb(word) { return verb }
    if isBareAnswer(word) { return nil }
    // The name of a suit is never read as the beginning of a verb.
    if word.count > 1, vocabulary.suit(word) != nil { throw .unknownWord(String(word)) }
    return try vocabulary.verb(begunBy: word)
  }

  /// Whether a word alone answers the question: `3`, `R7`, `red`, `Bea`.
  private func isBareAnswer(_ word: Substring) -> Bool {
    switch view.observation.legalMoves {
    case .bid, .play: isNumber(word) || vocabulary.card(word) != nil || vocabulary.suit(word) != nil
    case .name: vocabulary.trump([word]) != nil
    case .pick(let seats): (try? view.seat(called: [word], among: seats)) != nil
    case nil: false
    }
  }

  private func isNumber(_ word: Substring) -> Bool { word.allSatisfy { $0.isASCII && $0.isNumber } }

  private func bareAnswer(_ words: [Substring]) throws(Misreading) -> Reply {
    switch view.observation.legalMoves {
    case .bid: try bid(words[...])
    case .play: try play(words[...])
    case .name: try name(words[...])
    case .pick: try pick(words[...])
    case nil: .tell(Misreading.unknownWord(words.joined(separator: " ")).phrase)
    }
  }

  private func answer(_ verb: Verb, _ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    switch verb {
    case .play: return try play(words)
    case .bid: return try bid(words)
    case .trump: return try name(words)
    case .partner: return try pick(words)
    case .seat: return try seat(words)
    case .last: return try last(words)
    case .why: return try why(words)
    case .bids: return try bids(words)
    case .lesson:
      return try chosen(words, Effect.lesson, orList: .learn, noSuch: Phrase.plainNoLesson)
    case .drill:
      return try chosen(words, Effect.drill, orList: .practice, noSuch: Phrase.plainNoDrill)
    case .best: return try best(words)
    case .explain: return try explain(words)
    case .review:
      return review(try Self.number(words).map(PlainReview.Request.answer) ?? .all)
    case .retry: return review(.retry(try Self.number(words)))
    case .open:
      return words.isEmpty ? .tell(.plainSayWhichGame) : .perform(.openNamed(named(words)))
    case .delete:
      return words.isEmpty ? .tell(.plainSayWhichGame) : .perform(.deleteNamed(named(words)))
    case .help where !words.isEmpty: return try why(words)
    case .people, .say, .free, .kick, .mute, .unmute:
      return try people?.answer(verb, words) ?? .tell(.peopleAlone)
    default: break
    }
    if let extra = words.first { throw .wordTooMany(String(extra)) }
    return answer(verb)
  }

  private func answer(_ verb: Verb) -> Reply {
    switch verb {
    case .pass: pass()
    case .next: goOn()
    case .hand: .tell(hand)
    case .table: .tell(table)
    case .who: .tell([dealer, roles])
    case .trick: .tell(trick)
    case .turn: .tell([turn] + (publicState.turn == view.seat ? question : []))
    case .points: .tell(points)
    case .score: .tell(scoreSheet)
    case .summary: .tell(summary)
    case .log: .tell(narration.happenings)
    case .rules: .perform(.rules)
    case .help: .tell(help)
    case .hint: hint()
    case .undo: .perform(.undo)
    case .redo: .perform(.redo)
    case .claim: claim()
    case .games: .perform(.readShelf)
    case .coach: .perform(.coach)
    case .curve: curve
    case .new: .perform(.newGame)
    case .undelete: .perform(.undeleteLast)
    case .practice: .perform(.puzzles)
    case .auctions: .perform(.auctions)
    case .quit: .perform(.leave)
    case .all: .tell(.plainReplayOnly)
    case .play, .bid, .trump, .partner, .seat, .last, .why, .bids, .best, .explain, .review, .retry,
      .lesson, .drill, .open, .delete, .people, .say, .free, .kick, .mute, .unmute:
      .tell(question)
    }
  }

  /// A game as the person names it: by its number, or by a name, which may contain blanks.
  private func named(_ words: ArraySlice<Substring>) -> String { words.joined(separator: " ") }

  private func seat(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    let seats = publicState.players.seats
    if words.isEmpty { return .tell(seats.map { line(of: $0, isWhole: true) }) }
    return .tell(line(of: try view.seat(called: words, among: seats), isWhole: true))
  }

  private func last(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if let extra = words.dropFirst().first { throw .wordTooMany(String(extra)) }
    if publicState.finishedTricks == 0 { return .tell(.noTrickYet) }
    guard let word = words.first else { return .tell(pastTrick(publicState.finishedTricks - 1)) }
    guard isNumber(word) else { throw .wordTooMany(String(word)) }
    guard let number = Int(word), (1...publicState.finishedTricks).contains(number) else {
      return .tell(.noSuchTrick(tricks: publicState.finishedTricks))
    }
    return .tell(pastTrick(number - 1))
  }

  /// Asks what the bids of a player say; without a name, of the player that bid last.
  private func bids(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    let fromOwnSeat = words.last.map(vocabulary.isOwn) ?? false
    let named = fromOwnSeat ? words.dropLast() : words
    let seat =
      named.isEmpty
      ? view.seatAskedAbout : try view.seat(called: named, among: publicState.players.seats)
    if people?.people.explainsBids == false { return .tell(.bidsNotHere) }
    if !mayHint { return .tell(.hintsAreOff) }
    if publicState.score != nil { return .tell(.bidsAfterHand) }
    return .perform(.bids(seat, fromOwnSeat: fromOwnSeat))
  }

  /// The effect of choosing an item by its number, from 1; without a number, of asking for the
  /// list.
  private func chosen<Item: CaseIterable>(
    _ words: ArraySlice<Substring>, _ effect: (Item) -> Effect, orList list: Effect,
    noSuch: (Int) -> Phrase
  ) throws(Misreading) -> Reply {
    guard let word = words.first else { return .perform(list) }
    if let extra = words.dropFirst().first { throw .wordTooMany(String(extra)) }
    let items = Array(Item.allCases)
    guard let number = Int(word), (1...items.count).contains(number) else {
      return .tell(noSuch(items.count))
    }
    return .perform(effect(items[number - 1]))
  }

  private func best(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if publicState.score == nil { return .tell(.bestAfterHand) }
    if publicState.contract == nil { return .tell(.curveNone) }
    return .perform(.best(try Self.number(words)))
  }

  private func review(_ request: PlainReview.Request) -> Reply {
    publicState.score == nil ? .tell(.reviewAfterHand) : .perform(.review(request))
  }

  /// Asks why a move was made; without a number, the latest one.
  private func explain(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    let isOpen = words.last.map(vocabulary.isOpenCards) ?? false
    let number = try Self.number(isOpen ? words.dropLast() : words)
    if publicState.score == nil {
      if !mayHint { return .tell(.hintsAreOff) }
      if isOpen { return .tell(.explainOpenLater) }
    }
    return .perform(.explain(move: number, isOpen: isOpen))
  }

  /// The only word, as a number; nil without words.
  ///
  /// A word that is no number counts as 0, which nothing has.
  static func number(_ words: ArraySlice<Substring>) throws(Misreading) -> Int? {
    guard let word = words.first else { return nil }
    if let extra = words.dropFirst().first { throw .wordTooMany(String(extra)) }
    return Int(word) ?? 0
  }

  private func why(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    let cards = try CardList(narration, by: sorting).read(words, vocabulary)
    guard cards.count == 1 else { throw .severalCards }
    if let reason = narration.reason(against: cards[0]) { return .tell(reason) }
    guard case .play = view.observation.legalMoves else { return .tell([.notAsked] + question) }
    return .tell(.maybePlay)
  }
}
