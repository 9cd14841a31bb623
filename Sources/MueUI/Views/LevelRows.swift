import CellGrid
import MueGame
import MueRules
import MueWords

/// The cards of the seats that share the most in an éclat, in the order in which they were laid.
struct LevelRows {
  let view: GameObservation
  let eclat: Eclat
  /// The cards shown so far, in the order in which they were laid.
  let shown: Int

  private static let nameColumns = 10
  /// The columns of a short word, with the blank after it.
  private static let wordColumns = 3

  /// The turns in which these seats laid cards, as one list of cards.
  static func laid(_ auction: Auction, by eclat: Eclat) -> [(seat: Seat, card: Card)] {
    auction.turns.filter { eclat.tied.contains($0.seat) }.flatMap { turn in
      HandOrder(nil).sorted(turn.cards).map { (turn.seat, $0) }
    }
  }

  /// The rows for a width: cards of a size or short words.
  func height(_ size: CardSize?, width: Int) -> Int {
    eclat.tied.count * rows(size, width: width)
  }

  /// The rows of a seat; short words go on in the next one.
  private func rows(_ size: CardSize?, width: Int) -> Int {
    if let size { return size.height }
    let perRow = Self.wordsPerRow(width)
    return (eclat.level + perRow - 1) / perRow
  }

  private static func wordsPerRow(_ width: Int) -> Int {
    max(1, (width - nameColumns) / wordColumns)
  }

  /// Whether cards of a size fit, overlapping if necessary.
  func fits(_ size: CardSize, width: Int) -> Bool {
    boxes(size, in: Rect(x: 0, y: 0, width: width, height: size.height)) != nil
  }

  func draw(_ size: CardSize?, on pen: inout Pen, in rect: Rect) {
    let laid = Self.laid(view.observation.publicState.auction, by: eclat)
    for (row, seat) in eclat.tied.enumerated() {
      let height = rows(size, width: rect.width)
      let line = Rect(x: rect.x, y: rect.y + row * height, width: rect.width, height: height)
      let name = pen.name(seat, in: view, columns: Self.nameColumns)
      pen.write(
        name, x: line.x, y: line.y + (height - 1) / 2,
        seat == view.person ? .feltTurn : .felt, in: line)
      let cards = laid.prefix(shown).filter { $0.seat == seat }.map(\.card)
      draw(cards, size, on: &pen, in: line)
    }
  }

  private func draw(_ cards: [Card], _ size: CardSize?, on pen: inout Pen, in line: Rect) {
    guard let size, let boxes = boxes(size, in: line) else {
      let perRow = Self.wordsPerRow(line.width)
      for (index, card) in cards.enumerated() {
        let x = line.x + Self.nameColumns + 1 + index % perRow * Self.wordColumns
        pen.write(
          pen.small(card), x: x, y: line.y + index / perRow,
          .small(card.suit, isTrump: false), in: line)
      }
      return
    }
    for (index, card) in cards.enumerated() {
      let box = boxes.rect(index)
      // No card lies on the last one yet.
      let width = index == cards.count - 1 ? size.width : box.width
      CardFace(card: card, size: size, ground: .felt, isCovering: index > 0)
        .draw(on: &pen, in: Rect(x: box.x, y: box.y, width: width, height: size.height))
    }
  }

  private func boxes(_ size: CardSize, in line: Rect) -> LaidCards? {
    let start = Self.nameColumns + 1
    return LaidCards(
      eclat.level, size: size, aligned: .left,
      in: Rect(
        x: line.x + start, y: line.y, width: line.width - start, height: line.height))
  }
}
