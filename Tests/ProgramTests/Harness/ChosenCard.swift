/// The card of the hand that the arrow points at.
struct ChosenCard: Equatable {
  /// Number and symbol, such as `7▲`.
  let text: String
  /// The card as files write it.
  var written: String {
    let letters: [Character: String] = ["▲": "R", "■": "Y", "●": "G", "◆": "B", "★": "K"]
    return (text.last.flatMap { letters[$0] } ?? "?") + text.prefix(1)
  }
  /// Whether it is drawn as one that cannot be played.
  let isGrey: Bool

  /// The card below the arrow on a screen; nil without an arrow.
  init?(_ terminal: Terminal) {
    let rows = terminal.screen
    guard let y = rows.firstIndex(where: { $0.contains("▼") }), y + 2 < rows.count,
      let x = Array(rows[y]).firstIndex(of: "▼")
    else { return nil }
    let row = Array(rows[y + 2])
    let columns = row.indices.dropLast().prefix(x + 1)
    guard
      let column = columns.last(where: { row[$0].isNumber && "▲■●◆★".contains(row[$0 + 1]) })
    else { return nil }
    text = String(row[column...column + 1])
    isGrey = terminal.isGrey(x: column, y: y + 2) || column > 0 && row[column - 1] == "┊"
  }
}

extension Terminal {
  /// The card the arrow points at.
  var chosenCard: ChosenCard? { ChosenCard(self) }

  /// The number of cards in the hand that cannot be chosen.
  var greyCards: Int {
    screen.indices.map { y in
      let row = Array(screen[y])
      let dotted = row.count { $0 == "┊" }
      return dotted > 0
        ? dotted : row.indices.count { row[$0].isNumber && isGrey(x: $0, y: y) }
    }.max() ?? 0
  }

  /// How many cards of a number are in the row of the hand, and how many of them cannot be chosen.
  func cards(of number: Character) -> (all: Int, grey: Int) {
    let hands = screen.indices.filter { screen[$0].contains("▏") && screen[$0].contains(/[▲■●◆★]/) }
    let cells = hands.flatMap { y in
      let row = Array(screen[y])
      return row.indices.filter { row[$0] == number }.map { (x: $0, y: y) }
    }
    return (cells.count, cells.count { isGrey(x: $0.x, y: $0.y) })
  }

  /// Whether a cell is part of a card that cannot be played, on a terminal with 256 colours.
  fileprivate func isGrey(x: Int, y: Int) -> Bool { cell(x, y).background == 247 }
}
