import CellGrid
import MueRules

/// The rectangles of the table for a window and a number of players.
struct Layout: Hashable, Sendable {
  /// The bar at the top.
  let title: Rect
  /// The felt with its frame.
  let felt: Rect
  /// The area inside the frame.
  let inner: Rect
  /// The plates of the other seats, clockwise from the person's left.
  let plates: [Rect]
  /// The middle of the felt: the trick, the turns of the auction, the choices for a trump or
  /// partner.
  let centre: Rect
  /// The person's own plate, one row.
  let own: Rect
  /// The line that says who led and who holds the trick, one row.
  let trick: Rect
  /// Trumps, bid and target: one row, or two on a narrow felt.
  let contract: Rect
  /// The person's hand: a row for the arrow, one for raised cards, three for the cards.
  let hand: Rect
  /// The status line: two rows, or three where they fit.
  let status: Rect
  /// The keys, at the foot of the window.
  let keys: Rect
  /// The summary cards beside the felt, in a wide window.
  let leftPanel: Rect?
  /// The score sheet beside the felt, in a wide window.
  let rightPanel: Rect?
  /// Everything between the title and the keys: where pages are shown.
  let page: Rect

  /// The narrowest window.
  static let minimumWidth = 48
  /// The widest felt.
  static let feltWidth = 64
  /// The widest title and key bars: as wide as the felt with its panels.
  static let barWidth = 140
  /// The narrowest panel beside the felt.
  static let panelWidth = 24
  /// The rows of a hand: the arrow, the edge of raised cards, three of the cards.
  static let handRows = 5

  /// The fewest rows for a width.
  static func minimumHeight(width: Int) -> Int { width < feltWidth ? 26 : 24 }

  /// The layout for a window; nil when the window is too small.
  init?(_ size: Size, players: PlayerCount) {
    guard size.width >= Self.minimumWidth,
      size.height >= Self.minimumHeight(width: size.width)
    else { return nil }
    let isNarrow = size.width < Self.feltWidth
    let keyRows = isNarrow ? 2 : 1
    let width = min(size.width, Self.feltWidth)
    let x = (size.width - width) / 2
    let contractRows = isNarrow ? 2 : 1
    let statusRows = size.height < Self.minimumHeight(width: size.width) + 3 ? 2 : 3
    let topRows = players == .four || players == .six ? 2 : 0
    // The rows outside the side seats: frame, own plate, trick line and contract.
    let fixed = 1 + Self.handRows + statusRows + keyRows + 2 + topRows + 2 + contractRows
    let sideRows = min(size.height - fixed, 20 - topRows)
    let spare = size.height - fixed - sideRows

    title = Self.bar(size, y: 0, rows: 1)
    keys = Self.bar(size, y: size.height - keyRows, rows: keyRows)
    page = Rect(x: 0, y: 1, width: size.width, height: size.height - 1 - keyRows)
    felt = Rect(
      x: x, y: 1 + spare / 2, width: width,
      height: 2 + topRows + sideRows + 2 + contractRows)
    inner = felt.inset(by: isNarrow ? 1 : 2, 1)
    own = Rect(x: inner.x, y: inner.y + topRows + sideRows, width: inner.width, height: 1)
    trick = Rect(x: inner.x, y: own.bottom, width: inner.width, height: 1)
    contract = Rect(x: inner.x, y: trick.bottom, width: inner.width, height: contractRows)
    hand = Rect(x: x, y: felt.bottom, width: width, height: Self.handRows)
    status = Rect(x: x, y: hand.bottom, width: width, height: statusRows)

    let sides = Rect(x: inner.x, y: inner.y + topRows, width: inner.width, height: sideRows)
    let plateWidth = min(22, (sides.width - 18) / 2)
    centre = sides.inset(by: plateWidth, 0)
    let top = Rect(x: inner.x, y: inner.y, width: inner.width, height: topRows)
    plates = Self.plates(players, sides: sides, width: plateWidth, top: top)

    let beside = (size.width - width) / 2
    let hasPanels = beside >= Self.panelWidth
    let panelWidth = min(beside, 36)
    // Panels begin level with the felt.
    let panelTop = felt.y
    let panelHeight = page.bottom - panelTop
    leftPanel =
      hasPanels
      ? Rect(x: x - panelWidth, y: panelTop, width: panelWidth - 1, height: panelHeight) : nil
    rightPanel =
      hasPanels
      ? Rect(x: x + width + 1, y: panelTop, width: panelWidth - 1, height: panelHeight) : nil
  }

