import MueGame
import MueRules
import MueWords

/// An auction that the person reads.
public struct AuctionReading: Sendable {
  /// The number of the auction among those of the day.
  let title: Phrase
  let puzzle: AuctionPuzzle
  /// The answer; nil until the person has chosen.
  var answer: LessonCard?

  public init(title: Phrase, puzzle: AuctionPuzzle) {
    self.title = title
    self.puzzle = puzzle
  }
}

extension ScreenState {
  /// The auction that is read; nil in any other game.
  var auction: AuctionReading? {
    get { if case .auction(let auction) = kind { auction } else { nil } }
    set { if let newValue { kind = .auction(newValue) } }
  }

  /// The trumps or seats to choose from, as moves; nil if there is no such list.
  var options: [Move]? {
    if let auction { return auction.answer == nil ? auction.puzzle.choices : nil }
    guard isAsked, let legalMoves = view.observation.legalMoves, !legalMoves.isAboutCards else {
      return nil
    }
    return legalMoves.all
  }

  /// Answers an input at the table while an auction is read; no page that says what bids mean can
  /// be opened.
  mutating func handleAuction(_ input: Input, _ auction: AuctionReading) -> [Effect] {
    switch input {
    case .command(.menu): open(MenuPage())
    case .command(.help): open(Reader(.howto))
    case .command(.log): open(LogPage())
    case .command(.summary), .command(.turnPage): open(SummaryPage())
    case .command(.sheet): open(SheetPage())
    case .command(.hint), .command(.bids), .command(.review), .command(.replay), .command(.curve),
      .command(.bestPlay), .command(.explain), .command(.undo), .command(.redo), .command(.claim),
      .command(.people), .command(.pastTrick), .command(.sort):
      refuse(.lessonNotHere)
    default:
      if let options { return handleOption(input, options) }
    }
    return []
  }
}
