import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws the auction in the middle of the felt: its rounds, the ladder of bids, and what more cards
/// of the person would do, as far as there is room.
struct AuctionView {
  let view: GameObservation

  func draw(on pen: inout Pen, in rect: Rect) {
    let rows = rows(pen, in: rect)
    let width = rows.map { $0.text(width: 0, pen.look).columns }.max() ?? 0
    rows.draw(
      on: &pen,
      in: Rect(
        x: rect.x + (rect.width - width) / 2, y: top(rows, in: rect), width: width,
        height: rows.count))
  }

  /// The rows of a block that the auction takes.
  func range(_ pen: Pen, in rect: Rect) -> Range<Int> {
    let rows = rows(pen, in: rect)
    let top = top(rows, in: rect)
    return top..<top + rows.count
  }

  /// The first row: below a blank one, if there is room for it.
  private func top(_ rows: [Row], in rect: Rect) -> Int {
    rect.y + min(1, rect.height - rows.count)
  }

  private func rows(_ pen: Pen, in rect: Rect) -> [Row] {
    let width = rect.width - (rect.width < Self.roomyWidth ? 0 : 2)
    let rounds = AuctionRounds(view: view).rows(pen, width: width)
    let ladder = BidLadder(view: view)
    guard rounds.count <= rect.height else {
      return rect.height < Self.leastRungs
        ? [] : ladder.rows(pen, width: width, height: rect.height)
    }
    let raises = raises(pen, width: width)
    let room = rect.height - rounds.count - 1
    func rungs(above below: [Row]) -> [Row]? {
      let rows = ladder.rows(pen, width: width, height: room - below.count)
      return rows.count < Self.leastRows ? nil : rows + below
    }
    let ladders = raises.isEmpty ? rungs(above: []) : rungs(above: [.blank] + raises)
    guard let below = ladders ?? (raises.count > room || raises.isEmpty ? rungs(above: []) : raises)
    else { return rounds }
    return rounds + [.blank] + below
  }

  /// What more cards of the person would do, in short if that saves rows.
  private func raises(_ pen: Pen, width: Int) -> [Row] {
    let wordings = [true, false].map { isWhole in
      Narration(view).raises(isWhole: isWhole).flatMap { pen.lines($0, width: width, .felt) }
    }
    return wordings[0].count > wordings[1].count ? wordings[1] : wordings[0]
  }

  /// The least width at which a column on either side stays free.
  private static let roomyWidth = 20
  /// The fewest rows of a ladder alone, and of one below the rounds.
  private static let leastRungs = 2
  private static let leastRows = 4
}

extension Layout {
  /// The rows below the seats of a low window.
  var belowSeats: Rect {
    Rect(
      x: centre.x, y: own.bottom + 1, width: centre.width, height: trick.y - own.bottom - 1)
  }
}

/// The rounds of an auction as rows: for each seat, from the first to speak, what it did in each
/// round.
struct AuctionRounds {
  let view: GameObservation

  /// The text of a turn.
  private struct Entry {
    var parts: [Row.Part] = []
    var columns: Int { parts.columns }
  }

  private static let gap = 2
  private static let widestName = 10
  private static let leastName = 3

  /// A row with the numbers of the rounds, and one for each seat; if not all rounds fit, the last
  /// ones with a mark for the earlier ones.
  func rows(_ pen: Pen, width: Int) -> [Row] {
    let names = seats.map { pen.youOrName($0, in: view) }
    let rounds = rounds(pen, width: width)
    let widths = rounds.enumerated().map { index, round in
      max(String(index + 1).columns, round.map(\.columns).max() ?? 1)
    }
    let longest = names.map(\.columns).max() ?? 0
    let nameWidth = max(
      Self.leastName, min(longest, Self.widestName, width - 1 - (widths.last ?? 0)))
    var first = rounds.count - 1
    var room = width - nameWidth - 1 - widths[first]
    while first > 0, room >= Self.gap + widths[first - 1] {
      first -= 1
      room -= Self.gap + widths[first]
    }
    let between = room > rounds.count - first ? Self.gap : 1
    func row(_ head: String, _ ink: Ink, _ entries: [Entry]) -> Row {
      var row = Row(parts: [Row.Part(text: head.leftAligned(in: nameWidth), ink: ink)])
      for (index, entry) in entries.enumerated() {
        let blanks = index == 0 ? between : Self.gap
        row.parts +=
          [Row.Part(text: String(repeating: " ", count: blanks), ink: .felt)] + entry.parts
        let rest = widths[first + index] - entry.columns
        row.parts.append(Row.Part(text: String(repeating: " ", count: rest), ink: .felt))
      }
      return row
    }
    let numbers = rounds.indices.dropFirst(first).map { index in
      Entry(parts: [Row.Part(text: String(index + 1), ink: .feltQuiet)])
    }
    let earlier = first > 0 ? String(pen.glyphs.ellipsis).rightAligned(in: nameWidth) : ""
    return [row(earlier, .feltQuiet, numbers)]
      + seats.indices.map { index in
        row(
          names[index].fitted(to: nameWidth, ellipsis: pen.glyphs.ellipsis),
          seats[index] == auction.turn ? .feltTurn : .felt,
          rounds.dropFirst(first).map { $0[index] })
      }
  }