  /// A bar across the window, centred if the window is wider than a bar gets.
  static func bar(_ size: Size, y: Int, rows: Int) -> Rect {
    let width = min(size.width, barWidth)
    return Rect(x: (size.width - width) / 2, y: y, width: width, height: rows)
  }

  private static func plates(
    _ players: PlayerCount, sides: Rect, width: Int, top: Rect
  ) -> [Rect] {
    let left = Rect(x: sides.x, y: sides.y, width: width, height: sides.height)
    let right = Rect(x: sides.right - width, y: sides.y, width: width, height: sides.height)
    return switch players {
    case .three: [left, right]
    case .four: [left, top, right]
    case .five: [left.lower, left.upper, right.upper, right.lower]
    case .six: [left.lower, left.upper, top, right.upper, right.lower]
    }
  }

  /// Where a seat's card animations start and end: its plate, or the foot of the felt for the
  /// person, 0.
  func home(place: Int, players: PlayerCount) -> Rect {
    let plate = place == 0 ? own : plates[place - 1]
    let middle = plate.y + (plate.height - 3) / 2
    return Rect(
      x: plate.x + (plate.width - 4) / 2, y: max(inner.y, min(inner.bottom - 3, middle)),
      width: 4, height: 3)
  }

  /// The rectangle of a seat's card in the trick; 0 is the person, the others follow clockwise.
  func trickCard(place: Int, players: PlayerCount) -> Rect {
    let column = [centre.x, centre.x + (centre.width - 4) / 2, centre.right - 4]
    let gap = max(0, centre.width - 18) / 4
    let left = column[0] + 1 + gap
    let right = column[2] - 1 - gap
    let middle = centre.y + (centre.height - 3) / 2
    let lower = min(centre.bottom - 3, middle + 2)
    let upper = max(centre.y, lower - 4)
    func at(_ x: Int, _ y: Int) -> Rect { Rect(x: x, y: y, width: 4, height: 3) }
    let own = at(column[1], min(centre.bottom - 3, lower + 1))
    switch (players, place) {
    case (_, 0): return own
    case (.three, 1), (.four, 1): return at(left, middle)
    case (.three, _), (.four, 3): return at(right, middle)
    case (.four, _): return at(column[1], max(centre.y, own.y - 6))
    case (.five, 1), (.six, 1): return at(left, lower)
    case (.five, 2), (.six, 2): return at(left, upper)
    case (.six, 3): return at(column[1], max(centre.y, own.y - 6))
    case (.five, 3), (.six, 4): return at(right, upper)
    default: return at(right, lower)
    }
  }
}

extension Rect {
  /// The upper half; with an odd height it includes the middle row.
  fileprivate var upper: Rect {
    Rect(x: x, y: y, width: width, height: (height + 1) / 2)
  }

  /// The lower half.
  fileprivate var lower: Rect {
    Rect(x: x, y: y + (height + 1) / 2, width: width, height: height / 2)
  }
}

/// The rectangles of pages shown in place of the table.
extension Layout {
  /// The part of the page between the panels; without panels, all of it.
  var middle: Rect {
    guard leftPanel != nil else { return page }
    return Rect(x: felt.x, y: page.y, width: felt.width, height: page.height)
  }

  /// The block of a replay: the felt where there are panels beside it.
  ///
  /// In a low window it has as many rows as six hands with blank rows between them need.
  var replay: Rect {
    guard leftPanel != nil else { return middle }
    let height = max(felt.height, min(24, hand.bottom - felt.y))
    return Rect(x: felt.x, y: felt.y, width: felt.width, height: height)
  }

  /// The block of a document: below the title and a blank row, or level with the panels.
  var text: Rect {
    let top = max(middle.y + 1, leftPanel?.y ?? 0)
    return Rect(x: middle.x, y: top, width: middle.width, height: middle.bottom - top)
  }

  /// The same block including the blank row, for a page that may need every row.
  var fullText: Rect {
    Rect(x: text.x, y: text.y - 1, width: text.width, height: text.height + 1)
  }
}

extension Rect {
  /// A centred column, at most as wide as is comfortable to read.
  var column: Rect {
    let width = min(self.width - 2, 60)
    return Rect(x: x + (self.width - width) / 2, y: y, width: width, height: height)
  }
}
