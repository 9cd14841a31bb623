import CellGrid
import MueRules

/// The sizes of all cards on a table: the largest for which its window has room.
///
/// A trick has cards at least as large as a hand in one line; in front of the seats they are
/// smaller, by two sizes at most.
struct CardSizes: Hashable, Sendable {
  let hand: CardSize
  /// The lines of a full hand: one, or two in a narrow window that is high enough.
  let handLines: Int
  let trick: TrickShape
  /// The size of the cards in front of a seat; nil if they are short words.
  let laid: CardSize?
  /// The width of a plate beside the trick.
  let plateWidth: Int

  /// The least width between two plates, for the list of partners.
  private static let leastCentre = 18
  /// The greatest width of a plate.
  private static let widestPlate = 34

  /// The sizes in a low window.
  static let smallest = CardSizes(
    hand: .small, handLines: 1, trick: TrickShape(size: .small, columns: 3), laid: nil,
    plateWidth: 14)

  /// What the cards share: the width inside the rail, and the rows for the plates with the trick,
  /// and for the hand.
  struct Room {
    let players: PlayerCount
    let width: Int
    let rows: Int
    /// The width of the hand, which may be as wide as the rail.
    let handWidth: Int
    let isNarrow: Bool

    fileprivate var leastPlate: Int { isNarrow ? 14 : 17 }
    /// The cards for which each seat should have room; if a seat lays more, all become smaller.
    fileprivate var usualLaid: Int { isNarrow ? 3 : 6 }
  }

  init(in room: Room) {
    let sizes = CardSize.allCases.reversed()
    // Cards are better than short words, even if those leave more room for the hand.
    for laidSizes in [sizes.map(Optional.some), [nil]] {
      for lines in room.isNarrow ? [2, 1] : [1] {
        for hand in sizes where HandLayout.fits(hand, lines: lines, in: room.handWidth) {
          let least = lines == 1 ? hand : sizes.first { $0 < hand } ?? hand
          for trick in sizes where trick >= least {
            for laid in laidSizes where laid?.suits(hand, trick) ?? true {
              if let fitting = Self(hand, lines, trick, laid, in: room) {
                self = fitting
                return
              }
            }
          }
        }
      }
    }
    self = .smallest
  }

  /// Some sizes if there is room for them.
  private init?(
    _ hand: CardSize, _ lines: Int, _ trick: CardSize, _ laid: CardSize?, in room: Room
  ) {
    let top = room.players.hasSeatOpposite ? 1 + (laid?.height ?? 1) : 0
    let rows = room.rows - HandLayout.rows(hand, lines: lines) - top
    let sides = Size(width: room.width, height: rows)
    guard let shape = TrickShape(trick, in: sides, besidePlates: room.leastPlate, room.players)
    else { return nil }
    plateWidth = min(Self.widestPlate, (room.width - max(Self.leastCentre, shape.width)) / 2)
    (self.hand, handLines, self.trick, self.laid) = (hand, lines, shape, laid)
    let plate = Rect(
      x: 0, y: 0, width: plateWidth, height: rows / (room.players.number > 4 ? 2 : 1))
    let cards = SeatPlate.cards(in: plate, isAtTop: false)
    if let laid, LaidCards(room.usualLaid, size: laid, aligned: .left, in: cards) == nil {
      return nil
    }
  }

  private init(
    hand: CardSize, handLines: Int, trick: TrickShape, laid: CardSize?, plateWidth: Int
  ) {
    (self.hand, self.handLines, self.trick) = (hand, handLines, trick)
    (self.laid, self.plateWidth) = (laid, plateWidth)
  }
}

extension CardSize {
  /// Whether cards of this size in front of the seats are not too small beside a hand and a trick,
  /// and leave room for their number and a raised bid.
  fileprivate func suits(_ hand: CardSize, _ trick: CardSize) -> Bool {
    max(hand, trick).step - step <= 2 && self < trick && self < .huge
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

  /// The rows for the cards with a blank one below each row of cards.
  func roomyRows(_ players: PlayerCount) -> Int { rows(players) + rowsOfCards(players) }

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
