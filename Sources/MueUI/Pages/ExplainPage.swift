import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords

/// Why a move was made: the choices as its seat saw them or, in a finished hand, with all cards open; the
/// arrows go to other moves.
struct ExplainPage: ColumnPage, Equatable {
  private var hand: ExplainedHand
  /// The index of the move among those of the hand that can be explained.
  private var index: Int
  /// What has been worked out on this page.
  private var known: [MoveExplanation] = []
  var position = ScrollPosition()

  /// A page about the latest move that can be explained before so many moves, or the first one; nil if
  /// there is none.
  init?(_ hand: ExplainedHand, before count: Int = .max) {
    guard !hand.moves.isEmpty else { return nil }
    self.hand = hand
    index = hand.moves.lastIndex { $0.index < count } ?? 0
  }

  private var asked: ExplainQuestion { hand.question(about: index) }

  /// The question that is still open; nil if the answer is known.
  var question: ExplainQuestion? { explanation == nil ? asked : nil }

  /// Whether the hand is being played, so that the first answer counts as help.
  var isHelp: Bool { hand.view.observation.publicState.score == nil && known.isEmpty }

  private var explanation: MoveExplanation? { known.first { $0.made == asked.made } }

  func title(in context: PageContext) -> Phrase { KeyCommand.explain.title }

  func hints(in context: PageContext) -> [Phrase] {
    let open: [Phrase] = hand.mayOpen ? [hand.isOpen ? .keySeenCards : .keyOpenCards] : []
    return [.keysMoves] + open + [.keyBack, .keysScroll]
  }

  mutating func take(_ event: PageEvent) {
    if case .explanation(let explanation) = event { known.append(explanation) }
  }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    var page = self
    switch input {
    case .command(.explain): return [.back]
    case .command(.previous): page.index = max(0, index - 1)
    case .command(.next): page.index = min(hand.moves.count - 1, index + 1)
    case .command(.turnPage) where hand.mayOpen: page.hand.setOpen(!hand.isOpen)
    case .command(.turnPage): return [.refuse(.explainOpenLater)]
    default: return nil
    }
    page.position = ScrollPosition()
    return [.replace(page)]
  }

  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row] {
    let width = block.width
    let (asked, view) = (asked, hand.view)
    let place = Phrase.explainPlace(number: asked.made.index + 1, all: asked.count)
    let heading = Row(
      left: pen.youOrName(asked.made.seat, in: view),
      columns: [Row.Column(text: pen.text(place), fromRight: 0)], ink: .heading, isRuled: true)
    let sentences = ExplainSentences(asked.made, in: view, isOpen: asked.isOpen)
    let top =
      [heading] + pen.lines(sentences.what, width: width, .plain)
      + pen.lines(sentences.seen, width: width, .quiet)
    guard let explanation else {
      return top + [.blank] + pen.lines(.explainWorking, width: width, .ask)
    }
    let choices = sentences.choices(explanation).flatMap { choice in
      let mark = choice.isMade ? "\(pen.glyphs.turn) " : "  "
      return pen.hanging(mark, choice.figures, width: width, choice.isMade ? .ask : .plain)
        + choice.reasons.flatMap { pen.hanging("    ", $0, width: width, .quiet) }
    }
    func notes(_ phrase: Phrase?) -> [Row] {
      phrase.map { pen.lines($0, width: width, .quiet) } ?? []
    }
    let title = Row(left: pen.text(sentences.title(explanation)), ink: .heading, isRuled: true)
    return top + [.blank, title] + notes(sentences.address(explanation)) + choices + [.blank]
      + notes(sentences.method(explanation))
  }
}
