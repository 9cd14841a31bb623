import CellGrid
import MueGame
import MueRules

/// The rectangles of the table for the size of a window and a number of players.
struct Layout: Hashable, Sendable {
  /// Whether the window is too low for plates around the felt, so that each seat gets only part of
  /// a row.
  let isLow: Bool
  /// The sizes of the cards.
  let cards: CardSizes
  /// The bar at the top.
  var title: Rect
  var felt: Rect
  /// The area inside the frame; in a low window, which has no frame, all rows above the status
  /// line.
  var inner: Rect
  /// The plates of the other seats, clockwise from the person's left.
  var plates: [Rect]
  /// The middle of the felt: the trick, the turns of the auction, and the list of trumps or
  /// partners.
  var centre: Rect
  /// The person's own plate, one row.
  var own: Rect
  /// The line about who led and who holds the trick, one row.
  var trick: Rect
  /// Trumps, bid and target: one row, or two on a narrow felt.
  var contract: Rect
  /// The person's hand: for each line a row for the arrow, one for raised cards, and the cards.
  var hand: Rect
  /// The status line: two rows, or three if they fit.
  var status: Rect
  /// The keys, at the foot of the window.
  var keys: Rect
  /// The rows of a card to read; nil if none is open.
  var card: Rect?
  /// The summary cards beside the felt, in a wide window.
  var leftPanel: Rect?
  /// The score sheet beside the felt, in a wide window.
  var rightPanel: Rect?
  /// Everything between the title and the keys, where pages are shown.
  var page: Rect

  static let minimumWidth = 48
  /// The least width of a felt with panels beside it; a narrower one is laid out more closely.
  static let feltWidth = 64
  /// The greatest width of a felt without panels, and of any felt.
  private static let widestAlone = 84
  private static let widest = 140
  /// The least and the greatest width of a panel beside the felt.
  static let panelWidths = 24...36
  /// The columns beside a panel, if there is room.
  private static let panelMargin = 2

  /// The fewest rows of a window, as on a phone above its keyboard.
  static let minimumHeight = 16
  /// The fewest rows with plates around the felt, for some width.
  static func usualHeight(width: Int) -> Int { width < feltWidth ? 26 : 24 }

  /// The layout for a window; nil when the window is too small.
  init?(_ size: Size, players: PlayerCount) {
    guard size.width >= Self.minimumWidth, size.height >= Self.minimumHeight else { return nil }
    if size.height < Self.usualHeight(width: size.width) {
      self.init(low: size, players: players)
    } else {
      self.init(usual: size, players: players)
    }
  }

  private init(usual size: Size, players: PlayerCount) {
    isLow = false
    let isNarrow = size.width < Self.feltWidth
    let keyRows = isNarrow ? 2 : 1
    let width = Self.feltWidth(size)
    let x = (size.width - width) / 2
    let margin = isNarrow ? 1 : 2
    let contractRows = isNarrow ? 2 : 1
    let statusRows = size.height < Self.usualHeight(width: size.width) + 3 ? 2 : 3
    // The rows of everything but hand and plates: title, frame, own plate, trick line, contract.
    let fixed = 1 + 2 + 2 + contractRows + statusRows + keyRows
    cards = CardSizes(
      in: CardSizes.Room(
        players: players, width: width - 2 * margin, rows: size.height - fixed, handWidth: width,
        isNarrow: isNarrow))
    let topRows = players.hasSeatOpposite ? 1 + (cards.laid?.height ?? 1) : 0
    let handRows = HandLayout.rows(cards.hand, lines: cards.handLines)
    let room = size.height - fixed - topRows - handRows
    // A felt much higher than its cards would look empty.
    let mostSideRows = max(
      4 * cards.trick.size.height + 8 - topRows, cards.trick.roomyRows(players))
    let sideRows = min(room, mostSideRows)
    let spare = room - sideRows

    title = Self.bar(size, y: 0, rows: 1)
    keys = Self.bar(size, y: size.height - keyRows, rows: keyRows)
    page = Rect(x: 0, y: 1, width: size.width, height: size.height - 1 - keyRows)
    felt = Rect(
      x: x, y: 1 + spare / 2, width: width,
      height: 2 + topRows + sideRows + 2 + contractRows)
    inner = felt.inset(by: margin, 1)
    own = Rect(x: inner.x, y: inner.y + topRows + sideRows, width: inner.width, height: 1)
    trick = Rect(x: inner.x, y: own.bottom, width: inner.width, height: 1)
    contract = Rect(x: inner.x, y: trick.bottom, width: inner.width, height: contractRows)
    hand = Rect(x: x, y: felt.bottom, width: width, height: handRows)
    status = Rect(x: x, y: hand.bottom, width: width, height: statusRows)

    let sides = Rect(x: inner.x, y: inner.y + topRows, width: inner.width, height: sideRows)
    centre = sides.inset(by: cards.plateWidth, 0)
    let top = Rect(x: inner.x, y: inner.y, width: inner.width, height: topRows)
    plates = Self.plates(players, sides: sides, width: cards.plateWidth, top: top)

    let beside = (size.width - width) / 2
    let hasPanels = beside >= Self.panelWidths.lowerBound
    let panelWidth = max(
      Self.panelWidths.lowerBound, min(beside - Self.panelMargin, Self.panelWidths.upperBound))
    // Panels begin at the same row as the felt.
    let panelTop = felt.y
    let panelHeight = page.bottom - panelTop
    leftPanel =
      hasPanels
      ? Rect(x: x - panelWidth, y: panelTop, width: panelWidth - 1, height: panelHeight) : nil
    rightPanel =
      hasPanels
      ? Rect(x: x + width + 1, y: panelTop, width: panelWidth - 1, height: panelHeight) : nil
  }

