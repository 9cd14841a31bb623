import MueRules

extension HandJudge {
  /// One entry of the auction or the tricks: a seat and cards as text.
  private typealias Entry = (seat: Int, cards: String)

  func playAuction(_ hand: inout some Replayed) throws(HandFault) {
    for (index, entry) in try entries("auction").enumerated() {
      let step = HandStep.turn(index + 1)
      let turn = hand.publicState.phase == .auction ? hand.publicState.turn : nil
      guard let turn, turn.index == entry.seat else {
        throw .wrongTurn(step, expected: turn?.index, found: entry.seat)
      }
      try make(entry.cards, at: step, in: &hand)
    }
  }

  func playNaming(_ hand: inout some Replayed) throws(HandFault) {
    if case .viceNames = hand.publicState.phase, let trump = try read("viceTrump", \.string) {
      try make(trump, at: .viceTrump, in: &hand)
    }
    if case .chiefNames = hand.publicState.phase, let trump = try read("chiefTrump", \.string) {
      try make(trump, at: .chiefTrump, in: &hand)
    }
    if case .chiefPicks = hand.publicState.phase, let partner = try read("partner", \.integer) {
      try make(String(partner), at: .partner, in: &hand)
    }
  }

  func playTricks(_ hand: inout some Replayed) throws(HandFault) {
    let tricks = try entries("tricks")
    if !tricks.isEmpty, hand.publicState.contract == nil, hand.publicState.turn != nil {
      throw .tooEarly(key: "tricks")
    }
    for (index, trick) in tricks.enumerated() {
      if hand.publicState.currentTrick != nil { throw .trickUnfinished(index) }
      guard let turn = hand.publicState.turn, turn.index == trick.seat else {
        let step = HandStep.card(trick: index + 1, card: 1)
        throw .wrongTurn(step, expected: hand.publicState.turn?.index, found: trick.seat)
      }
      if trick.cards.isEmpty, index + 1 < tricks.count { throw .trickUnfinished(index + 1) }
      try play(trick.cards, trick: index + 1, in: &hand)
    }
  }

  private func play(_ cards: String, trick: Int, in hand: inout some Replayed) throws(HandFault) {
    if cards.isEmpty { return }
    let words = cards.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count <= hand.publicState.players.number else { throw .trickTooLong(trick) }
    for (index, word) in words.enumerated() {
      try make(word, at: .card(trick: trick, card: index + 1), in: &hand)
    }
  }

  private func make(
    _ text: some StringProtocol, at step: HandStep, in hand: inout some Replayed
  ) throws(HandFault) {
    guard let move = hand.move(text: text) else { throw .unreadableMove(step) }
    do {
      try hand.apply(move)
    } catch {
      throw .illegalMove(step, error)
    }
  }

  /// A list of seats with their cards; nothing at all is an empty list.
  private func entries(_ key: String) throws(HandFault) -> [Entry] {
    try read(key) { value in
      guard let array = value.array else { return nil }
      let entries = array.compactMap(Self.entry)
      return entries.count == array.count ? entries : nil
    } ?? []
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    guard let pair = value.array, pair.count == 2, let seat = pair[0].integer,
      let cards = pair[1].string
    else { return nil }
    return (seat, cards)
  }
}
