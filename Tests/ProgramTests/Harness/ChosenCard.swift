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

  /// The card below the arrow on a screen's rows; nil without an arrow.
  init?(_ rows: [String]) {
    guard let y = rows.firstIndex(where: { $0.contains("▼") }), y + 2 < rows.count,
      let x = Array(rows[y]).firstIndex(of: "▼")
    else { return nil }
    let row = Array(rows[y + 2])
    let edges = row.prefix(x + 1)
    guard let edge = edges.lastIndex(where: { "│┊".contains($0) }), edge + 2 < row.count else {
      return nil
    }
    text = String(row[edge + 1...edge + 2])
    isGrey = row[edge] == "┊"
  }
}

extension Terminal {
  /// The card the arrow points at.
  var chosenCard: ChosenCard? { ChosenCard(screen) }
  /// The number of cards in the hand that cannot be chosen.
  var greyCards: Int {
    screen.map { row in row.count { $0 == "┊" } }.max() ?? 0
  }
}
