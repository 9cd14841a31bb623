import CellGrid
import MueRules

/// The sizes of all cards on a table: the largest for which its window has room.
///
/// A trick has cards at least as large as the hand, in front of the seats they are smaller.
struct CardSizes: Hashable, Sendable {
  let hand: CardSize
  let trick: TrickShape
  /// The size of the cards in front of a seat; nil if they are short words.
  let laid: CardSize?
  /// The width of a plate beside the trick.
  let plateWidth: Int

  /// The cards for which each seat should have room; if a seat lays more, they overlap more or
  /// become smaller.
  private static let usualLaid = 6
  /// The least and the greatest width of a plate; on a narrow felt a plate may be narrower.
  private static let plateWidths = (narrow: 14, least: 18, most: 34)

  /// The least width between two plates, for the list of partners.
  private static let leastCentre = 18

  /// The sizes for a felt of a width, its rail included, and a number of rows to share between the
  /// seats' plates with the trick, and the cards of the hand.
  init(felt: Int, rail: Int, rows: Int, isNarrow: Bool, _ players: PlayerCount) {
    let width = felt - 2 * rail
    let least = isNarrow ? Self.plateWidths.narrow : Self.plateWidths.least
    let sizes = CardSize.allCases.reversed()
    let hasTop = players.hasSeatOpposite
    // Cards are better than short words, even if those leave more room for the hand.
    for laidSizes in [sizes.map(Optional.some), [nil]] {
      for hand in sizes {
        for trick in sizes where trick >= hand && HandLayout.fits(hand, in: felt) {
          for laid in laidSizes where laid.map({ $0 < trick }) ?? true {
            let top = hasTop ? 1 + (laid?.height ?? 1) : 0
            let sides = Size(width: width, height: rows - hand.height - top)
            guard let shape = TrickShape(trick, in: sides, besidePlates: least, players)
            else { continue }
            let plateWidth = min(
              Self.plateWidths.most, (width - max(Self.leastCentre, shape.width)) / 2)
            let plate = Rect(
              x: 0, y: 0, width: plateWidth - 2,
              height: sides.height / (players.number > 4 ? 2 : 1) - SeatPlate.textRows)
            if let laid,
              LaidCards(Self.usualLaid, size: laid, aligned: .left, in: plate) == nil
            {
              continue
            }
            self.init(hand: hand, trick: shape, laid: laid, plateWidth: plateWidth)
            return
          }
        }
      }
    }
    self = .smallest
  }

  /// The sizes in a low window.
  static let smallest = CardSizes(
    hand: .small, trick: TrickShape(size: .small, columns: 3), laid: nil,
    plateWidth: plateWidths.narrow)

  private init(hand: CardSize, trick: TrickShape, laid: CardSize?, plateWidth: Int) {
    (self.hand, self.trick, self.laid, self.plateWidth) = (hand, trick, laid, plateWidth)
  }
}

/// The size of the cards in a trick, and how many of them lie side by side.
struct TrickShape: Hashable, Sendable {
  let size: CardSize
  /// Three, or two if the cards of the person and of the opposite seat have rows of their own.
  let columns: Int

  /// The columns between two cards, so that neither they nor their shadows touch each other.
  static let gap = 2

  /// The width of the cards with the gaps between them and a column on either side.
  var width: Int { columns * size.width + (columns - 1) * Self.gap + 2 }

  /// The fewest rows for the cards, without a blank one between them and the rail.
  func rows(_ players: PlayerCount) -> Int {
    if columns == 3 { return players == .three ? size.height + 1 : 2 * size.height }
    return rowsOfCards(players) * size.height
  }

  /// The number of rows of cards if two lie side by side.
  func rowsOfCards(_ players: PlayerCount) -> Int {
    (players.hasSeatOpposite ? 2 : 1) + (players.number > 4 ? 2 : 1)
  }
}

extension TrickShape {
  /// Cards of a size between two plates of a width at least; nil if there is no room for them.
  fileprivate init?(
    _ size: CardSize, in sides: Size, besidePlates plate: Int, _ players: PlayerCount
  ) {
    let shapes = [3, 2].map { TrickShape(size: size, columns: $0) }
    let margin = players.hasSeatOpposite ? 0 : 1
    let fitting = shapes.first {
      $0.width + 2 * plate <= sides.width && $0.rows(players) + margin <= sides.height
    }
    guard let fitting else { return nil }
    self = fitting
  }
}

extension PlayerCount {
  /// Whether a seat is opposite the person, at the upper edge of the felt.
  var hasSeatOpposite: Bool { self == .four || self == .six }
}
