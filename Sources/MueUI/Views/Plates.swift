import CellGrid
import MueGame
import MueRules

/// The plates of all seats and the cards laid in front of them, which have one size: the largest in
/// which all of them fit.
///
/// During the auction the number of laid cards is beside them, and each seat's last bid is raised,
/// if there is room for that at all seats.
struct Plates {
  /// The plates of the other seats with their rectangles, clockwise.
  private(set) var others: [(plate: SeatPlate, rect: Rect)]
  private var own: SeatPlate
  private let ownRect: Rect
  /// The rectangle of the cards that the person has laid, during the auction.
  private let laid: Rect?
  /// The rectangle for the rounds of the auction and the ladder of bids.
  let auction: Rect

  /// The plates on a felt; `hands` are the cards of the seats if all cards are open.
  init(
    in layout: Layout, of view: GameObservation, hands: ((Seat) -> CardSet)? = nil
  ) {
    ownRect = layout.own
    let isAuction = if case .auction = view.observation.publicState.phase { true } else { false }
    var arrangement = Arrangement(
      layout: layout,
      others: layout.others(from: view.seat, view.rules.players).map { seat, rect in
        (
          SeatPlate(
            view: view, seat: seat, isAtRight: rect.x > layout.centre.x,
            isAtTop: rect.y < layout.centre.y, hand: hands?(seat)), rect
        )
      }, own: SeatPlate(view: view, seat: view.seat, isAtTop: true),
      hasOwnLaid: isAuction && hands == nil)
    arrangement.enlarge()
    if isAuction { arrangement.showBids() }
    (others, own) = (arrangement.others, arrangement.own)
    laid = arrangement.ownLaid
    let centre = layout.centre
    let top = max(centre.y, others.map(\.rect).filter { $0.y < centre.y }.map(\.bottom).max() ?? 0)
    auction = Rect(
      x: centre.x, y: top, width: centre.width,
      height: centre.bottom - top - (laid?.height ?? 0))
  }

  /// Draws the plates and the cards in front of the other seats; roles are words on all plates, or
  /// glyphs on all.
  func draw(on pen: inout Pen, people: People? = nil, showsPoints: Bool = false) {
    let hasRoleWords = (others + [(own, ownRect)]).allSatisfy { plate, rect in
      plate.hasRoomForRole(pen, in: rect)
    }
    func shown(_ plate: SeatPlate) -> SeatPlate {
      var plate = plate
      (plate.showsPoints, plate.hasRoleWord) = (showsPoints, hasRoleWords)
      return plate
    }
    for (plate, rect) in others {
      var plate = shown(plate)
      plate.people = people
      plate.draw(on: &pen, in: rect)
    }
    shown(own).drawOwn(on: &pen, in: ownRect)
  }

  /// Draws the cards that the person has laid, during the auction.
  func drawOwnLaid(on pen: inout Pen) {
    if let laid { own.drawLaid(on: &pen, in: laid) }
  }
}

/// The plates while it is tried what fits.
private struct Arrangement {
  let layout: Layout
  var others: [(plate: SeatPlate, rect: Rect)]
  var own: SeatPlate
  /// Whether the cards that the person has laid are on the felt.
  let hasOwnLaid: Bool

  /// Chooses the largest size in which all cards fit; without one, they are short words.
  mutating func enlarge() {
    for size in CardSize.allCases where layout.cards.laid.map({ size <= $0 }) ?? false {
      var larger = self
      larger.change { $0.laidSize = size }
      if larger.boxes != nil { self = larger }
    }
  }

  /// Shows as much about the bids as fits beside the cards, perhaps of the next smaller size: the
  /// same at all other seats, and no more for the person.
  mutating func showBids() {
    guard let size = own.laidSize, let usual = boxes else { return }
    var smaller = self
    smaller.change { $0.laidSize = CardSize.allCases.last { $0 < size } ?? size }
    let shown = [
      showing(count: true, raised: true), smaller.showing(count: true, raised: true),
      showing(count: true, raised: false), smaller.showing(count: true, raised: false),
      showing(count: false, raised: true),
    ]
    guard let next = shown.first(where: { $0.fits(like: usual) }), let first = next.others.first
    else { return }
    self = next
    for (hasCount, isBidRaised) in [(true, true), (true, false), (false, true)]
    where (!hasCount || first.plate.hasCount) && (!isBidRaised || first.plate.isBidRaised) {
      var next = self
      next.own.show(count: hasCount, raised: isBidRaised)
      if next.fits(like: usual) {
        self = next
        return
      }
    }
  }

  /// The same with bids shown at the other seats.
  private func showing(count: Bool, raised: Bool) -> Arrangement {
    var next = self
    for index in others.indices {
      next.others[index].plate.show(count: count, raised: raised)
      // The raised cards of the opposite seat need a row of the centre.
      if raised, others[index].plate.isAtTop {
        let rect = others[index].rect
        next.others[index].rect = Rect(
          x: rect.x, y: rect.y, width: rect.width, height: rect.height + 1)
      }
    }
    return next
  }

  /// Whether all cards fit in no more rows than otherwise.
  private func fits(like usual: [LaidCards]) -> Bool {
    guard let boxes else { return false }
    return zip(boxes, usual).allSatisfy { $0.rows <= $1.rows }
  }

  private mutating func change(_ change: (inout SeatPlate) -> Void) {
    for index in others.indices { change(&others[index].plate) }
    change(&own)
  }

  /// The boxes of the cards of all seats that have laid any; nil if some do not fit.
  private var boxes: [LaidCards]? {
    guard let size = own.laidSize else { return nil }
    var all: [LaidCards] = []
    for (plate, rect) in others where !plate.shown.isEmpty {
      let cards = SeatPlate.cards(in: rect, isAtTop: plate.isAtTop)
      guard let boxes = plate.boxes(size, in: cards), isBesidePlates(boxes, of: plate),
        !plate.isBidRaised || boxes.hasRoomForRaised
      else { return nil }
      all.append(boxes)
    }
    guard hasOwnLaid, !own.shown.isEmpty else { return all }
    guard let rect = ownLaid, let boxes = own.boxes(size, in: rect),
      !own.isBidRaised || boxes.hasRoomForRaised
    else { return nil }
    return all + [boxes]
  }

  /// Whether cards of the opposite seat that reach into the centre do not reach the plates beside
  /// it.
  private func isBesidePlates(_ boxes: LaidCards, of plate: SeatPlate) -> Bool {
    guard plate.isAtTop, plate.isBidRaised else { return true }
    let last = boxes.rect(plate.shown.count - 1)
    return boxes.rows == 1 && boxes.rect(0).x > layout.centre.x
      && last.right + plate.countColumns < layout.centre.right
  }

  /// The place of the cards that the person has laid: the lowest rows between the plates, at most
  /// half of them for cards; nil if they do not fit.
  var ownLaid: Rect? {
    let (centre, count) = (layout.centre, own.shown.count)
    guard hasOwnLaid, count > 0 else { return nil }
    func rect(_ rows: Int) -> Rect {
      Rect(x: centre.x + 1, y: centre.bottom - rows, width: centre.width - 2, height: rows)
    }
    guard let size = own.laidSize else {
      return rect(SeatPlate.rowsInWords(count, width: centre.width - 2))
    }
    let rows = size.height + (own.isBidRaised ? 1 : 0)
    return [rows, rows + LaidCards.corner.rows].lazy.map(rect).first {
      $0.height <= centre.height / 2 && own.boxes(size, in: $0) != nil
    }
  }
}
