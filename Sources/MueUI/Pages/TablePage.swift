import CellGrid

/// A page of rows about the hand, shown above a table, with a scroll position.
protocol TablePage: Page {
  var position: ScrollPosition { get set }
  /// The number of rows of the page in a block.
  func rowCount(_ pen: Pen, in body: Rect, _ context: PageContext) -> Int
  /// The answer to a command that only this page has; nil for any other.
  func turn(_ input: Input, _ context: PageContext) -> [PageStep]?
}

extension TablePage {
  var keyContext: KeyContext? { .table }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    answerTable(input, in: block, &context)
  }

  /// The answer of a page without inputs of its own beyond `turn`.
  mutating func answerTable(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    if let steps = turn(input, context) { return steps }
    switch input {
    case .command(.menu), .command(.confirm), .command(.toggle), .command(.help),
      .command(.turnPage), .command(.summary), .command(.sheet), .command(.pass), .command(.log):
      return [.back]
    default: return scroll(input, in: block, context)
    }
  }

  /// Scrolls the rows, or refuses an input that is not for that.
  mutating func scroll(_ input: Input, in block: PageBlock, _ context: PageContext) -> [PageStep] {
    let moved = position.moved(
      by: input, visible: block.rect.height, of: rowCount(block.pen, in: block.rect, context))
    guard let moved else { return [.refuse(.unknownKey)] }
    position = moved
    return []
  }
}
