import CellGrid
import MueBots
import MueGame
import MueWords

/// What could have been made in a hand with all cards open: the contract that was played, the
/// person's best bid and, on request, other trumps.
struct BestPage: ColumnPage, Equatable {
  /// The table from the seat whose best bid is sought.
  let view: GameObservation
  /// The hand in the replay below; nil for the hand just played.
  let hand: ReplayedHand?
  /// What has been worked out; nil before it has begun.
  private(set) var plays: BestPlays?
  /// The alternatives that have been asked for, by their index, in that order.
  private(set) var wanted: [Int] = []
  /// The alternative that Enter asks for.
  private var chosen = 0
  var position = ScrollPosition()

  /// A page about a replayed hand or, without one, about the hand just played.
  init(view: GameObservation, hand: ReplayedHand? = nil) {
    self.view = view
    self.hand = hand
  }

  func title(in context: PageContext) -> Phrase { .bestTitle }

  func hints(in context: PageContext) -> [Phrase] {
    let others: [Phrase] =
      plays?.alternatives.isEmpty == false ? [.keysChange, .keyWorkOut] : []
    return [.keysScroll] + others + [.keyBack]
  }

  mutating func take(_ event: PageEvent) {
    if case .best(let plays) = event { self.plays = plays }
  }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    input == .command(.bestPlay) ? [.back] : nil
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    if let steps = turn(input, context) { return steps }
    let count = plays?.alternatives.count ?? 0
    switch input {
    case .command(.previous) where count > 0: chosen = (chosen + count - 1) % count
    case .command(.next) where count > 0: chosen = (chosen + 1) % count
    case .command(.confirm) where count > 0, .command(.toggle) where count > 0:
      if wanted.contains(chosen) { return [.refuse(.bestAsked)] }
      wanted.append(chosen)
      position = .end
    case .command(.menu), .command(.help), .command(.confirm), .command(.pass): return [.back]
    default: return scroll(input, in: block, context)
    }
    return []
  }

  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row] {
    let width = block.width
    guard let plays else { return [Row(left: pen.text(.bestWaiting), ink: .quiet)] }
    let narration = Narration(view)
    func part(_ title: Phrase, _ contract: Phrase?, _ sentences: [Phrase]) -> [Row] {
      [Row(left: pen.text(title), ink: .heading, isRuled: true)]
        + (contract.map { pen.lines($0, width: width, .ask) } ?? [])
        + sentences.flatMap { pen.lines($0, width: width, .plain) }
    }
    let parts = [
      part(
        .bestPlayed, narration.heading(of: plays.played.contract),
        narration.sentences(aboutPlayed: plays)),
      part(
        .bestOwn(name: narration.who(plays.seat)), narration.heading(ofBidIn: plays),
        narration.sentences(aboutBidIn: plays)),
      others(plays, narration, pen, width),
      pen.lines(narration.bestMethod, width: width, .quiet),
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [Row.blank]))
  }

  /// The alternative to choose, and what has been worked out of the others.
  private func others(
    _ plays: BestPlays, _ narration: Narration, _ pen: Pen, _ width: Int
  ) -> [Row] {
    guard plays.alternatives.indices.contains(chosen) else { return [] }
    let contract = plays.played.contract
    let name = narration.heading(of: plays.alternatives[chosen], insteadOf: contract)
    let results = wanted.flatMap { index -> [Row] in
      let play = plays.others[index]
      let sentence =
        play.map { narration.sentence(about: $0, insteadOf: contract) } ?? .bestWaiting
      return pen.lines(sentence, width: width, .plain)
    }
    let lines = pen.rows(name, width: width - 4)
    let choice = lines.enumerated().map { row, line in
      let (begin, end) = (row == 0 ? "‹ " : "  ", row == lines.count - 1 ? " ›" : "")
      return Row(left: pen.look.shown(begin + line + end), ink: .chosenLine)
    }
    return [Row(left: pen.text(.bestOthers), ink: .heading, isRuled: true)] + choice + results
  }
}

extension GameObservation {
  /// Whether the hand has been played for a contract, or is.
  var hasContract: Bool { observation.publicState.contract != nil }
}