  /// The layout for a low window: seats in two columns, the trick's line, the contract, and the
  /// hand.
  private init(low size: Size, players: PlayerCount) {
    isLow = true
    cards = .smallest
    let width = min(size.width, Self.feltWidth)
    let x = (size.width - width) / 2
    let contractRows = size.width < Self.feltWidth ? 2 : 1
    title = Self.bar(size, y: 0, rows: 1)
    keys = Self.bar(size, y: size.height - 1, rows: 1)
    page = Rect(x: 0, y: 1, width: size.width, height: size.height - 2)
    status = Rect(x: x, y: keys.y - 2, width: width, height: 2)
    let handRows = HandLayout.rows(cards.hand, lines: 1)
    hand = Rect(x: x, y: status.y - handRows, width: width, height: handRows)
    felt = Rect(x: x, y: 1, width: width, height: hand.y - 1)
    inner = Rect(x: x, y: felt.y, width: width, height: status.y - felt.y)
    let rows = felt.inset(by: 1, 0)
    contract = Rect(
      x: rows.x, y: rows.bottom - contractRows, width: rows.width, height: contractRows)
    trick = Rect(x: rows.x, y: contract.y - 1, width: rows.width, height: 1)
    centre = Rect(x: rows.x, y: rows.y, width: rows.width, height: contract.y - rows.y)
    let columns = rows.width / 2
    let top = rows.y + (trick.y - rows.y - (players.number + 1) / 2) / 2
    let cells = (0..<players.number).map { index in
      Rect(x: rows.x + index % 2 * columns, y: top + index / 2, width: columns, height: 1)
    }
    plates = Array(cells.dropLast())
    own = cells[players.number - 1]
    leftPanel = nil
    rightPanel = nil
  }

  /// The width of the felt: what the panels leave, or without panels the whole window, but no more
  /// than suits its height.
  ///
  /// In a wider window, the panels get two fifths, up to their greatest width.
  private static func feltWidth(_ size: Size) -> Int {
    let narrow = panelWidths.lowerBound + panelMargin
    let wide = panelWidths.upperBound + panelMargin
    guard size.width >= feltWidth + 2 * panelWidths.lowerBound else {
      return min(size.width, widestAlone)
    }
    let shared = max(size.width * 3 / 5 - 2 * panelMargin, size.width - 2 * wide)
    let felt = max(feltWidth, min(size.width - 2 * narrow, shared))
    return min(felt, max(widestAlone, size.height * 5 / 2), widest)
  }

  /// A bar across the window, centred if the window is wider than felt and panels.
  static func bar(_ size: Size, y: Int, rows: Int) -> Rect {
    let width = min(size.width, feltWidth(size) + 2 * (panelWidths.upperBound + panelMargin))
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
}

extension Layout {
  /// The felt of results: all rows between the title and the status line, also those of hand and
  /// panels; in a low window the same as `inner`.
  var result: Rect {
    isLow
      ? inner
      : Rect(x: title.x, y: title.bottom, width: title.width, height: status.y - title.bottom)
  }

