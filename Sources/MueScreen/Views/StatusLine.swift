import CellGrid
import MueRules
import MueTable
import MueWords

/// Two rows: what has just happened, or the answer to a key; and what is asked of the person.
struct StatusLine {
  let state: ScreenState

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = rect.width - 2
    let news = state.notice.map { pen.text($0).wrapped(to: width) } ?? []
    let question = news.count < 2 ? asked.map { pen.text($0).wrapped(to: width) } ?? [] : []
    let lines = news.map { ($0, Ink.plain) } + question.map { ($0, Ink.ask) }
    for (row, line) in lines.enumerated() {
      pen.write(line.0, x: rect.x + 1, y: rect.y + row, line.1, in: rect)
    }
  }

  private var asked: Phrase? {
    let view = state.view
    if state.isTrickHeld { return .anyKeyTakesTrick }
    guard let turn = view.observation.faceUp.turn else {
      return state.isFinalOrderShown ? .askNewMatch : .askGoOn
    }
    guard let legalMoves = view.observation.legalMoves else {
      return .thinking(name: view.players[turn].name.text)
    }
    switch legalMoves {
    case .bid(let free, let atMost): return askForBid(free: free, atMost: atMost)
    case .name(let trumps): return askForTrump(trumps)
    case .pick: return .askPartner
    case .play(let cards): return askForCard(cards)
    }
  }

  private func askForBid(free: CardSet, atMost: Int) -> Phrase {
    let view = state.view
    let pushed = state.selection.pushed.count
    if pushed == 0 { return atMost == 0 ? .askPassOnly : .askBid(cards: atMost) }
    let level = view.observation.faceUp.auction.laid[view.seat].count + pushed
    return .askLock(cards: pushed, target: view.rules.players.target(level: level))
  }

  private func askForTrump(_ trumps: [Trump]) -> Phrase? {
    let observation = state.view.observation
    guard trumps.indices.contains(state.selection.option) else { return nil }
    let trump = trumps[state.selection.option]
    let count = (observation.hand & trump.cards).count
    guard case .chiefNames(let roles, _) = observation.faceUp.phase else {
      return .askViceTrump(trump: .name(of: trump), cards: count)
    }
    return .askChiefTrump(
      trump: .name(of: trump), cards: count,
      bonus: Contract.bonus(level: roles.level, trump: trump))
  }

  private func askForCard(_ cards: CardSet) -> Phrase {
    let observation = state.view.observation
    guard let play = observation.faceUp.play, let led = play.led else { return .askLead }
    if !play.order.following(led).contains(cards) { return .askAnything }
    return play.order.trumps.contains(led)
      ? .askFollowTrump : .askFollow(suit: .name(of: led.suit))
  }
}
