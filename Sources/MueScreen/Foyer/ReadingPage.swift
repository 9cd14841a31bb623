import CellGrid
import MueWords

/// A document to read, scrolled down by some rows.
public struct ReadingPage: FoyerContent {
  /// Which document.
  public let document: Document
  private var row = 0

  /// A document at its beginning.
  public init(_ document: Document) { self.document = document }

  var page: FoyerPage { .reading(self) }
  var hints: [Phrase] { [.keysScroll, .keyBack, .keyLeave] }

  var title: Phrase {
    switch document {
    case .howto: .menuHowto
    case .rules: .menuRules
    case .credits: .menuCredits
    }
  }

  mutating func answer(_ key: Key) -> [FoyerStep] {
    switch key {
    case .up: row -= 1
    case .down: row += 1
    case .pageUp: row -= 10
    case .pageDown, .character(" "): row += 10
    case .home: row = 0
    case .end: row = .max / 2
    case .escape, .enter: return [.back]
    default: return [.say(.unknownKey)]
    }
    row = max(0, row)
    return []
  }

  mutating func fit(_ body: Rect, _ pen: Pen) {
    let block = Self.block(body)
    row = min(row, max(0, rows(pen, block).count - block.height))
  }

  func draw(on pen: inout Pen, in body: Rect) {
    let block = Self.block(body)
    rows(pen, block).drawScrolled(to: row, on: &pen, in: block)
  }

  private func rows(_ pen: Pen, _ block: Rect) -> [Row] {
    DocumentPage(text: pen.documents[document] ?? "").rows(pen, width: block.width)
  }

  /// A column that reads well.
  private static func block(_ body: Rect) -> Rect {
    let width = min(body.width - 2, 60)
    return Rect(
      x: body.x + (body.width - width) / 2, y: body.y, width: width, height: body.height)
  }
}
