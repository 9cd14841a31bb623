import CellGrid

/// Where pages stand that are shown in place of the table.
extension Layout {
  /// The part of the page between the panels, or all of it.
  var middle: Rect {
    guard leftPanel != nil else { return page }
    return Rect(x: felt.x, y: page.y, width: felt.width, height: page.height)
  }

  /// Where hands are looked at again: on the felt where panels stand beside it, and where that is low,
  /// as far down as six hands with blank rows between them reach.
  var replay: Rect {
    guard leftPanel != nil else { return middle }
    let height = max(felt.height, min(24, hand.bottom - felt.y))
    return Rect(x: felt.x, y: felt.y, width: felt.width, height: height)
  }

  /// Where texts stand: a blank row below the title, or lower where the panels beside begin.
  var text: Rect {
    let top = max(middle.y + 1, leftPanel?.y ?? 0)
    return Rect(x: middle.x, y: top, width: middle.width, height: middle.bottom - top)
  }

  /// The same with the blank row above, for a page that may need every row.
  var fullText: Rect {
    Rect(x: text.x, y: text.y - 1, width: text.width, height: text.height + 1)
  }
}

extension Rect {
  /// A column in the middle, no wider than reads well.
  var column: Rect {
    let width = min(self.width - 2, 60)
    return Rect(x: x + (self.width - width) / 2, y: y, width: width, height: height)
  }
}