  /// The layout for the lower rows of a window, below some that hold something else; nil if the
  /// table does not fit there.
  ///
  /// The keys stay where they are in the whole window.
  init?(below rows: Int, of size: Size, players: PlayerCount) {
    func layout(_ height: Int) -> Layout? {
      Layout(Size(width: size.width, height: height), players: players)
    }
    guard let whole = layout(size.height), let first = layout(size.height - rows) else {
      return nil
    }
    // A lower window may have fewer rows of keys.
    let missing = max(0, whole.keys.height - first.keys.height)
    guard let fitting = missing > 0 ? layout(size.height - rows - missing) : first else {
      return nil
    }
    self = fitting
    let paths: [WritableKeyPath<Layout, Rect>] = [
      \.title, \.felt, \.inner, \.centre, \.own, \.trick, \.contract, \.hand, \.status,
    ]
    for path in paths { self[keyPath: path] = self[keyPath: path].moved(down: rows) }
    plates = plates.map { $0.moved(down: rows) }
    (keys, page) = (whole.keys, whole.page)
    (leftPanel, rightPanel) = (nil, nil)
  }
}

extension Rect {
  fileprivate func moved(down rows: Int) -> Rect {
    Rect(x: x, y: y + rows, width: width, height: height)
  }
}

extension Rect {
  /// The upper half; with an odd height it includes the middle row.
  fileprivate var upper: Rect {
    Rect(x: x, y: y, width: width, height: (height + 1) / 2)
  }

  fileprivate var lower: Rect {
    Rect(x: x, y: y + (height + 1) / 2, width: width, height: height / 2)
  }
}

extension Layout {
  /// The layout for a person's view of a table; an onlooker has no hand, and the felt takes its rows.
  init?(_ size: Size, of view: GameObservation) {
    let players = view.rules.players
    self.init(size, players: players)
    guard view.isOnlookers, view.observation.hand == .none, !isLow else { return }
    // The highest window that has no more rows than this one when the hand is taken away.
    let tallest = (1...Self.mostHandRows).reversed().lazy.compactMap { rows in
      Layout(Size(width: size.width, height: size.height + rows), players: players)
        .flatMap { $0.hand.height >= rows ? $0 : nil }
    }.first
    guard var layout = tallest else { return }
    layout.hand = Rect(x: hand.x, y: layout.felt.bottom, width: hand.width, height: 0)
    layout.status = Rect(
      x: status.x, y: layout.felt.bottom, width: status.width, height: layout.status.height)
    (layout.keys, layout.page) = (keys, page)
    let top = layout.felt.y
    func panel(_ panel: Rect?) -> Rect? {
      panel.map { Rect(x: $0.x, y: top, width: $0.width, height: page.bottom - top) }
    }
    (layout.leftPanel, layout.rightPanel) = (panel(layout.leftPanel), panel(layout.rightPanel))
    self = layout
  }

  /// The most rows that a hand takes.
  private static let mostHandRows = 24

  /// The other seats, clockwise from the left of `seat`, with the rectangles of their plates.
  func others(from seat: Seat, _ players: PlayerCount) -> [(seat: Seat, plate: Rect)] {
    zip(players.seats(from: seat).dropFirst(), plates).map { ($0, $1) }
  }

  /// The seat with a plate at a position of a table that is seen from `seat`.
  func seat(at position: Position, from seat: Seat, _ players: PlayerCount) -> Seat? {
    if own.contains(position) { return seat }
    return others(from: seat, players).first { $0.plate.contains(position) }?.seat
  }
}

/// The rectangles of pages shown in place of the table.
extension Layout {
  /// The part of the page between the panels; without panels, all of it.
  var middle: Rect {
    guard leftPanel != nil else { return page }
    return Rect(x: felt.x, y: page.y, width: felt.width, height: page.height)
  }

  /// The block of a document: below the title and a blank row, or at the height of the panels.
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
  /// A centred column, no wider than is comfortable to read.
  var column: Rect {
    let width = min(self.width - 2, Self.widestColumn)
    return Rect(x: x + (self.width - width) / 2, y: y, width: width, height: height)
  }

  private static let widestColumn = 60

  /// The width of a comfortable column, with a blank before the marks beside it if there is room
  /// for one.
  var widthBesideMarks: Int { min(width, Self.widestColumn - 1) }
}