  private var auction: Auction { view.observation.publicState.auction }

  /// The seats from the first to speak.
  private var seats: [Seat] {
    view.rules.players.seats(from: view.observation.publicState.dealer)
  }

  /// The entries of each round, one for each seat.
  private func rounds(_ pen: Pen, width: Int) -> [[Entry]] {
    var entries = auction.turns.map { entry($0, pen, width: width - Self.leastName - 1) }
    if auction.turn != nil { entries.append(Entry(parts: [Row.Part(text: "?", ink: .feltTurn)])) }
    while entries.count % seats.count > 0 { entries.append(Entry()) }
    return stride(from: 0, to: entries.count, by: seats.count).map {
      Array(entries[$0..<$0 + seats.count])
    }
  }

  /// A pass, the cards laid, or their number if they do not fit.
  private func entry(_ turn: Auction.Turn, _ pen: Pen, width: Int) -> Entry {
    if turn.cards.isEmpty { return Entry(parts: [Row.Part(text: "–", ink: .feltQuiet)]) }
    if 3 * turn.cards.count - 1 > width {
      return Entry(parts: [Row.Part(text: turn.cards.count.signed, ink: .felt)])
    }
    let cards = HandOrder(nil).sorted(turn.cards).map { card in
      [Row.Part(text: pen.small(card), ink: .small(card.suit, isTrump: false))]
    }
    return Entry(parts: Array(cards.joined(separator: [Row.Part(text: " ", ink: .felt)])))
  }
}

/// The bids within reach as rows, the highest first: each with its target and who has laid so many
/// cards.
struct BidLadder {
  let view: GameObservation

  /// The columns between two parts of a row, and the fewest for names.
  private static let gap = 2
  private static let leastNames = 6

  /// At most `height` rows, with a heading if there is room.
  func rows(_ pen: Pen, width: Int, height: Int) -> [Row] {
    let titles = [Phrase.ladderBid, .ladderTarget].map(pen.text)
    let columns = titles.map(\.columns)
    let hasTitles =
      columns[0] + columns[1] + 2 * Self.gap + Self.leastNames <= width && height > Self.leastRungs
    let widths = hasTitles ? columns.map { max(2, $0) } : [2, 2]
    let names = width - widths[0] - widths[1] - 2 * Self.gap
    let rungs = levels(atMost: max(0, height - (hasTitles ? 1 : 0)))
    let blank = String(repeating: " ", count: Self.gap)
    func row(_ bid: String, _ target: String, _ who: String, _ ink: Ink) -> Row {
      let numbers = bid.rightAligned(in: widths[0]) + blank + target.rightAligned(in: widths[1])
      return Row(parts: [Row.Part(text: numbers + (who.isEmpty ? "" : blank + who), ink: ink)])
    }
    let title = hasTitles ? [row(titles[0], titles[1], "", .feltQuiet)] : []
    return title
      + rungs.reversed().map { level in
        let seats = view.rules.players.seats.filter { auction.laid[$0].count == level }
        let ink: Ink = level == auction.most ? .feltTurn : seats.isEmpty ? .feltQuiet : .felt
        return row(
          String(level), String(view.rules.handRules.target(level: level)),
          self.names(of: seats, pen, columns: names), ink)
      }
  }

  private static let leastRungs = 3

  private var auction: Auction { view.observation.publicState.auction }

  /// The bids from the lowest that somebody has made up to two above the highest; if those are too
  /// many, the highest up to the next one.
  private func levels(atMost count: Int) -> ArraySlice<Int> {
    let lowest = auction.laid.lazy.map(\.count).filter { $0 > 0 }.min() ?? 1
    let top = min(view.rules.handRules.handSize, max(auction.most + 2, Self.leastRungs))
    let levels = Array(lowest...top)
    return levels.count > count
      ? levels.prefix { $0 <= auction.most + 1 }.suffix(count) : levels[...]
  }

  /// The names of seats in some columns; if they do not fit, shortened, or the last ones counted.
  private func names(of seats: [Seat], _ pen: Pen, columns: Int) -> String {
    let names = seats.map { pen.youOrName($0, in: view) }
    for shown in names.indices.reversed() {
      let rest = names.count - shown - 1
      let tail = rest == 0 ? "" : " +\(rest)"
      let room = (columns - tail.columns - 2 * shown) / (shown + 1)
      let line = names.prefix(shown + 1).map { $0.fitted(to: room, ellipsis: pen.glyphs.ellipsis) }
        .joined(separator: ", ")
      let whole = names.prefix(shown + 1).joined(separator: ", ")
      if whole.columns + tail.columns <= columns { return whole + tail }
      if room >= 3 { return line + tail }
    }
    return names.isEmpty ? "" : String(names.count)
  }
}
